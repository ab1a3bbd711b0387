// The words by which a sentence says what it thinks of people. One set to each part they play.
const listed = (source: string) => source.trim().split(/\s+/);
const set = (source: string) => new Set(listed(source));

// The forms of regular verbs: "accept", "accepts", "accepted", "accepting".
const verbs = (source: string) => new Set(listed(source).flatMap(formsOf));
function formsOf(verb: string): string[] {
  const stem = verb.replace(/e$/, "");
  if (/[^aeiou]y$/.test(verb)) {
    const y = verb.slice(0, -1);
    return [verb, `${y}ies`, `${y}ied`, `${verb}ing`];
  }
  const double =
    /^(?:ban|bar|let|evict|rid|screen|deter|permit|admit|fit|get|ship|rent|sell|prefer|keep|step|stop)$/;
  const last = double.test(verb) ? verb.slice(-1) : "";
  return [
    verb,
    /(?:ch|sh|ss|x)$/.test(verb) ? `${verb}es` : `${verb}s`,
    `${stem}ed`,
    `${stem}ing`,
    `${stem}${last}ed`,
    `${stem}${last}ing`,
  ];
}

/** People in general: those whom a trait before them or a phrase after them narrows down. */
export const PEOPLE = set(`
  people person persons family families buyer buyers tenant tenants renter renters owner owners
  homeowner homeowners resident residents household households applicant applicants adult adults
  folk folks crowd couple couples neighbor neighbors neighbour neighbours woman women man men lady
  ladies gentleman gentlemen individual individuals professional professionals purchaser purchasers
  occupant occupants parent parents anyone anybody someone somebody everyone nobody roommate
  roommates guest guests group groups type types folks population populations male males female
  females guy guys girl girls boy boys gal gals worker workers holder holders recipient recipients
  user users speaker speakers child children kid kids student students lessee lessees mother mothers
  father fathers mom moms dad dads mama members member party parties clientele newcomers executives
  dweller dwellers inhabitants citizen citizens soul souls client clients investor investors
  ownership occupancy tenantry gentry company persuasion extraction stock blood faithful brethren
  lodger lodgers boarder boarders bidder bidders peeps human humans brothers sisters descent lineage
  nationals nationality races race faith religion creed ancestry origin origins background backgrounds
  element elements elders seniors veteran veterans demographic demographics ones folk hands
  applications application inquiries inquiry callers candidate candidates prospects prospect inquirers inquirer patient patients leaseholder leaseholders shareholder
  shareholders faces eyes hearts souls kin clan clans tribe names name accents accent character
  names surname surnames skin appearance looks values lifestyle lifestyles vegetarian vegetarians
  vegans teetotalers
`);

/** Whoever they may be, so that what follows tells of whom: "anyone with", "those who". */
export const WHOEVER = set(`
  anyone anybody whoever someone somebody those people persons person buyers buyer tenants tenant renters
  renter applicants applicant residents resident occupants occupant households household families
  family couples couple individuals individual folks purchasers purchaser lessees lessee everyone everybody
  neighbors homeowners candidates candidate prospects types adults men women man woman who whom they
  inquirers callers one ones members nobody
`);

/** What joins them to what they are, have or do. */
export const JOINS = set(`
  with without on in from of who whom whose that which using use uses receiving receive receives
  having have has needing need needs requiring require requires under over born raised relying rely
  speaking speak speaks practicing raising raise living live lives expecting collecting collect
  holding hold bringing bring brings attending attend belonging belong identifying suffering suffer
  recovering carrying paying pay is are not do does cannot can taking take takes see sees seeing
  wearing wear wears were was going go goes coming come comes against gets get getting
`);

/** Places that people make up. */
export const AREAS = set(`
  neighborhood neighborhoods neighbourhood community communities area areas enclave enclaves suburb
  suburbs subdivision subdivisions district section block blocks street building buildings complex
  village town quarter parish pocket colony ghetto settlement stronghold environment lane road
  cul development tract zone
`);

/** Where somebody is, of those who are around: "the neighbors are", "everyone here is". */
export const AROUND = set(`
  neighborhood neighbourhood community area enclave suburb subdivision district block street building
  complex village town quarter hood neighbors neighbours residents everyone everybody lane
  population crowd people folks families homeowners development tenants owners
`);

export const MODIFIERS = set(`
  a an the any some all one two three four more most other others of those that these this such our
  your their his her my its and or nor plus also even very truly really small young little large big
  older old good nice quiet clean decent respectable responsible reliable professional mature stable
  serious qualified private full part time long term new another extra single married retired working
  active busy growing happy healthy loving discreet discerning kind sort type types kinds sorts
  class as just only strictly exclusively primarily solely mostly mainly please , additional
  unruly noisy loud too many several few modern traditional conservative upscale affluent
  hardworking hard like minded well to do established fellow similar same local potential
  prospective certain open visibly obviously non person people with government housing rental
  emotional support practicing able bodied whatsoever kinds mere single-minded honest true real
  legal future next current existing sole first few total newly recently fully physically mentally
  who are is no not sturdy strong proper so called
`);

/** What may follow people who stand by themselves; after any other word they are of a thing. */
export const FOLLOWERS = set(`
  calls writes inquires phones knocks
  , ; and or nor but who whom whose that which with without in on at of for from to by as is are was
  were be been being am will would can could should must may might need needs do does did have has
  had not never no only please preferred wanted desired sought favored encouraged required allowed
  permitted accepted welcome unwelcome considered ideal here there anywhere around near nearby
  living first strictly always often still love enjoy appreciate prefer feel fit seem apply seek
  inquire look because since so if unless where when than then too also alone either whatsoever ever
  period thanks thank sorry under over above below within inside upstairs downstairs outside moving
  next anymore yet now rather except these those this own live lives reside look tend make makes
  come comes go stay throughout instead like into get gets dominate run fill belong unsuitable
  ineligible prohibited banned barred excluded turned past beyond per during after before between
  while against shall cannot until hmu dm unto among amid about per via just even more most all both each
  every any some it we you they he she i us them our your their my his her its bother waste call
  write read pay pays came went made makes want wants ask asks moved move cause causes cost costs
  bring brings need verification mandatory prohibited discouraged forbidden declined refused rejected
  denied screened unwanted invited anytime lately elsewhere again forever up down out off through
  ruin ruins keep keeps become becomes happy comfortable unhappy safe eligible holding
  sought sometimes usually anyway together say says said tell told give gives try tries buy buys rent rents owned one two three 1 2 3 4 max maximum limit limits
  exceptions exception tolerated entertained considered accommodated suited the a an what how why
`);

/** Heads that make a word before them a thing or an institution, and no people. */
export const THINGS = set(`
  room rooms bedroom bedrooms bath baths bathroom playroom suite nook playhouse playset museum club
  clubs school schools camp hospital hospitals shoe shoes store stores shop shops pool playground
  park program programs class classes toys toy furniture clinic clinics ramp ramps access accessible
  accessibility lift lifts elevator entrance entry parking spot stall bakery bakeries restaurant
  restaurants market markets deli cuisine food grocer grocery theater theatre center centers library
  league hall halls bar bars cafe garden gardens art arts festival carol carols choir bells bell
  steeple spire pew pews tower organ supper records drums house houses home homes zone lounge sauna
  shower showers tub handrail bay van height width wide turn turning space clearance friendly proof
  wing wear clothing boutique basketball soccer league bus rate rates discounts discount table tables
  bed beds desk desks chair chairs rug rugs carpet tile tiles door doors oven stove stoves furnace
  boiler elm maple oak pine ivy holly lilac rose roses lavender laurel boxwood walnut chestnut cherry
  plum pear apple fig bean beans moss lace linen silk porcelain china marble granite slate oil stone
  revival colonial tudor villa cottage farmhouse style styles styled sized inspired influence made built
  born drain drains lantern lanterns clock clocks cabinet cabinets cabinetry counter counters paint
  trim wall walls siding brick fence ceiling ceilings floor floors appliances appliance countertops
  architecture architect designed cut imported import imports bench benches truss trusses engineering
  quartz hardwood crystal chandelier mirror furnishings antique antiques heat heating pump provincial
  kitchen kitchens bungalow ranch consulate embassy mission harbor creek river lake hill hills
  shepherd shepherds terrier terriers retriever retrievers spaniel hound
  hounds pointer poodle setter collie mastiff marigold marigolds wheat toast fries press bath
  shelving molding moldings railing railings swing swings painting paintings lily lilies landing
  paneling wainscoting awning awnings bedding flooring lighting fencing plumbing wiring decking shed
  sheds bed string spring opening clothing quilt quilts blanket shelf drive driveway carving carvings
  etching covering seating parking listing listings wing bowl
  national lot lots acre acres tax taxes escrow insurance account accounts
`);

export const NEGATIONS = set("no not never none nobody without neither nor zero noone nope");

/** Things that a home may well be without, and other words that a "no" is harmless with. */
export const HARMLESS_NO = set(`
  far longer only just included convey conveyed stairs stair steps step smoking smoke smokers pets pet
  hoa fee fees sale maintenance parking carpet cost costs charge extra doubt wonder matter
  need needed worry worries mention problem problems surprise shortage lack discrimination
  difference distinction restriction restrictions preference preferences yet mind sooner
  warranty repairs work lawn grass sold included dues drama surprises thresholds threshold curb
  distance wait waiting limit limits count counted
`);

/** What one does to let people in; with a negation, to keep them out. */
export const LETTING = verbs(`
  accept allow admit take want rent lease sell show welcome permit consider house accommodate
  tolerate approve deal work participate cater have bring entertain honor recognize like process
  encourage handle suit fit let live stay move come apply inquire bother call contact write qualify
  belong thrive last feel enjoy invite recommend blend reside buy visit use enter offer serve care
  appreciate expect need look seek give answer reply respond open choose wish desire interest intend
  mean qualify waste try do be go see hear exceed bid tour pass hold own cross sleep become possible
`);
for (const word of listed(`
  here welcome suitable suited ideal appropriate right good happy comfortable home eligible safe
  possible acceptable option place people kind type sort match sold let kept given taken shown made
  built meant designed equipped set seen thing deal way luck chance point business contract
  appointment appointments exception exceptions thanks thank room tolerance use call calls ours one
  under interested business part sight deals showings tours viewing viewings lettings available
`))
  LETTING.add(word);

/** What one does to keep people out, and what is said of those who are. */
export const REFUSING = verbs(`
  refuse reject decline exclude ban prohibit forbid avoid discourage deny disallow disqualify
  evict oust vacate nonrenew dislike deter restrict resent segregate steer eject expel
`);
for (const word of listed(`
  unwelcome unwanted unsuitable unsuited ineligible inappropriate unacceptable undesirable forbidden
  elsewhere unfit unhappy hazardous nuisance trouble trouble problem beware dealbreaker nogo wrong
  eviction evictions denial rejection denials automatic hate hates fear fears uncomfortable unavailable unable impossible impractical
  unsafe banned barred barring screened drove driven drive discouraged worse ruin ruins downhill invasion
  overrun disturb disturbs disturbing spoil spoils regret sorry sadly unfortunately
  excluding outsiders goodbye deterred cramped badly nervous uneasy annoy annoys scare scares against
`))
  REFUSING.add(word);

/** In several words: "turned away", "look elsewhere". */
export const REFUSALS: readonly RegExp[] = [
  /\b(?:turn|turned|turning|sent|send|show|shown|drive|drove|driven|chase|chased|wave|waved) (?:\w+ ){0,3}(?:away|down|off|out|home|packing|gate|door)\b/,
  /\b(?:keep|keeps|kept|stay|stays|screen|screened|screening|weed|get|shut|lock|locked) (?:\w+ ){0,4}(?:out|away|off)\b/,
  /\b(?:off limits|out of luck|free of|hard pass|deal breaker|no go|no thank|look (?:some where|somewhere)|keep (?:looking|moving|walking|driving)|move (?:on|along)|other place|another place|somewhere else|anywhere else|better off|better suited to another|so no$|too (?:many|much|loud|noisy|old|young|hard|fast|often|different|rowdy|rough|slow|frail|poor|steep|dangerous))\b/,
  /\b(?:cost|costs|costing) (?:\w+ )?too much\b/,
  /\b(?:tell|telling|told) (?:him|her|them) (?:that )?(?:it|we|they|this one|the (?:home|house|unit|place|room|apartment)) (?:is|are|has|have|was) (?:\w+ )?(?:under contract|taken|sold|gone|pending|rented|off the market|full|not)\b/,
  /\bneed not (?!worry|fear|climb|drive|travel|leave|share|compromise|choose|walk|wait|haul|carry)/,
  /\b(?:before|until) (?:\w+ ){0,5}(?:move|moves|moved|moving|come|take|takes|taking|arrive|show)\b/,
  /\b(?:save|spare) (?:yourself|us|your|the) (?:\w+ )?(?:time|trip|trouble|breath|gas)\b/,
  /\b(?:never|no longer|not) again\b/,
  /\b(?:say|said|saying|says|answer is|it is a|is) no\b/,
  /\b(?:seek|find|look|consider|choose|try|explore|prefer) (?:\w+ ){0,2}(?:other|another|alternative|different|else)\b/,
  /\b(?:feel|feels|be|find|look|seem|stand) (?:\w+ )?(?:out of place|left out|uneasy|awkward|lonely|stared at|out of step)\b/,
  /\b(?:scroll|pass|skip|swipe|keep) (?:on|past|by|scrolling|going|it|this)\b/,
  /\b(?:is|are|was) not (?:\w+ )?(?:for|your|our|the (?:place|home|house)|meant|right|a good|a fit)\b/,
  /\b(?:hard no|big no|not today|no chance|no way|no luck|count yourself out|zero tolerance|swipe left)\b/,
  /\b(?:and|so) no others?\b/,
  /\bexcept (?!service|assistance|guide|support|emotional|therapy)\b/,
  /\b(?:happier|better|comfortable|at home|easier|safer|suited) (?:\w+ ){0,2}(?:in|on|at|with|around) (?:a |an )?(?:another|other|different|their own|some other|one of the other)\b/,
  /\b(?:asked|told|required|made|have|has|must|expected) (?:to )?(?:move|leave|vacate|go elsewhere)\b/,
  /\b(?:clear|cleared|clearing|price|priced|wean|move|moved|moving) (?:them|these|those|\w+) out\b/,
  /\b(?:waiting list|raise eyebrows|raised eyebrows|frowns? (?:on|upon)|frowned (?:on|upon)|tends? not to|get blocked|be blocked|returned unopened|where they are)\b/,
  /\b(?:far|away|removed|insulated|buffered|sheltered|hidden|safe) from\b/,
  /\b(?:think|thinks) (?:twice|again|it over|carefully)\b|\bnot count(?:ed)? (?:as|toward|for)\b/,
  /\bshould (?:look|try|consider|buy|rent|go) (?:at|for|to|in|on)\b/,
  /\b(?:so|then|thus) no$|\bdo not$/,
  /\bfrom the (?:road|street|sidewalk|gate)\b/,
  /\bhad better (?:look|find|choose|try|go|rent|buy|call)\b/,
  /\blook for something (?:safer|else|easier|bigger|smaller|flatter|quieter)\b/,
  /\bwe (?:will |would |have to )?pass\b/,
  /\b(?:fine|ok|okay|welcome|allowed|accepted) (?:only )?(?:as long as|so long as|if|when|provided|once) (?:they|he|she|you) (?:are|is) (?:not|over|older|above|at least|past|quiet|well)\b/,
  /\b(?:bottom|end|back) of (?:the|our|my) (?:list|line|queue|pile|stack)\b/,
  /\b(?:cannot|can not|will not|do not|does not|not able to|unable to) (?:\w+ ){0,2}(?:make|adapt|adjust|modify|change|provide|install|add|alter|put in) (?:\w+ ){0,2}(?:for|to suit|to fit)\b/,
];

/** What asks for people, or puts them before others. */
export const WANTING = verbs(
  "prefer seek want favor desire insist search reserve restrict limit prioritize choose target",
);
for (const word of listed(`
  preferably preference preferences sought priority exclusively solely strictly only rather ideally
  looking hoping hope hopes earmarked must should require requires required chosen favored
  prefered choice stick sticks wish wishes expects expect keep kept keeping remain stay
  restricted limited reserved wanted preferred pray prays praying waiting awaits await ought meant nothing
  complete completes heir heirs better easier safer happier
`))
  WANTING.add(word);

/** What says that a home is made for somebody. */
export const SUITING = set(`
  perfect ideal great best better suited suitable suits suit fits fit right made designed tailored
  geared meant good excellent wonderful fantastic appeals appeal attracts attract draws draw caters
  cater popular favorite haven magnet dream paradise intended built catering aimed targeted
  marketed targeting attractive heaven sanctuary retreat comfortable nice market love loves
  exactly calling attention happy just waiting pitched
`);

/** What says how many of a kind there are. */
export const MAJORITY = set(`
  mostly predominantly predominately mainly largely primarily heavily majority entirely
  overwhelmingly increasingly historically traditionally percent chiefly solidly strongly
  exclusively nearly always still proudly purely once turned turning becoming become became gone
  all almost many plenty full filled surrounded among amongst fellow mix influx lots populated
  dominated flock known
`);

/** What is asked of people: papers, powers, ways of life. */
export const DEMANDING = verbs(
  "require prove provide show submit present verify demand document furnish certify disclose produce confirm ask declare explain check share tell reveal bring send attach include screen vet supply sign establish",
);
for (const word of listed(`
  must proof mandatory documentation evidence subject upon expected should need needs shall
  shown condition conditions conditioned contingent requirement requirements prerequisite
  necessary only unless provided depends depending based letter letters reference references
  recommendation
`))
  DEMANDING.add(word);

/** What costs some more or less than others. */
export const PRICES = set(`
  deposit deposits dep surcharge surcharges fee fees discount discounts premium penalty fined
  surcharged insurance indemnity upcharge doubled tripled
`);
/** Where, and when, some may be. */
export const PLACES = set(`
  rear back downstairs upstairs ground floor hours curfew supervised accompanied separate apart wing
  side entrance door building elevator quiet end
`);

/** To whom one deals out a home: "sell to", "rent only to". */
export const DEALING =
  /\b(?:sell|sells|selling|sold|rent|rents|renting|rented|lease|leases|leasing|show|shows|showing|let|market|marketed|give|pass|go|goes|hand|leave|lent|belongs?|hold|deed) (?:\w+ ){0,4}(?:to|for|with)\b/;

/** Where all are meant, nobody is kept out; and what an owner says of law and kindness. */
export const EVERYONE =
  /\b(?:regardless|(?:nobody|no one) (?:is|will be|has been|gets) (?:ever )?(?:turned away|refused|denied|excluded|rejected)|reasonable (?:accommodations?|modifications?) (?:are|is|will be|can be) (?:gladly |always |readily |certainly )?(?:made|given|granted|provided|offered|welcome|considered)|equal(?:ly)? (?:housing|opportunity|treat\w*|welcome|consider\w*)|discriminat\w*|irrespective|fair housing|no difference|no matter|whoever you are|same for (?:all|everyone)|without regard|all are|everyone is|everybody is|anyone is|every (?:applicant|buyer|tenant|offer|inquiry) (?:\w+ ){0,2}(?:welcome|considered|treated|reviewed|same|alike)|all (?:faiths|backgrounds|races|religions|sources|lawful|legal|walks)|(?:all|any) (?:\w+ ){1,3}(?:welcome|considered|accepted|treated|invited|reviewed|encouraged|can come|may apply|can apply)|any (?:faith|background|race|religion|source|buyer|qualified)|\w+ and (?:\w+ )?\w+ (?:\w+ )?alike|no restrictions on who|who may buy|(?:is|are) for (?:anyone|everyone|everybody)$|(?:can['’]?t|can not|cannot|won['’]?t|may not|not (?:able|allowed|permitted) to|unable to) (?:tell|say|describe|comment on) (?:\w+ )?(?:who|what kind|what sort) (?:of people )?(?:lives?|live)\b|whatever (?:your|their|the) (?:\w+ )?(?:backgrounds?|faiths?|famil(?:y|ies)|religions?|races?|colors?|origins?|incomes?|ages?|households?|abilit(?:y|ies)|needs|stor(?:y|ies)|situations?|circumstances))\b/;
/** Means that all are treated alike, unless somebody is refused beside it: "no vouchers, whoever asks". */
export const ALIKE = /\bwhoever (?:applies|asks|buys|rents)\b/;
/** What takes such a word back. */
export const BUT =
  /\b(?:but|except|unless|however|as long as|provided|though|although|so long as|only)\b/;

const AIDS =
  "(?:interpreters?|translators?|translations?|interpret(?:ed|ing)|large print|large type|braille|captions?|captioned|aloud|assistive listening|listening device)";
const OFFER =
  "(?:arrange|provide|bring|offer|have|send|read|print|book|supply|get|find|schedule)s?";

/** Help for whoever needs it to see or to buy a home, which the law wants offered. */
export const HELP_OFFERED = new RegExp(
  [
    `\\b(?:we|i|agents?|office|happy to|glad to|gladly|pleased to) (?:\\w+ ){0,3}?${OFFER} (?:\\w+ ){0,7}?${AIDS}\\b`,
    `\\b${AIDS} (?:\\w+ ){0,7}?(?:available|provided|arranged|offered|on request|upon request|free|at no (?:cost|charge|expense)|at our (?:cost|expense)|can be (?:had|sent|booked))\\b`,
    "\\b(?:tell|ask|write to|call|let|contact|email) (?:us|me|the \\w+)(?: know)? (?:if|when|whenever) (?:you|anyone|anybody|somebody|someone) (?:\\w+ )?(?:needs?|requires?|wants?) (?:\\w+ ){0,3}(?:accommodations?|modifications?)\\b",
    "\\b(?:ask|tell|write to|call|contact|email|speak to|talk to) (?:us|me|the \\w+(?: \\w+)?) (?:about|for) (?:a |any )?(?:reasonable )?(?:accommodations?|modifications?)\\b",
    "\\b(?:anyone|anybody|whoever|those|residents?|tenants?|owners?|buyers?) (?:who |that )?needs? (?:a |an |any )?(?:reasonable )?(?:accommodations?|modifications?) (?:\\w+ ){0,3}?(?:may|can|should|is welcome to|are welcome to) (?:write|ask|call|tell|contact|apply|request)\\b",
    `^(?:[\\w,]+ ){0,8}?(?:need|want|require|prefer|ask(?: us)? for|like|wish for|request) (?:\\w+ ){0,4}?${AIDS}\\b`,
  ].join("|"),
);

/** What opens a home: said of papers, help and access, it welcomes. */
export const OPENING =
  /\b(?:accepted|accept|accepts|welcome|welcomes|welcomed|accessible|accessibility|allowed|exempt|considered|approved|always|free|easy|easily|ease|wide|widened|room for|ramp|ramps|no (?:steps?|stairs?)|step free|steps free|roll|rolls|ok|okay|fine|friendly|gladly|honored|take|can|yes|helpful|installed|waived)\b/;
