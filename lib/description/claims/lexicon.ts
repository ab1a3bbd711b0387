import type { FeatureGroup } from "#lib/schemas/features.ts";
import type { Home } from "#lib/description/home.ts";

/** A thing that listing text may claim, in everyday words, and whether the facts hold it. */
export interface Term {
  /** Alternatives of a pattern; a space also stands for a hyphen. */
  words: string;
  held: (home: Home) => boolean;
}

const has =
  (group: FeatureGroup, ...options: string[]) =>
  (home: Home) =>
    options.some((option) => home.has(group, option));
const any =
  (...tests: ((home: Home) => boolean)[]) =>
  (home: Home) =>
    tests.some((test) => test(home));
const term = (words: string, held: Term["held"]): Term => ({ words, held });

const garage = any(
  has("parking", "Garage - Attached", "Garage - Detached"),
  (home) => home.garageSize > 0,
);
const basement = any(
  has("basement", "Finished", "Partially finished", "Unfinished"),
  (home) => home.basementSize > 0,
);
const cooled = (home: Home) => home.list("cooling", COOLED).length > 0;
const COOLED = {
  "Central air conditioning": { text: "" },
  "Refrigerated air": { text: "" },
  Solar: { text: "" },
  Wall: { text: "" },
};

/** What a material, a heater, or a cooler may be named with, so that no option lacks a form. */
const FLOOR = "floor(?:s|ing|boards?)?";
const WALLS =
  "(?: (?:siding|exteriors?|walls?|facade|cladding|clad|sided|veneer|construction|house|home|building))";
const ROOF = "roof(?:ing|ed|s|line)?";
const COOLING = "(?:cool(?:ing|ers?|ed)|air(?: condition(?:ing|ers?|ed))?|a/?c)";
const HEAT = "(?:heat(?:ing|ers?|ed)?|systems?|furnaces?)";
const ENTRY = "(?:entry|entrance|access|building|lobby|doors?|front door)";

/** Options of the features screen in the words that sellers and agents use for them. */
export const FEATURE_TERMS: readonly Term[] = [
  // Appliances
  term("dish ?washers?", has("appliances", "Dishwasher")),
  term("(?:clothes )?dryers?", has("appliances", "Dryer")),
  term("(?:deep |chest )?freezers?", has("appliances", "Freezer")),
  term("(?:garbage |waste )?disposals?|disposers?", has("appliances", "Garbage Disposal")),
  term("microwaves?(?: ovens?)?", has("appliances", "Microwave")),
  term(
    "ranges?/ovens?|ranges?(?! of| in| from)|ovens?|cook ?tops?|stove ?tops?",
    has("appliances", "Range/Oven"),
  ),
  term("stoves?", any(has("appliances", "Range/Oven"), has("heating", "Stove"))),
  term("refrigerators?|fridges?", has("appliances", "Refrigerator")),
  term("trash compactors?|compactors?", has("appliances", "Trash Compactor")),
  term("(?:clothes )?washers?|washing machines?", has("appliances", "Washer")),
  // Basement
  term(
    "(?<!partially |partly |half |un)finished (?:basement|cellar|lower level)|(?:basement|cellar|lower level) (?:is|was|has been) (?:fully )?finished",
    has("basement", "Finished"),
  ),
  term(
    "(?:partially|partly|half) finished (?:basement|cellar|lower level)|(?:basement|cellar|lower level) is (?:partially|partly|half) finished|(?:half|some|part|most|much)(?: of)? (?:the|our|its) (?:basement|cellar|lower level) (?:is|was) finished",
    has("basement", "Partially finished"),
  ),
  term(
    "unfinished (?:basement|cellar|lower level)|(?:basement|cellar|lower level) (?:is |was |has been )?(?:left )?(?:unfinished|not (?:yet )?finished)",
    has("basement", "Unfinished"),
  ),
  term("basements?|cellars?|lower level", basement),
  // Rooms
  term(
    "breakfast (?:nook|room|area|corner)s?|eat in (?:kitchen|nook|area)|(?:dining|kitchen) nook",
    has("rooms", "Breakfast Nook"),
  ),
  term("(?:formal |separate )?dining (?:room|area|space)s?", has("rooms", "Dining Room")),
  term("family rooms?|dens?", has("rooms", "Family Room")),
  term("laundry (?:room|area)s?|utility rooms?|separate laundry", has("rooms", "Laundry Room")),
  term("library|libraries|reading room", has("rooms", "Library")),
  term(
    "(?:owner['’]?s['’]?|primary|master) (?:(?:bedroom )?suite|bedroom|bath(?:room)?|retreat)s?|en ?suites?(?: (?:bath(?:room)?|(?:main |primary )?bedroom)s?)?",
    has("rooms", "Owner's Suite"),
  ),
  term("mud ?rooms?", has("rooms", "Mud Room")),
  term("(?:home )?work ?(?:shops?|rooms?)|tool ?shop", has("rooms", "Workshop")),
  term("solariums?|atriums?|conservator(?:y|ies)", has("rooms", "Solarium/Atrium")),
  term("sun ?(?:rooms?|porch(?:es)?)|florida rooms?", has("rooms", "Sun Room")),
  term("walk in (?:closet|wardrobe)s?", has("rooms", "Walk-in closet")),
  term("half baths?(?:rooms?)?|powder (?:rooms?|baths?)", (home) =>
    home.baths.some(({ kind }) => kind === "half"),
  ),
  term("(?:three quarter|3/4) baths?(?:rooms?)?", (home) =>
    home.baths.some(({ kind }) => kind === "three-quarter"),
  ),
  // Indoor features
  term("attics?", has("indoorFeatures", "Attic")),
  term(
    "cable ready|(?:(?:pre )?wired for )?cable(?: tv)?(?: (?:hook ?ups?|connections?|outlets?|jacks?))?",
    has("indoorFeatures", "Cable Ready"),
  ),
  term("ceiling fans?", has("indoorFeatures", "Ceiling Fans")),
  term(
    "(?:double|dual|two) (?:paned?|glazed?|glazing)(?: glass)?(?: or storm)?(?: windows?)?|(?:storm|insulated|thermal|thermopane) (?:windows?|panes?)",
    has("indoorFeatures", "Double Pane/storm windows"),
  ),
  term("intercoms?(?: systems?)?", has("indoorFeatures", "Intercom System")),
  term(
    "jetted (?:tub|bath)s?|whirlpool(?: tub)?s?|jacuzzis?(?: tub)?",
    any(has("indoorFeatures", "Jetted tub"), has("outdoorFeatures", "Hot tub/spa")),
  ),
  term(
    "(?:mother in law|in law) (?:apartment|suite|unit|quarters)s?|granny flat|guest (?:suite|house|quarters|apartment|cottage)|accessory (?:unit|dwelling|apartment)s?|adus?|separate apartment",
    has("indoorFeatures", "Mother-in-law apartment"),
  ),
  term(
    "(?:home )?(?:security|alarm) systems?|burglar alarms?|security cameras?|alarm",
    has("indoorFeatures", "Security Systems"),
  ),
  term("sky ?lights?|skylit", has("indoorFeatures", "Skylights")),
  term(
    "(?:high,? )?(?:vaulted|cathedral|soaring|high|tall|lofty)(?: \\w+)? ceilings?|ceilings? (?:is |are )?vaulted",
    has("indoorFeatures", "Vaulted ceiling"),
  ),
  term("wet bars?", has("indoorFeatures", "Wet bar")),
  term(
    "(?:pre ?)?wired(?: for \\w+)?|ethernet|(?:structured|data) wiring",
    has("indoorFeatures", "Wired"),
  ),
  // Flooring
  term(`(?:wall to wall )?carpet(?:s|ing|ed)?(?: ${FLOOR})?`, has("flooring", "Carpet")),
  term(`concrete ${FLOOR}|${FLOOR} (?:are|is) concrete`, has("flooring", "Concrete")),
  term(
    `hard ?woods?(?: ${FLOOR})?|(?:wood(?:en)?|parquet) ${FLOOR}`,
    has("flooring", "Hardwood", "Softwood"),
  ),
  term(`laminate(?: planks?)?(?: ${FLOOR})?`, has("flooring", "Laminate")),
  term(
    `linoleum/vinyl|lino(?:leum)?(?: ${FLOOR})?|vinyl (?:plank )?${FLOOR}|(?:luxury )?vinyl planks?|luxury vinyl|lv[pt]`,
    has("flooring", "Linoleum/Vinyl"),
  ),
  term(`(?<!(?:blank|clean) )slate(?! roof)(?: (?:${FLOOR}|tiles?))?`, has("flooring", "Slate")),
  term(`soft ?woods?(?: ${FLOOR})?|(?:pine|fir|spruce) ${FLOOR}`, has("flooring", "Softwood")),
  term(`tile[ds]?(?! roof)(?: ${FLOOR})?|tiling`, has("flooring", "Tile")),
  // Building
  term("assisted living", has("buildingDetails", "Assisted living community")),
  term("basketball (?:court|hoop)s?", has("buildingDetails", "Basketball court")),
  term(
    `(?:controlled|secured?|locked|coded|restricted|buzz(?:er)? in|key ?(?:card|fob|pad)) ${ENTRY}|key ?(?:card|fob|pad)s?`,
    has("buildingDetails", "Controlled access"),
  ),
  term(
    "disabled access|wheelchair (?:access(?:ible)?|ramps?)|handicap(?:ped)? access(?:ible)?|accessib(?:le|ility)(?: (?:features?|entry|entrance|bath(?:room)?))?|(?:access(?:ible)?) for wheelchairs|step free|zero step|ada|(?<!(?:golf|his|her|my|a) )handicap(?:ped)?(?: (?:entry|entrance|ramps?|parking|bath(?:room)?s?|showers?|equipped|friendly|features?))?",
    has("buildingDetails", "Disabled access"),
  ),
  term(
    "door ?(?:m[ae]n|person|attendant)s?|(?:lobby|front desk) attendants?|concierge|front desk",
    has("buildingDetails", "Doorman"),
  ),
  term(
    "elevators?|(?<!(?:ski|boat|chair|car|fork) )lift(?= (?:goes|takes|brings|to|in|serves|stops|runs|up))",
    has("buildingDetails", "Elevator"),
  ),
  term(
    "gated(?: (?:entry|community|entrance|access|drive(?:way)?))?|(?:through|behind|past) (?:a|the|its|private) gates?|private gate|entry gates?",
    has("buildingDetails", "Gated entry"),
  ),
  term(
    "sports? courts?|pickle ?ball(?: courts?)?|racquetball(?: courts?)?",
    has("buildingDetails", "Sports court"),
  ),
  term(
    "55(?: ?\\+| plus)(?:(?: active)?(?: adult)? (?:communit(?:y|ies)|living))?|(?:senior|adult) (?:communit(?:y|ies)|living|housing)|over 55\\+?(?: active communit(?:y|ies))?|(?:people |those |residents |ages? )?55 (?:and|or) (?:over|older|better|up)|active adult|retirement community",
    has("buildingDetails", "Over 55+ active community"),
  ),
  term(
    "(?:public )?(?:transportation|transit|transport)(?: (?:stop|hub|line)s?)?|bus(?:es)?(?: (?:stop|line|route|station)s?)?|street ?car|(?<!(?:model|toy|to|dog) )trains?(?: (?:station|line|stop)s?)?|subway(?: station)?|metro(?: station)?|light rail|commuter rail",
    has("buildingDetails", "Near transportation"),
  ),
  term("storage(?: (?:unit|room|space|locker|area|closet)s?)?", has("buildingDetails", "Storage")),
  term("tennis courts?", has("buildingDetails", "Tennis court")),
  // Exterior
  term(`(?:all )?brick(?:s|work)?${WALLS}?`, has("exterior", "Brick")),
  term(
    "(?:cement/concrete|fiber cement|hardie ?(?:board|plank)?|cement|concrete)(?: (?:siding|exterior|blocks?|walls?)(?: construction)?)?",
    any(has("exterior", "Cement/Concrete"), has("flooring", "Concrete")),
  ),
  term(`stucco(?:ed)?${WALLS}?`, has("exterior", "Stucco")),
  term(`vinyl${WALLS}?`, any(has("exterior", "Vinyl"), has("flooring", "Linoleum/Vinyl"))),
  term(
    `wood(?:en)?(?: (?:shingles?|shakes?|products))?${WALLS}|wood products|engineered wood(?:${WALLS})?|clapboards?(?: siding)?`,
    any(has("exterior", "Wood", "Wood products")),
  ),
  term(`(?:aluminum|metal|steel)${WALLS}`, has("exterior", "Metal")),
  term("stone(?:work)?(?: (?:exterior|facade|veneer))?|limestone|fieldstone", () => false),
  term(`(?:standing seam )?(?:metal|tin|steel|standing seam) ${ROOF}`, has("roof", "Metal")),
  term(
    `(?:asphalt )?shingle[ds]?(?: ${ROOF}|${WALLS.slice(3, -1)})?|${ROOF} (?:is|of|in) shingles?`,
    any(has("roof", "Shingle"), has("exterior", "Shingle")),
  ),
  term(`(?:asphalt )?(?:composition|composite)(?: shingles?)? ${ROOF}`, has("roof", "Composition")),
  term(`built up ${ROOF}|(?:flat|tar and gravel) ${ROOF}`, has("roof", "Built up")),
  term("(?:slate|tile|clay|copper|thatch(?:ed)?|cedar shake) roof(?:ing|s)?", () => false),
  term(`composition${WALLS}`, has("exterior", "Composition")),
  // Styles
  term("bungalows?(?: style)?", has("architecturalStyle", "Bungalow")),
  term(
    "capes? cods?(?: style)?|(?:classic|traditional|shingled|brick|new england|expanded) cape",
    has("architecturalStyle", "Cape Cod"),
  ),
  term("colonials?(?: style| revival)?", has("architecturalStyle", "Colonial")),
  term("contemporary(?: style)?", has("architecturalStyle", "Contemporary", "Modern")),
  term("craftsman(?: style)?|arts and crafts", has("architecturalStyle", "Craftsman")),
  term(
    "french (?:style|country|provincial|normandy|chateau)(?: style)?",
    has("architecturalStyle", "French"),
  ),
  term("georgian(?: style)?", has("architecturalStyle", "Georgian")),
  term("lofts?(?: style| space| bedroom)?", has("architecturalStyle", "Loft")),
  term(
    "modern(?: style| design| architecture)?(?! (?:amenit|conven|comfort|day|life))|mid century(?: modern)?",
    has("architecturalStyle", "Modern", "Contemporary"),
  ),
  term("queen anne|victorians?(?: style)?", has("architecturalStyle", "Queen Anne/Victorian")),
  term(
    "santa fe(?: style)?|pueblo(?: style| revival)?|adobe",
    has("architecturalStyle", "Santa Fe/Pueblo style"),
  ),
  term(
    "spanish(?: style| revival| colonial)?|mediterranean|hacienda",
    has("architecturalStyle", "Spanish"),
  ),
  term("split (?:level|entry|foyer)s?", has("architecturalStyle", "Split-level")),
  term("tudors?(?: style| revival)?", has("architecturalStyle", "Tudor")),
  term(
    "farm ?houses?|ranch(?:er)?(?: style| home| house)|a frame|log cabin|cabin|cottage|mansion|chalet|villa|art deco|prairie style|saltbox|brownstone",
    () => false,
  ),
  // Outdoors
  term(
    "balcony/patio|balcon(?:y|ies)|patios?|terraces?|lanai",
    has("outdoorFeatures", "Balcony/patio"),
  ),
  term(
    "(?:barbecue|bbq|grill(?:ing)?) (?:area|pit|station|spot|island|zone)s?|(?:built in|outdoor) grills?|place to (?:barbecue|grill)|(?<=(?:\\b(?:an?|with|its)|,) )(?:barbecue|bbq|grill)s?",
    has("outdoorFeatures", "Barbecue area"),
  ),
  term("lawns?|grassy (?:back ?|front ?)?(?:yard|area)", has("outdoorFeatures", "Lawn")),
  term("ponds?", has("outdoorFeatures", "Pond")),
  term("(?:sun |back |rear )?decks?", has("outdoorFeatures", "Deck")),
  term("(?:boat )?docks?|piers?|boat slips?", has("outdoorFeatures", "Dock")),
  term(
    "(?:fully )?fenced(?: in)?(?: (?:back ?)?(?:yard|lot))?|fenc(?:e|ing)",
    has("outdoorFeatures", "Fenced yard"),
  ),
  term(
    "(?:vegetable |flower |herb |rose )?gardens?(?! tub| home| level| style)",
    has("outdoorFeatures", "Garden"),
  ),
  term("(?:green|glass) ?houses?", has("outdoorFeatures", "Greenhouse")),
  term("hot tubs?(?:/spa)?|spas?", has("outdoorFeatures", "Hot tub/spa")),
  term("(?:swimming )?pools?(?! table)", has("outdoorFeatures", "Pool")),
  term(
    "swim(?:s|ming)?(?! in )(?: (?:laps?|outside|at home|all (?:year|summer)))?",
    has("outdoorFeatures", "Pool", "Pond", "Waterfront"),
  ),
  term(
    "kayak(?:s|ing)?|boating|paddle ?boards?|canoe(?:s|ing)?",
    has("outdoorFeatures", "Waterfront", "Dock", "Pond"),
  ),
  term(
    "(?:front |back |side |rear )?porch(?:es)?|verandas?|(?:front )?stoops?",
    has("outdoorFeatures", "Porch"),
  ),
  term(
    "rvs?(?: (?:parking|pad|space|storage|access))?|(?:camper|boat|trailer) parking|motor ?homes?(?: parking)?|(?<!happy )campers?(?: parking)?",
    has("outdoorFeatures", "Rv Parking"),
  ),
  term("saunas?|steam (?:room|shower)", has("outdoorFeatures", "Sauna")),
  term(
    "(?:lawn |yard |in ?ground |auto(?:matic)? ){0,2}sprinklers?(?: systems?)?|(?:in ?ground )?irrigation(?: systems?)?",
    has("outdoorFeatures", "Sprinkler system"),
  ),
  term(
    "(?:water|lake|river|ocean|beach|bay|creek) ?front(?:age)?|(?:on|at) the (?:water(?:['’]s edge)?|lake|river|beach|bay|ocean)(?! heater)|lakeside|riverside|beachside|(?:beach|lake|river|ocean|water) access",
    has("outdoorFeatures", "Waterfront"),
  ),
  // Parking
  term("car ?ports?", has("parking", "Carport")),
  term("attached (?:\\w+ car )?garages?", has("parking", "Garage - Attached")),
  term(
    "(?:detached|free ?standing|separate|stand ?alone) (?:\\w+ car )?garages?",
    has("parking", "Garage - Detached"),
  ),
  term("garages?", garage),
  term(
    "off street(?: parking)?|(?:park(?:ing|s)?|space|spot)(?: [\\w-]+){0,3} off the street|drive ?ways?(?: parking)?",
    has("parking", "Off-street parking", "Garage - Attached", "Garage - Detached", "Carport"),
  ),
  term(
    "(?:(?:on )?street|curb(?: ?side)?) parking|parking on the street|(?:park(?:ing|s)?|space)(?: [\\w-]+){0,3} (?:on the street|at the curb|along the curb)",
    has("parking", "On-street parking"),
  ),
  term(
    "underground parking|valet(?: parking)?|covered parking|assigned parking|deeded parking|parking garage",
    () => false,
  ),
  // Systems
  term(
    `(?:central(?:ly)?|whole (?:house|home)|ducted) (?:heat(?:ing|ed)? and )?${COOLING}`,
    has("cooling", "Central air conditioning"),
  ),
  term(
    "(?:evaporative|swamp) cool(?:ers?|ing)|evap(?:orative)? coolers?",
    has("cooling", "Evaporative cooler"),
  ),
  term(`refrigerated ${COOLING}`, has("cooling", "Refrigerated air")),
  term(
    `(?:solar|sun)(?: (?:powered|driven|run))? ${COOLING}|${COOLING}(?: [\\w-]+){0,3} (?:by|on|from) (?:solar(?: power| energy)?|(?:the )?sun)`,
    has("cooling", "Solar"),
  ),
  term(
    `(?:(?:through|in) the |wall mounted )?wall (?:(?:unit )?${COOLING}(?: units?)?|units?)|through the wall ${COOLING}`,
    has("cooling", "Wall"),
  ),
  term("air condition(?:ing|ed|ers?)|a/c|ac(?: units?)?", cooled),
  term(`baseboard(?: ${HEAT}|s(?= heat))`, has("heating", "Baseboard")),
  term(
    `forced (?:(?:hot|warm) )?air(?: ${HEAT})?|ducted ${HEAT}|furnaces?`,
    has("heating", "Forced air"),
  ),
  term("steam (?:heat(?:ing)?|radiators?)|radiators?", has("heating", "Steam Heat")),
  term(
    `geothermal(?: ${HEAT})?|(?:ground|earth) (?:source|coupled)(?: ${HEAT})?`,
    has("heating", "Geothermal"),
  ),
  term("heat pumps?", has("heating", "Heat pump")),
  term(
    "radiant(?: floors?)?(?: heat(?:ing|ers?)?)?|heated floors?|(?:in|under) ?floor heat(?:ing)?",
    has("heating", "Radiant"),
  ),
  term("(?:wood |pellet |heating |coal )stoves?|stove heat", has("heating", "Stove")),
  term("wall (?:heat(?:ers?|ing)?|furnaces?)", has("heating", "Wall")),
  term("coal(?: heat| fired)?", has("heatingFuel", "Coal")),
  term(
    "electric(?:ity)? (?:heat(?:ing|ers?)?|baseboards?|heat pumps?)|(?:all|fully) electric",
    has("heatingFuel", "Electricity"),
  ),
  term(
    `(?:natural )?gas (?:fired |forced air )?(?:${HEAT}|line|service|hook ?up)|(?:piped )?natural gas`,
    has("heatingFuel", "Natural gas"),
  ),
  term(`propane(?: (?:tank|${HEAT}))?|lp(?:g| gas)?(?: ${HEAT})?`, has("heatingFuel", "Propane")),
  term("(?:oil|fuel oil) (?:heat(?:ing)?|tank|furnace)|heating oil", () => false),
  term(
    "well water|(?:private|drilled|deep|shallow|domestic|water) wells?|(?:on|a|its own|the) well(?= (?:and|supplies|serves|for|water|on|provides))|wells?(?= (?:and|with) (?:a )?septic)",
    has("waterSewage", "Well Water"),
  ),
  term(
    "(?:municipal|city|public|town|village|county) water(?! ?front)",
    has("waterSewage", "Municipality Water"),
  ),
  term("septic(?: (?:tank|system))?s?", has("waterSewage", "Septic Tank")),
  term(
    "(?:municipal|city|public|town|village|county) (?:water and )?sewers?(?: (?:system|service))?|sewers? (?:is |are )?(?:municipal|city|public)|(?:on|to) (?:the )?sewer|(?:connected|hooked up) to (?:the )?sewer",
    has("waterSewage", "Municipality Sewer"),
  ),
  term(
    "(?:public|city|municipal) utilities",
    has("waterSewage", "Municipality Water", "Municipality Sewer"),
  ),
];
