import type { Home } from "#lib/description/home.ts";
import type { Term } from "./lexicon.ts";

const never = (words: string): Term => ({ words, held: () => false });
const when = (words: string, held: (home: Home) => boolean): Term => ({ words, held });

/** Claims for which the screens have no field, or one that says less: nobody can have entered them. */
export const OTHER_TERMS: readonly Term[] = [
  // Fittings and finishes
  never("(?:\\w+ burning |gas |stone |brick )?fire ?places?|hearths?|wood burning"),
  never(
    "(?:recessed|track|accent|pendant|under cabinet|landscape|mood|designer|updated|modern) light(?:s|ing)|chandeliers?|can lights",
  ),
  never("(?:\\w+ )?counter ?tops?|waterfall (?:counters?|edge)|back ?splash(?:es)?|soft close"),
  never(
    "bosch|viking|sub zero|wolf|miele|samsung|kitchenaid|thermador|whirlpool appliances|kohler|andersen|pella",
  ),
  never("granite|quartz|marble|butcher block|corian|travertine|soapstone"),
  never("stainless(?: steel)?(?: appliances)?"),
  never("(?:kitchen |center |large )?islands?|breakfast bar|pantry|pantries|butler['’]s pantry"),
  never(
    "crown molding|wainscot(?:ing)?|coffered ceilings?|tray ceilings?|exposed beams?|shiplap|built ins|built in (?:shelv\\w+|bookcases?|cabinets?)|bookshelves",
  ),
  never(
    "(?:gourmet|chef['’]s|designer|custom|galley|open) kitchen|custom (?:cabinets?|cabinetry|closets?|built|home)",
  ),
  never(
    "french doors?|bay windows?|picture windows?|floor to ceiling windows?|(?:large|big|oversized|new|replacement|huge) windows?|walls? of (?:glass|windows)|stained glass|sliding doors?|pocket doors?",
  ),
  never(
    "(?:walk in|rain|glass|steam) showers?|soaking tub|claw ?foot tub|garden tub|double (?:vanity|vanities|sinks?)|dual (?:vanity|vanities|sinks?)|jack and jill|bidet",
  ),
  never(
    "solar (?:panels?|power|array)|ev charg(?:er|ing)|electric vehicle|tesla|generators?|tankless|water heater|smart (?:home|thermostats?|locks?)|nest thermostat|water softener|central vac(?:uum)?|fiber (?:internet|optic)|high speed internet|wi ?fi|surround sound",
  ),
  never("energy efficient|energy star|low utility|leed|green home|net zero|well insulated"),
  never(
    "double ovens?|pot filler|warming drawers?|beverage (?:center|fridge)|coffee bar|ice ?makers?|(?:farmhouse|apron|farm) sinks?|(?:vent|range) hoods?|induction|pull outs?|lazy susan|subway tile|heated towel|linens?|laundry chutes?|dumbwaiter|trash chute",
  ),
  never(
    "whole house (?:fan|generator|filter)|humidifiers?|radon|sump pumps?|spray foam|insulation|copper (?:pipes?|plumbing)|(?:\\d+|hundred) amps?|electrical panel|breaker panel|plumbing|boilers?|storm shelter|bunker|sprinklered|epoxy|wainscoting",
  ),
  never(
    "awnings?|(?:plantation )?shutters?|blinds|window treatments?|curtains?|drapes|wallpaper|beadboard|tin ceilings?|beamed ceilings?|transoms?|(?:original|period|vintage) (?:woodwork|details?|millwork|trim|moldings?|hardware|features?|character)|millwork|(?:spiral |grand |floating )?stair ?cases?|dormers?|turrets?|cupola|breezeway|courtyards?|porte cochere|portico|columns",
  ),
  never(
    "(?:coin|shared|in unit|common|on site) laundry|(?:hoa|dues|fees?|association) (?:covers?|includes?|pays?)(?: [^.,;]+)?",
  ),
  never("(?:owned|leased|rooftop|paid off) solar"),
  when("solar(?! (?:cooling|air))", (home) => home.has("cooling", "Solar")),
  // Condition
  when(
    "structural(?:ly)? (?:redone|updated|renovat\\w+|rebuilt)|(?:redone|updated|rebuilt) structurally",
    (home) => home.remodeled > 0,
  ),
  when(
    "(?:newly |recently |completely |fully |freshly |totally |tastefully |extensively ){0,4}(?:renovated|remodeled|rehabbed|restored|renovations?|remodel)",
    (home) => home.remodeled > 0,
  ),
  never(
    "(?:newly |recently |freshly )?(?:updated|upgraded|refinished|repainted|refreshed|redone|modernized)|updates|upgrades|fresh(?:ly)? paint(?:ed)?|new paint",
  ),
  never(
    "(?:brand )?new(?:er|ly)? (?:\\w+ ){0,2}(?:roof|kitchen|bath(?:room)?s?|appliances?|hvac|furnace|floor(?:s|ing)?|windows?|carpet(?:ing)?|paint|construction|build|built|siding|water heater|plumbing|electrical|wiring|deck|ac|fixtures?|cabinets?|counter(?:s|tops?)|landscaping)|never lived in|new build",
  ),
  never(
    "move in ready|turn ?key|well maintained|meticulously (?:maintained|kept|cared)|immaculate|pristine|mint condition|one owner|original owner|pre ?inspected|inspected|warranty|warranties|low maintenance|maintenance free|as is|needs (?:work|tlc)|fixer upper",
  ),
  // Layout
  never("open (?:floor ?plan|concept|layout|plan)|split (?:bedroom )?(?:floor ?)?plan"),
  never(
    "(?:single|one|two|three|1|2|3|multi) ?(?:story|stories|level)|(?:single|main|first|second|third|ground|top|upper|fourth|fifth|\\d+(?:st|nd|rd|th)) (?:floor|level|story)(?: (?:primary|bedroom|bath|laundry|living))?|upstairs|penthouse|corner unit|end unit|top floor",
  ),
  never(
    "(?:home )?office|study|den|bonus room|rec(?:reation)? room|game ?room|media room|(?:home )?theat(?:er|re)|home gym|exercise room|craft room|play ?room|guest (?:room|bedroom)s?|wine (?:cellar|room|fridge)|great room|foyer|sitting room|safe room|panic room|in home gym|powder room|reading nook|music room",
  ),
  never("(?:large|deep|ample|huge|oversized) closets?|linen closet|cedar closet"),
  never(
    "natural (?:sun)?light|sun ?(?:lit|filled|drenched|ny|light)|light filled|bright(?: and airy)?|airy|abundant light|southern exposure|south facing",
  ),
  // Grounds and surroundings
  never(
    "trampolines?|hammocks?|waterfalls?|koi|putting green|bocce|zip ?line|raised beds?|rain barrels?|xeriscap\\w+|(?:artificial )?turf|alley|circular drive(?:way)?|rv gate|boat ?(?:lift|house|ramp)s?|seawall|pier|mooring|horses?|corral|arena|chickens|greenbelt|side ?walks?|street ?lights?|bike lanes?|sunsets?|sunrises?|wildlife|deer|block part(?:y|ies)|commut(?:e|er|ing)",
  ),
  never("(?:\\w+ )?views?(?: of [^.,;]+)?|overlook(?:s|ing)?|vistas?|panorama"),
  never(
    "cul de sac|corner lot|dead end|tree lined|wooded|mature (?:trees|landscaping)|(?:fruit|shade|oak|palm|apple) trees?|professionally landscaped|landscap(?:ed|ing)|level lot|flat lot|sloping|cleared lot|buildable|pasture|creek|stream|orchard|vineyard",
  ),
  never(
    "(?:tool |garden |storage )?sheds?|barns?|stables?|gazebo|pergola|fire ?pits?|fountain|tree ?house|play ?ground|play ?set|swing set|cabana|pool house|casitas?|guest ?house|boathouse|outbuildings?|chicken coop|back ?yard(?: oasis)?",
  ),
  never(
    "club ?houses?|fitness (?:center|room)|gym|golf(?: course)?|community center|rooftop|bike (?:room|storage)|dog (?:park|run)|pet (?:friendly|washing)|on site (?:management|laundry|manager)|trash service|snow removal",
  ),
  never(
    "quiet|peaceful|secluded|tranquil|serene|private (?:yard|setting|lot|road|entrance|drive)|privacy|noise free",
  ),
  never(
    "(?:sought after|desirable|popular|vibrant|growing|thriving|trendy|historic|coveted|friendly|walkable|established|up and coming|safe|safest|nice|great|charming|prime|hot) (?:\\w+ )?(?:neighborhoods?|areas?|communit(?:y|ies)|locations?|districts?|streets?|part of town|suburbs?)|walk ?score|walkab(?:le|ility)|central(?:ly)? located|convenient location|conveniently located|prime location|great location",
  ),
  never(
    "downtown|shopping|shops|stores|malls?|restaurants?|cafes?|coffee shops?|night ?life|entertainment|parks?(?!ing| (?:the|your|a|an|in|on|up|it|here)\\b)|(?:hiking|walking|biking|bike|running|jogging) (?:trails?|paths?)|trails?|beach(?:es)?|mountains?|ocean|lakes?|rivers?|hospitals?|university|college|campus|airport|highways?|freeways?|interstate|grocery stores?|grocers?|supermarkets?|farmers['’] markets?|museums?|marina|ski (?:resort|slopes?|hill)|forest|national park",
  ),
  never("schools?|school district|elementary|kindergarten|daycare|playgrounds?"),
  never(
    "(?:very |extremely )?safe(?:ty|st|r)?(?! deposit)|low crime|crime(?: free| rates?)?|secure (?:neighborhood|area|community)|security patrol|neighborhood watch|peace of mind",
  ),
  // Land
  never(
    "power poles?|(?:power|electricity|electric|utilities|fiber|water|gas|sewer|cable)(?: and \\w+)? (?:is |are )?(?:on site|(?:at|to|near|along|available at) (?:the )?(?:lot line|street|road|property line|lot))|lot line",
  ),
  never(
    "survey(?:ed)?|perc(?:olation)? test(?:ed|s)?|percs|zon(?:ed|ing)|hunting|fishing|road frontage|paved road|easements?|mineral rights|timber|subdivid(?:e|ed|able)|permits?(?: in hand)?|plans (?:are )?approved",
  ),
  // Money and terms
  never(
    "(?:low |reduced |lower )(?:property )?tax(?:es)?|property tax(?:es)?|below market|under ?priced|price (?:reduced|drop|cut)|priced to sell|motivated|investment|rental income|income producing|cash flow|tenants?|airbnb|rents?(?: (?:for|are|is|of))?|rent roll|appraised|appreciat(?:es?|ing|ion)|seller financing|closing costs|rebates?|bidding|offers? (?:due|deadline)",
  ),
  when(
    "hoa|homeowners['’]? association|condo fees?|association fees?|maintenance fees?",
    (home) => home.hoa > 0,
  ),
  never(
    "furnished|furniture (?:included|stays|conveys)|all appliances (?:included|stay|convey)|(?:stays?|conveys?|included) with the (?:sale|home|house)|pets? (?:are )?(?:allowed|welcome|ok)|no smoking",
  ),
  never(
    "duplex(?:es)?|triplex(?:es)?|four ?plex|town ?(?:house|home)s?|row ?house|co ?op|mobile home|manufactured(?: home)?|modular|tiny home|apartment building|brand name",
  ),
  when("condo(?:minium)?s?", (home) => home.type === "condominium"),
  when("single family(?: (?:home|house|residence))?", (home) => home.type === "single_family"),
  when("multi ?family(?: (?:home|property|building))?", (home) => home.type === "multi_family"),
  when(
    "(?:vacant|raw|undeveloped) land|(?:parcel|piece) of land|building lot",
    (home) => home.type === "land_lot",
  ),
  when("acreage", (home) => home.lot >= 43_560),
  // Superlatives
  never(
    "(?:the |one of the |its |very )?(?:best|finest|greatest|largest|biggest|top rated|top ranked|highest rated|number one|most (?:desirable|sought after|beautiful|popular|exclusive|prestigious)|award winning|a rated|a\\+ rated|blue ribbon|world class|unmatched|unbeatable|one of a kind)(?: \\w+){0,2}",
  ),
];
