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

/** Options of the features screen in the words that sellers and agents use for them. */
export const FEATURE_TERMS: readonly Term[] = [
  // Appliances
  term("dish ?washers?", has("appliances", "Dishwasher")),
  term("(?:clothes )?dryers?", has("appliances", "Dryer")),
  term("(?:deep |chest )?freezers?", has("appliances", "Freezer")),
  term("(?:garbage |waste )?disposals?|disposers?", has("appliances", "Garbage Disposal")),
  term("microwaves?", has("appliances", "Microwave")),
  term(
    "(?:gas |electric |double |wall ){0,4}(?:ranges?/ovens?|ranges?(?! of| in| from)|ovens?|cook ?tops?|stove ?tops?)",
    has("appliances", "Range/Oven"),
  ),
  term("refrigerators?|fridges?", has("appliances", "Refrigerator")),
  term("trash compactors?|compactors?", has("appliances", "Trash Compactor")),
  term("(?:clothes )?washers?|washing machines?", has("appliances", "Washer")),
  // Basement
  term("(?<!partially |partly |un)finished (?:basement|lower level)", has("basement", "Finished")),
  term(
    "(?:partially|partly|half) finished (?:basement|lower level)",
    has("basement", "Partially finished"),
  ),
  term("unfinished (?:basement|lower level)", has("basement", "Unfinished")),
  term("basements?|cellars?|lower level", basement),
  // Rooms
  term("breakfast (?:nook|room|area)s?|eat in kitchen", has("rooms", "Breakfast Nook")),
  term("(?:formal )?dining (?:room|area)s?", has("rooms", "Dining Room")),
  term("family rooms?", has("rooms", "Family Room")),
  term("laundry (?:room|area)s?|utility rooms?", has("rooms", "Laundry Room")),
  term("library|libraries|reading room", has("rooms", "Library")),
  term(
    "(?:owner['’]?s['’]?|primary|master) (?:suite|bedroom|bath(?:room)?|retreat)s?|en ?suites?",
    has("rooms", "Owner's Suite"),
  ),
  term("mud ?rooms?", has("rooms", "Mud Room")),
  term("work ?shops?", has("rooms", "Workshop")),
  term("solariums?|atriums?|conservatory", has("rooms", "Solarium/Atrium")),
  term("sun ?rooms?|florida room|sun porch", has("rooms", "Sun Room")),
  term("walk in (?:closet|wardrobe)s?", has("rooms", "Walk-in closet")),
  term("(?:half|powder) baths?(?:rooms?)?", (home) =>
    home.baths.some(({ kind }) => kind === "half"),
  ),
  term("three quarter baths?(?:rooms?)?", (home) =>
    home.baths.some(({ kind }) => kind === "three-quarter"),
  ),
  // Indoor features
  term("attics?", has("indoorFeatures", "Attic")),
  term("cable ready|cable (?:tv|hookups?|connections?)", has("indoorFeatures", "Cable Ready")),
  term("ceiling fans?", has("indoorFeatures", "Ceiling Fans")),
  term(
    "(?:double|dual|triple) pane[d]?(?: or storm)?(?: windows?)?|storm windows?|insulated windows?",
    has("indoorFeatures", "Double Pane/storm windows"),
  ),
  term("intercoms?(?: systems?)?", has("indoorFeatures", "Intercom System")),
  term(
    "jetted (?:tub|bath)s?|whirlpool(?: tub)?s?|jacuzzis?(?: tub)?",
    any(has("indoorFeatures", "Jetted tub"), has("outdoorFeatures", "Hot tub/spa")),
  ),
  term(
    "(?:mother in law|in law) (?:apartment|suite|unit|quarters)s?|granny flat|guest (?:suite|house|quarters|apartment|cottage)|accessory (?:unit|dwelling)|adu|separate apartment",
    has("indoorFeatures", "Mother-in-law apartment"),
  ),
  term(
    "(?:home )?(?:security|alarm) systems?|burglar alarm|security cameras?|alarm",
    has("indoorFeatures", "Security Systems"),
  ),
  term("skylights?|skylit", has("indoorFeatures", "Skylights")),
  term(
    "(?:vaulted|cathedral|soaring|high|tall|ten foot|nine foot|lofty) ceilings?",
    has("indoorFeatures", "Vaulted ceiling"),
  ),
  term("wet bars?", has("indoorFeatures", "Wet bar")),
  term("(?:pre ?)?wired(?: for \\w+)?|ethernet|structured wiring", has("indoorFeatures", "Wired")),
  // Flooring
  term("(?:wall to wall )?carpet(?:s|ing|ed)?", has("flooring", "Carpet")),
  term("(?:polished |stained )?concrete (?:floor(?:s|ing)?)", has("flooring", "Concrete")),
  term(
    "hard ?woods?(?: floor(?:s|ing)?)?|(?:wood|oak|maple|walnut|bamboo|parquet) floor(?:s|ing)?",
    has("flooring", "Hardwood", "Softwood"),
  ),
  term("laminate(?: floor(?:s|ing)?)?", has("flooring", "Laminate")),
  term(
    "linoleum/vinyl|linoleum|vinyl (?:plank )?floor(?:s|ing)?|luxury vinyl(?: plank)?|lvp",
    has("flooring", "Linoleum/Vinyl"),
  ),
  term("slate(?! roof)", has("flooring", "Slate")),
  term("soft ?wood|pine floor(?:s|ing)?", has("flooring", "Softwood")),
  term("(?:ceramic |porcelain )?tiled?(?! roof)s?(?: floor(?:s|ing)?)?", has("flooring", "Tile")),
  // Building
  term("assisted living", has("buildingDetails", "Assisted living community")),
  term("basketball (?:court|hoop)s?", has("buildingDetails", "Basketball court")),
  term(
    "controlled (?:access|entry)|secured? (?:entry|access|building|lobby)|key ?card",
    has("buildingDetails", "Controlled access"),
  ),
  term(
    "disabled access|wheelchair (?:access(?:ible)?|ramps?)|handicap(?:ped)? access(?:ible)?|accessib(?:le|ility)(?: (?:features?|entry|entrance|bath(?:room)?))?|step free|zero step|ada",
    has("buildingDetails", "Disabled access"),
  ),
  term("door ?m[ae]n|concierge|front desk", has("buildingDetails", "Doorman")),
  term("elevators?", has("buildingDetails", "Elevator")),
  term(
    "gated(?: (?:entry|community|entrance|access|drive(?:way)?))?|private gate",
    has("buildingDetails", "Gated entry"),
  ),
  term(
    "sports? courts?|pickle ?ball(?: courts?)?|racquetball(?: courts?)?",
    has("buildingDetails", "Sports court"),
  ),
  term(
    "55 ?\\+(?: communit(?:y|ies))?|over 55\\+?(?: active communit(?:y|ies))?|55 and (?:over|older|better)|active adult|retirement community",
    has("buildingDetails", "Over 55+ active community"),
  ),
  term(
    "(?:public )?(?:transportation|transit)(?: (?:stop|hub|line)s?)?|bus (?:stop|line|route|station)s?|train(?: station| line)?s?|subway(?: station)?|metro(?: station)?|light rail|commuter rail",
    has("buildingDetails", "Near transportation"),
  ),
  term("storage(?: (?:unit|room|space|locker|area|closet)s?)?", has("buildingDetails", "Storage")),
  term("tennis courts?", has("buildingDetails", "Tennis court")),
  // Exterior
  term("brick(?:s|work)?", has("exterior", "Brick")),
  term(
    "(?:cement/concrete|fiber cement|hardie ?(?:board|plank)?|cement|concrete)(?: (?:siding|exterior|block))?",
    any(has("exterior", "Cement/Concrete"), has("flooring", "Concrete")),
  ),
  term("stucco", has("exterior", "Stucco")),
  term(
    "vinyl(?: siding| exterior)?",
    any(has("exterior", "Vinyl"), has("flooring", "Linoleum/Vinyl")),
  ),
  term(
    "(?:wood|cedar|clapboard|redwood|log)(?:en)? (?:siding|exterior|shakes?)|clapboards?|cedar",
    any(has("exterior", "Wood", "Wood products")),
  ),
  term("(?:aluminum|metal|steel) (?:siding|exterior)", has("exterior", "Metal")),
  term("stone(?:work)?(?: (?:exterior|facade|veneer))?|limestone|fieldstone", () => false),
  term("(?:metal|tin|standing seam|steel) roof(?:ing|s)?", has("roof", "Metal")),
  term(
    "(?:architectural |asphalt )?shingles?(?: roof(?:ing|s)?)?",
    any(has("roof", "Shingle"), has("exterior", "Shingle")),
  ),
  term("(?:composition|composite) roof(?:ing|s)?", has("roof", "Composition")),
  term("built up roof(?:ing|s)?|flat roof", has("roof", "Built up")),
  term("(?:slate|tile|clay|copper|thatch(?:ed)?|cedar shake) roof(?:ing|s)?", () => false),
  // Styles
  term("bungalows?(?: style)?", has("architecturalStyle", "Bungalow")),
  term("capes?(?: cod)(?: style)?", has("architecturalStyle", "Cape Cod")),
  term("colonials?(?: style| revival)?", has("architecturalStyle", "Colonial")),
  term("contemporary(?: style)?", has("architecturalStyle", "Contemporary", "Modern")),
  term("craftsman(?: style)?|arts and crafts", has("architecturalStyle", "Craftsman")),
  term("french (?:style|country|provincial)", has("architecturalStyle", "French")),
  term("georgian(?: style)?", has("architecturalStyle", "Georgian")),
  term("lofts?(?: style| space| bedroom)?", has("architecturalStyle", "Loft")),
  term(
    "modern(?: style| design| architecture)?(?! (?:amenit|conven|comfort|day|life))|mid century(?: modern)?",
    has("architecturalStyle", "Modern", "Contemporary"),
  ),
  term("queen anne|victorians?(?: style)?", has("architecturalStyle", "Queen Anne/Victorian")),
  term(
    "santa fe style|pueblo(?: style| revival)?|adobe",
    has("architecturalStyle", "Santa Fe/Pueblo style"),
  ),
  term(
    "spanish(?: style| revival| colonial)?|mediterranean|hacienda",
    has("architecturalStyle", "Spanish"),
  ),
  term("split levels?", has("architecturalStyle", "Split-level")),
  term("tudors?(?: style| revival)?", has("architecturalStyle", "Tudor")),
  term(
    "farm ?houses?|ranch(?:er)?(?: style| home| house)|a frame|log cabin|cabin|cottage|mansion|chalet|villa|art deco|prairie style|saltbox|brownstone",
    () => false,
  ),
  // Outdoors
  term(
    "balcony/patio|balcon(?:y|ies)|patios?|terraces?|lanai|veranda",
    has("outdoorFeatures", "Balcony/patio"),
  ),
  term(
    "barbecue(?: area)?s?|bbq|grill(?:ing)?(?: area| station)?|outdoor kitchen",
    has("outdoorFeatures", "Barbecue area"),
  ),
  term("lawns?|grassy yard", has("outdoorFeatures", "Lawn")),
  term("ponds?", has("outdoorFeatures", "Pond")),
  term("(?:roof |sun |back )?decks?", has("outdoorFeatures", "Deck")),
  term("(?:private |boat )?docks?|boat slip", has("outdoorFeatures", "Dock")),
  term(
    "fenced(?: in)?(?: (?:back ?)?(?:yard|lot))?|(?:privacy |picket )?fenc(?:e|ing)",
    has("outdoorFeatures", "Fenced yard"),
  ),
  term(
    "(?:vegetable |flower |herb |rose )?gardens?(?! tub| home| level| style)",
    has("outdoorFeatures", "Garden"),
  ),
  term("green ?houses?", has("outdoorFeatures", "Greenhouse")),
  term("hot tubs?(?:/spa)?|spas?", has("outdoorFeatures", "Hot tub/spa")),
  term(
    "(?:in ground |inground |heated |swimming |lap |salt ?water |community |private |above ground ){0,4}pools?(?! table)",
    has("outdoorFeatures", "Pool"),
  ),
  term(
    "(?:front |back |covered |screened(?: in)? |wrap ?around ){0,4}porch(?:es)?",
    has("outdoorFeatures", "Porch"),
  ),
  term(
    "rv (?:parking|pad|hookups?|storage|garage)|(?:camper|boat|trailer) parking|motor ?home parking",
    has("outdoorFeatures", "Rv Parking"),
  ),
  term("saunas?|steam (?:room|shower)", has("outdoorFeatures", "Sauna")),
  term(
    "(?:lawn )?sprinklers?(?: systems?)?|irrigation(?: systems?)?",
    has("outdoorFeatures", "Sprinkler system"),
  ),
  term(
    "(?:water|lake|river|ocean|beach|bay|creek) ?front(?:age)?|on the (?:water|lake|river|beach|bay|ocean)|lakeside|riverside|beachside|(?:beach|lake|river|ocean|water) access",
    has("outdoorFeatures", "Waterfront"),
  ),
  // Parking
  term("car ?ports?", has("parking", "Carport")),
  term("attached (?:\\w+ car )?garages?", has("parking", "Garage - Attached")),
  term("detached (?:\\w+ car )?garages?", has("parking", "Garage - Detached")),
  term("garages?", garage),
  term(
    "off street parking|drive ?ways?",
    has("parking", "Off-street parking", "Garage - Attached", "Garage - Detached", "Carport"),
  ),
  term("(?:on )?street parking", has("parking", "On-street parking")),
  term(
    "underground parking|valet(?: parking)?|covered parking|assigned parking|deeded parking|parking garage",
    () => false,
  ),
  // Systems
  term(
    "central (?:air(?: conditioning)?|a/?c|cooling)",
    has("cooling", "Central air conditioning"),
  ),
  term("(?:evaporative|swamp) coolers?", has("cooling", "Evaporative cooler")),
  term("refrigerated air", has("cooling", "Refrigerated air")),
  term("solar (?:cooling|air conditioning)", has("cooling", "Solar")),
  term("wall (?:units?|air conditioners?|a/?c)|window units?|mini splits?", has("cooling", "Wall")),
  term("air condition(?:ing|ed|ers?)|a/c|ac units?", cooled),
  term("baseboard(?: heat(?:ing|ers?)?)", has("heating", "Baseboard")),
  term("forced air(?: heat(?:ing)?)?|furnaces?", has("heating", "Forced air")),
  term("steam (?:heat(?:ing)?|radiators?)|radiators?", has("heating", "Steam Heat")),
  term("geothermal(?: heat(?:ing)?)?", has("heating", "Geothermal")),
  term("heat pumps?", has("heating", "Heat pump")),
  term(
    "radiant(?: floor)?(?: heat(?:ing)?)?|heated floors?|(?:in|under) ?floor heat(?:ing)?",
    has("heating", "Radiant"),
  ),
  term("(?:wood|pellet|heating) stoves?", has("heating", "Stove")),
  term("wall (?:heat(?:ers?|ing)?|furnaces?)", has("heating", "Wall")),
  term("coal(?: heat| fired)?", has("heatingFuel", "Coal")),
  term(
    "electric(?:ity)? (?:heat(?:ing)?|baseboards?)|(?:all|fully) electric",
    has("heatingFuel", "Electricity"),
  ),
  term(
    "(?:natural )?gas (?:heat(?:ing)?|furnace|line|service|hookup)|natural gas|gas heat",
    has("heatingFuel", "Natural gas"),
  ),
  term("propane|lp gas", has("heatingFuel", "Propane")),
  term("(?:oil|fuel oil) (?:heat(?:ing)?|tank|furnace)|heating oil", () => false),
  term(
    "well water|private well|(?:on|a|its own|the) well(?= (?:and|supplies|serves|for|water|on|provides))|wells?(?= (?:and|with) (?:a )?septic)",
    has("waterSewage", "Well Water"),
  ),
  term("(?:municipal|city|public|town) water", has("waterSewage", "Municipality Water")),
  term("septic(?: (?:tank|system))?s?", has("waterSewage", "Septic Tank")),
  term(
    "(?:municipal|city|public|town) (?:water and )?sewers?|(?:connected|hooked up) to (?:the )?sewer",
    has("waterSewage", "Municipality Sewer"),
  ),
  term(
    "(?:public|city|municipal) utilities",
    has("waterSewage", "Municipality Water", "Municipality Sewer"),
  ),
];
