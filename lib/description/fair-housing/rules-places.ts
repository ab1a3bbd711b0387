import { refusalOf, type Rule, rule } from "./rule.ts";

const PEOPLE =
  "(?:people|persons?|famil(?:y|ies)|buyers?|tenants?|renters?|owners?|homeowners|residents?|households?|applicants?)";
const AREA =
  "(?:neighbou?rhoods?|communit(?:y|ies)|areas?|districts?|enclaves?|part of town|section of town)";
const RACES =
  "(?:whites?|blacks?|african americans?|caucasians?|asians?|hispanics?|latin[oax]s?|native americans?|anglos?)";
const ORIGINS =
  "(?:foreign(?:er)?s?|americans?|immigrants?|mexicans?|chinese|indians?|arabs?|africans?|europeans?|italians?|irish|polish|russians?|koreans?|japanese|vietnamese|cubans?|puerto ricans?)";
const FAITHS =
  "(?:christians?|catholics?|protestants?|jewish|jews?|muslims?|islamic|hindus?|buddhists?|mormons?|lds|evangelicals?)";
const FOR =
  "(?:just )?(?:perfect|ideal|great|best|suited|well suited|suitable|wonderful|good|made|designed|excellent|fantastic|right) for";
const GROUP_LEAD = `(?:${FOR} )?(?:(?!(?:or|and) )(?:(?:a|an|any|the|all|young|growing|large|big|your|busy|active|retired|or|and) ){1,6})?`;

const race = rule("race or color", "violation");
const maybeRace = rule("race or color", "caution");
const religion = rule("religion", "violation");
const maybeReligion = rule("religion", "caution");
const disability = rule("disability", "violation");
const maybeDisability = rule("disability", "caution");
const origin = rule("national origin", "violation");
const RACE_REASON = "An ad can't state who lives, or should live, in a place by race or color.";
const CODE_WORD = "The word has been used to say who is wanted in a place; a fact says more.";
const FAITH_REASON = "An ad can't state a preference for, or describe a place by, a religion.";
const ABILITY_REASON = "An ad can't shut out people with disabilities or ask about health.";
const SAFETY =
  "Words about safety and crime have been used to steer buyers and can't be backed up in an ad.";

/** Race, color, national origin, religion, and disability. */
export const PLACE_RULES: readonly Rule[] = [
  // Race, color, national origin
  race(
    `(?:no )?${RACES} (?:${PEOPLE} )?(?:only|preferred|wanted)|${refusalOf("(?:blacks|whites|asians|hispanics|latinos|minorities|african americans)")}`,
    RACE_REASON,
  ),
  race(
    `(?:predominantly |mostly |all |historically )?(?:white|black|african american|caucasian|asian|hispanic|latin[oax]|native american|minority|ethnic|colored) (${AREA}|${PEOPLE}|churchgoers)`,
    RACE_REASON,
    "$1",
  ),
  race(
    "(?<!(?:deed|age)[\\s-]+)restricted (communit(?:y|ies)|neighborhoods?)",
    "The words recall covenants that kept people out by race.",
    "$1",
  ),
  origin(
    `${refusalOf(`${ORIGINS}(?: ${PEOPLE})?`)}|${ORIGINS} (?:only|preferred)|(?:american |u\\.?s\\.? )?citizens only|american born`,
    "An ad can't shut people out by where they come from.",
  ),
  origin(
    "english (?:speaking )?only|(?:must|should|needs? to|has to|have to) (?:be able to )?(?:[\\w]+ ){0,4}(?:speak|understand|know|read)(?: (?:good|fluent))? english|(?:must|should|needs? to) be fluent in english|english speak(?:ing|ers?) (?:preferred|required|tenants?|buyers?|only)|no accents",
    "Asking for a language shuts people out by where they come from.",
  ),
  origin(
    `(?:chinese|mexican|indian|korean|italian|irish|polish|russian|cuban|puerto rican|vietnamese|arab|immigrant|foreign) (neighborhood|communit(?:y|ies)|enclave|families|buyers)`,
    "An ad can't describe who lives in a place by where they come from.",
    "$1",
  ),
  rule("national origin", "caution")(
    "oriental(?! (?:rugs?|carpets?))(?: (\\p{L}+))?",
    "The word is for rugs at most; name the material or the style.",
    "$1",
  ),
  maybeRace(
    "(?:racially |ethnically )?(?:integrated|diverse|mixed) (neighborhoods?|communit(?:y|ies)|areas?|population|block|street|schools?)",
    "Who lives in a place is not for an ad to say, well meant or not.",
    "$1",
  ),
  maybeRace(
    "(?:culturally |racially |ethnically )(?:diverse|integrated|mixed|rich)|multi ?(?:cultural|ethnic|racial)",
    "Who lives in a place is not for an ad to say, well meant or not.",
  ),
  maybeRace(
    "diverse(?! (?:plant|land|garden|tree|flora|floor|menu|range|array|collection|use|architect|set|select|option|mix of (?:shop|restaurant|store)))",
    "Who lives in a place is not for an ad to say, well meant or not.",
  ),
  maybeRace(
    "(?<!fully )(?<!seamlessly )racial(?:ly)? integrated|integrated(?! (?:appliance|refrigerat|dishwash|microwave|garage|shelv|storage|speaker|sound|light|system|smart|security|audio|tech|kitchen|cabinet|desk|bench|seating|wine|oven|heating|solar|blind|shade|with|into|by|design|sink))",
    "Who lives in a place is not for an ad to say, well meant or not.",
  ),
  maybeRace(
    "exclusive(?![\\s-]+(?:use|listing|listed|right|rights|agent|agency|access to|to the|of|parking|deck|patio|yard|garden|balcony|roof))",
    CODE_WORD,
  ),
  maybeRace(
    "executive(?:[\\s-]style)? (homes?|propert(?:y|ies)|residences?|neighborhoods?|communit(?:y|ies)|estates?)",
    CODE_WORD,
    "$1",
  ),
  maybeRace(
    "private (communit(?:y|ies)|neighborhoods?|enclave)(?! (?:pool|garden|room|park|dock|beach))",
    CODE_WORD,
    "$1",
  ),
  maybeRace(
    "(?:hoa |condo |co ?op )?(?:membership|board|committee|neighborhood) approvals?",
    "Approval by members or a board has been used to keep people out; name the paperwork.",
    "application",
  ),
  maybeRace(
    "(?<!non[\\s-]+)(?:traditional|established ethnic|transitional|changing|gentrifying) (neighborhoods?|areas?|communit(?:y|ies))",
    CODE_WORD,
    "$1",
  ),
  maybeRace("up (?:and|&|n) coming", CODE_WORD),
  maybeRace("prestigious", CODE_WORD),
  maybeRace(
    "country clubs?(?! (?:road|rd|drive|dr|lane|ln|street|st|avenue|ave|boulevard|blvd|court|ct|circle|cir|way|place|pl|parkway|pkwy|terrace|hills|estates|plaza)\\b)",
    "Clubs have chosen their members; name the golf course and how far it is.",
  ),
  maybeRace(
    `(?:very |extremely |super )?(?:safe|safest|secure|crime free|low crime)(?:,? (?:and |but )?(?:quiet|friendly|sound|secure|clean|lovely|pretty|walkable|well kept|established|nice)){0,3},? (${AREA}|streets?|blocks?|suburbs?)`,
    SAFETY,
    "$1",
  ),
  maybeRace("(?:low|no|little|zero) crime(?: rates?)?|crime free|low crime rates?", SAFETY),

  // Religion
  religion(
    `${FAITHS} (homes?|couples?|persons?|people|singles?|roommates?|lad(?:y|ies)|gentlem[ae]n|households?|neighborhoods?|communit(?:y|ies)|areas?|famil(?:y|ies)|buyers?|tenants?|owners?|values|atmosphere)(?: (?:only|preferred|wanted))?|${FAITHS} (?:only|preferred)|${refusalOf(FAITHS)}`,
    FAITH_REASON,
    "$1",
  ),
  maybeReligion(
    "(?:(?:conveniently )?(?:near|near to|close to|next to|beside|across from|opposite|by|walk(?:ing distance)? to|steps (?:from|to)|minutes (?:from|to)|within walking distance (?:of|to)|convenient to|around the corner from)) (?:(?:a|an|the|our|your|many|several|local|area|beautiful|historic|all|to) ){0,6}(?:[\\w.'’]+ ){0,3}(?:churches|church|synagogues?|mosques?|temples|cathedrals?|parish(?:es)?|kingdom halls?|(?:house|place)s? of (?:worship|prayer))(?! (?:street|st|road|rd|lane|ln|avenue|ave|hill|drive|dr|creek|point|square|park)\\b)",
    "Naming places of worship as a draw can be read as a preference for a religion.",
  ),

  // Disability
  disability(
    refusalOf(
      "(?:(?:the )?(?:wheelchairs?|walkers|handicapped?|disabled|disabilities|crippled)(?: (?:people|persons?|users?|access))?)",
    ),
    ABILITY_REASON,
  ),
  disability(
    "(?:not |un)(?:suited|suitable) (?:for|to) (?:the )?(?:handicapped|disabled|wheelchairs?|elderly)(?: (?:people|persons?|users?))?",
    ABILITY_REASON,
  ),
  disability(
    "(?:must be |for the )?able bodied(?: (?:people|persons?|tenants?|buyers?|only)){0,4}|must be (?:ambulatory|able to (?:climb|walk|live)[^.,;]*)|ambulatory only",
    ABILITY_REASON,
  ),
  disability(
    "(?:healthy|sober|sane)(?: (?:people|persons?|tenants?|adults?))? only",
    ABILITY_REASON,
  ),
  disability(
    `no (?:one )?(?:with (?:a )?)?(?:mentally (?:ill|handicapped|disabled)|mental (?:illness(?:es)?|patients|health (?:issues|problems)))(?: (?:people|persons?))?|${refusalOf("(?:the )?mentally (?:ill|handicapped|disabled)(?: (?:people|persons?))?")}`,
    ABILITY_REASON,
  ),
  disability(
    refusalOf("(?:service|assistance|support|emotional support|guide|therapy) (?:animals?|dogs?)"),
    "A person with a disability may keep an assistance animal whatever the rule on pets.",
  ),
  disability(
    "(?:(?:must|able to|capable of) (?:be able to )?(?:live|living) independently|(?:capable of )?independent living (?:required|only))",
    ABILITY_REASON,
  ),
  maybeDisability(
    "handicap(?:ped)? accessible",
    "Accessible is the plain word for it.",
    "accessible",
  ),
  maybeDisability(
    "handicap(?:ped)? (access|entry|ramps?|parking|bath(?:room)?s?|showers?|equipped|friendly|features?)",
    "Accessible is the plain word for it.",
    "accessible $1",
  ),
  maybeDisability(
    "(?<!(?:golf|his|her|my|a) )handicap(?:ped|s)?",
    "Name the features, such as a ramp or wide doors; not the people.",
    "accessible",
  ),
  maybeDisability(
    `${GROUP_LEAD}sports? minded(?: ${PEOPLE})?`,
    "Naming who would enjoy a place can shut out people with disabilities.",
  ),
  maybeDisability(`(?:physically|mentally) (?:fit|strong)(?: ${PEOPLE})?`, ABILITY_REASON),
  maybeDisability(
    `responsible(?! (?:for|to|part(?:y|ies)))(?: (?:adults?|couples?|individuals?|${PEOPLE.slice(3, -1)}))?`,
    "Asking for a kind of person has been read as shutting out people with disabilities.",
  ),
];
