import type { Home } from "#lib/description/home.ts";
import type { Term } from "./lexicon.ts";

const never = (words: string): Term => ({ words, held: () => false });
const when = (words: string, held: (home: Home) => boolean): Term => ({ words, held });

/** Claims for which the screens have no field, or one that says less: nobody can have entered them. */
export const OTHER_TERMS: readonly Term[] = [
  // Fittings and finishes
  never("(?:\\w+ burning |gas |stone |brick )?fire ?places?|hearths?|firesides?|wood burning"),
  never(
    "(?:recessed|track|accent|pendant|under cabinet|landscape|mood|designer|updated|modern) light(?:s|ing)|chandeliers?|can lights",
  ),
  never("(?:\\w+ )?counter ?tops?|waterfall (?:counters?|edge)|back ?splash(?:es)?|soft close"),
  never(
    "bosch|viking|sub zero|wolf|miele|samsung|kitchenaid|thermador|whirlpool appliances|kohler|andersen|pella",
  ),
  never(
    "(?:oak|maple|walnut|cherry|hickory|bamboo|cork|teak|saltillo|terrazzo|terracotta|brazilian \\w+|wide plank) floor(?:s|ing|boards?)?|saltillo|terrazzo|(?:ceramic|porcelain|mosaic|encaustic) tiles?|(?:polished|heated|stamped) concrete|granite|quartz|marble|butcher block|corian|travertine|soapstone",
  ),
  never("stainless(?: steel)?(?: appliances)?"),
  never("(?:kitchen |center |large )?islands?|breakfast bar|pantry|pantries|butler['’]s pantry"),
  never(
    "crown molding|wainscot(?:ing)?|coffered ceilings?|tray ceilings?|(?:(?:wood(?:en)?|exposed|ceiling|timber) )?beams|exposed \\w+|shiplap|built ins|built in (?:shelv\\w+|bookcases?|cabinets?)|bookshelves",
  ),
  never(
    "(?:gourmet|chef['’]s|designer|custom|galley|open) kitchen|custom (?:cabinets?|cabinetry|closets?|built|home)",
  ),
  never(
    "french doors?|bay windows?|picture windows?|floor to ceiling windows?|(?:large|big|oversized|new|replacement|huge) windows?|walls? of (?:glass|windows)|stained glass|sliding doors?|pocket doors?",
  ),
  never(
    "(?:walk in|rain|glass|steam|outdoor|outside|tiled) showers?|soaking tub|claw ?foot tub|garden tub|double (?:vanity|vanities|sinks?)|dual (?:vanity|vanities|sinks?)|jack and jill|bidet",
  ),
  never(
    "solar (?:panels?|power|array)|ev charg(?:er|ing)|electric vehicle|tesla|generators?|tankless|water heater|smart (?:home|thermostats?|locks?)|nest thermostat|(?:water )?(?:softeners?|filtration|filters?)|reverse osmosis|window units?|mini splits?|triple paned?(?: windows?)?|central vac(?:uum)?|fiber (?:internet|optic)|high speed internet|wi ?fi|surround sound",
  ),
  never("energy efficient|energy star|low utility|leed|green home|net zero|well insulated"),
  never(
    "gas (?:cooking|stub|grill)|cook with gas|gas line (?:for|to) [^.,;]*|professionally \\w+|never (?:flooded|leaked|smoked|rented)|dry basement|(?:double|wall|gas|electric|convection) (?:ovens?|ranges?|cook ?tops?|stoves?)|pot filler|warming drawers?|beverage (?:center|fridge)|coffee bar|ice ?makers?|(?:farmhouse|apron|farm) sinks?|(?:vent|range) hoods?|induction|pull outs?|lazy susan|subway tile|heated towel|linens?|laundry chutes?|dumbwaiter|trash chute",
  ),
  never(
    "whole house (?:fan|generator|filter)|humidifiers?|radon|sump pumps?|spray foam|insulation|copper (?:pipes?|plumbing)|(?:\\d+|hundred) amps?|electrical panel|breaker panel|plumbing|boilers?|storm shelter|bunker|sprinklered|epoxy|wainscoting",
  ),
  never(
    "awnings?|(?:plantation )?shutters?|blinds|window treatments?|curtains?|drapes|wallpaper|beadboard|tin ceilings?|beamed ceilings?|transoms?|(?:original|period|vintage) (?:woodwork|details?|millwork|trim|moldings?|hardware|features?|character)|millwork|(?:spiral |grand |floating )?stair ?cases?|dormers?|turrets?|cupola|breezeway|courtyards?|porte cochere|portico|columns",
  ),
  never(
    "(?:coin|shared|common|own|on site) laundry|laundry in (?:each|every)[^.,;]*|(?:hoa|dues|fees?|association) (?:covers?|includes?|pays?)(?: [^.,;]+)?",
  ),
  never("(?:owned|leased|rooftop|paid off) solar"),
  when("solar(?! (?:cooling|air))", (home) => home.has("cooling", "Solar")),
  // Condition
  when(
    "structural(?:ly)? (?:redone|updated|renovat\\w+|rebuilt|remodel\\w*)|(?:redone|updated|rebuilt|renewed|refurbished|overhauled) (?:in|during|back in|\\w+ years ago)(?= |$)|(?:redone|updated|rebuilt) structurally",
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
    "(?:brand )?new(?:er|ly)? (?:\\w+ ){0,2}(?:roof|kitchen|bath(?:room)?s?|appliances?|hvac|furnace|floor(?:s|ing)?|windows?|carpet(?:ing)?|paint|construction|build|built|siding|water heater|plumbing|electrical|wiring|deck|(?:ac|a/c|heat pump)(?: units?)?|air condition\\w+|fixtures?|fenc(?:e|ing)|doors?|gutters?|drive ?way|pumps?|liner|tiles?|boilers?|porch|patio|elevators?|shower|tub|vanity|insulation|sod|lawn|pool|garage|heater|range|oven|stove|refrigerator|fridge|dish ?washer|washer|dryer|skylights?|light(?:s|ing)|septic|well|cabinets?|counter(?:s|tops?)|landscaping)|never lived in|brand new|(?:is|are|was|were|all|everything) (?:nearly |almost |practically |like )?new(?! to\\b)|new build",
  ),
  never(
    "(?:re(?:built|surfaced|finished|painted|roofed|plastered|wired|plumbed|glazed|stained|sealed|tiled|carpeted|landscaped|insulated))(?: (?:last|this) \\w+)?|(?:was|were|been|is|are|just|recently|newly|all) (?:\\w+ )?(?:replaced|repaired|serviced)|(?:installed|serviced|replaced|repaired|added|painted) (?:last|this|in|just|recently)(?: \\w+)?",
  ),
  never(
    "(?:cedar|redwood|teak|mahogany|ipe|trex|composite|stone|flagstone|paver|bluestone) (?:decks?|decking|patios?|porch(?:es)?|fenc\\w+|walk ?ways?)|cedar",
  ),
  never(
    "no (?:cc&?rs?|covenants|special assessments?|flood \\w+|liens?|(?:rental |deed )?restrictions|known \\w+|leaks?|deferred maintenance|repairs needed|neighbors behind)|special assessments?|flood (?:zone|insurance)|(?:sprinkler|alarm|roof|pool) (?:was|is|were) (?:replaced|new)",
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
    "(?:home )?office|study(?! the\\b)|game ?room|media room|(?:home )?theat(?:er|re)|home gym|exercise room|craft room|play ?room|guest (?:room|bedroom)s?|wine (?:cellar|room|fridge)|great room|foyer|sitting room|safe room|panic room|in home gym|reading nook|music room",
  ),
  when(
    "natural (?:sun)?light|sunlight|daylight",
    (home) =>
      ["Sun Room", "Solarium/Atrium"].some((room) => home.has("rooms", room)) ||
      home.has("indoorFeatures", "Skylights"),
  ),
  never(
    "(?:\\w+ )?(?:cabinets?|cabinetry|shelving|drawers)|(?:iron|wood|glass|cable) railings?|banisters?|heated (?:\\w+ )?(?:floors?|seats)|(?:faces?|facing) (?:south|north|east|west)\\w*|(?:south|north|east|west)(?:ern)? (?:facing|exposure)",
  ),
  never("(?:large|deep|ample|huge|oversized) closets?|linen closet|cedar closet"),
  never(
    "sun ?(?:lit|filled|drenched|ny(?! (?:day|afternoon|morning|side|weather|tucson)s?\\b))|light filled|bright(?: and airy)?|airy|abundant light|southern exposure|south facing",
  ),
  // Grounds and surroundings
  never(
    "trampolines?|hammocks?|waterfalls?|koi|trout|stocked(?: with)?|putting green|bocce|zip ?line|raised beds?|rain barrels?|xeriscap\\w+|(?:artificial )?turf|alley|circular drive(?:way)?|rv gate|boat ?(?:lift|house|ramp)s?|seawall|pier|mooring|horses?|corral|arena|chickens|greenbelt|side ?walks?|street ?lights?|bike lanes?|sunsets?|sunrises?|wildlife|deer|block part(?:y|ies)|commut(?:e|er|ing)",
  ),
  never(
    "(?:(?!to |by |please |a |first )\\w+ )?(?<!(?:to|can|and|by|please|in) )views?(?! (?:it|the (?:home|house|property|unit|condo|lot|land)|this|by|today|anytime|in person)\\b)(?: of [^.,;]+)?|overlook(?:s|ing)?|vistas?|panorama",
  ),
  never(
    "cul de sac|corner lot|dead end|tree lined|wooded|mature (?:trees|landscaping)|(?:fruit|shade|oak|palm|apple) trees?|professionally landscaped|landscap(?:ed|ing)|level lot|flat lot|sloping|cleared lot|buildable|pasture|creek|stream|orchard|vineyard",
  ),
  never(
    "(?:heated|in ?ground|above ground|salt ?water|indoor|community|private|lap|olympic|infinity|lighted)(?: [\\w-]+)? pools?|pools? (?:is |are )?(?:heated|salt ?water|solar heated)[^.,;]*|(?:covered|screened(?: in)?|wrap ?around|enclosed|glassed in|heated)(?: [\\w-]+)? (?:porch(?:es)?|deck|patio)|screened(?: in)?|wrap ?around|roof ?(?:top )?(?:decks?|terraces?)|outdoor kitchen|private docks?|(?:rooms?|space|flat|studio|apartment|loft) (?:over|above) the garage|carriage house|ramada|(?:separate|own|side|rear|outside) entrances?|kitchenettes?|(?:second|summer|full second) kitchen",
  ),
  never(
    "(?:tool |garden |storage )?sheds?|barns?|stables?|gazebo|pergola|fire ?pits?|fountain|tree ?house|play ?ground|play ?set|swing set|cabana|pool house|casitas?|guest ?house|boathouse|outbuildings?|chicken coop|back ?yard(?: oasis)?",
  ),
  never(
    "(?:raised )?garden beds|compost (?:bin|pile)|hiking|mountain biking|skiing|(?:invisible|electric|dog|(?:wrought )?iron|vinyl|chain link|split rail|wood(?:en)?|privacy|picket|block|brick|stone) (?:\\w+ )?fenc(?:e|ing)|(?:motion|flood|string|garden|outdoor|exterior|security) lights?|cameras?|(?:artificial|synthetic) (?:grass|turf|lawn)|(?:\\w+ )?trees|shrubs?|hedges?|bushes|hydrangeas?|azaleas?|rose ?bushes|meadows?|(?:gently )?rolling (?:hills?|land|terrain|lawn)|cross fenced|see the (?:water|ocean|lake|river|mountains?|city|bay|skyline)",
  ),
  never(
    "club ?houses?|fitness (?:center|room)|gym|golf(?: course)?|community center|rooftop|bike (?:room|storage)|dog (?:park|run)|pet (?:friendly|washing)|on site (?:management|laundry|manager)|trash service|snow removal",
  ),
  never(
    "(?:quiet|peaceful)(?! (?:evening|morning|dinner|night|day|moment|afternoon|weekend|one|reading|talk|word|hour|read|corner|cup|drink|conversation)s?\\b)|secluded|tranquil|serene|private (?:yard|setting|lot|road|entrance|drive)|privacy|noise free",
  ),
  never(
    "(?:sought after|desirable|popular|vibrant|growing|thriving|trendy|historic|coveted|friendly|walkable|established|up and coming|safe|safest|nice|great|charming|prime|hot) (?:\\w+ )?(?:neighborhoods?|areas?|communit(?:y|ies)|locations?|districts?|streets?|part of town|suburbs?)|walk ?score|walkab(?:le|ility)|central(?:ly)? located|convenient location|conveniently located|prime location|great location",
  ),
  never(
    "downtown|shopping|shops|stores|malls?|restaurants?|baker(?:y|ies)|(?:wine|juice|sports|neighborhood|corner|rooftop) bars?|pubs?|brewer(?:y|ies)|bookstores?|delis?|pharmac(?:y|ies)|diners?|food hall|cafes?|coffee shops?|night ?life|entertainment|(?<!(?:to|can|could|you|we|they|who|may|guests|tenants|visitors|owners) )parks?(?!ing| (?:the|your|a|an|in|on|up|it|here|at|off|along|out|behind|beside|inside|outside|under|there|right|easily|freely|one|two|three|four|five|six|\\d+|cars?|anywhere)\\b)|(?:hiking|walking|biking|bike|running|jogging) (?:trails?|paths?)|trails?|beach(?:es)?|mountains?|ocean|lakes?|rivers?|hospitals?|university|college|campus|airport|highways?|freeways?|interstate|grocery stores?|grocers?|supermarkets?|farmers['’] markets?|museums?|marina|ski (?:resort|slopes?|hill)|forest|national park",
  ),
  never("schools?|school district|elementary|kindergarten|daycare|playgrounds?"),
  never(
    "(?:very |extremely )?safe(?:ty|st|r)?(?! (?:deposit|bet|to say|choice))|low crime|crime(?: free| rates?)?|secure (?:neighborhood|area|community)|security patrol|neighborhood watch|peace of mind",
  ),
  // Land
  never(
    "power poles?|(?:power|electricity|electric|utilities|fiber|water|gas|sewer|cable)(?: and \\w+)? (?:is |are )?(?:on site|(?:on|at|to|near|along|available at) (?:the )?(?:lot line|street|road|property line|lot))|lot line",
  ),
  never(
    "survey(?:ed)?|perc(?:olation)? test(?:ed|s)?|percs|zon(?:ed|ing)|hunting|fishing|road frontage|paved road|easements?|mineral rights|timber|subdivid(?:e|ed|able)|permits?(?: in hand)?|plans (?:are )?approved",
  ),
  // Money and terms
  never(
    "(?:low |reduced |lower )(?:property )?tax(?:es)?|(?:property )?tax(?:es)? (?:are|is|run|bill|abatement|of)|property tax(?:es)?|(?:low|small|tiny|cheap) (?:\\w+ )?bills?|(?:utility|electric|heating|energy|power|water) bills? (?:is|are|stays?|runs?|averages?)(?: \\w+)?|(?:below|under|above|at) (?:market|appraisal|assessed)(?: value)?|apprais(?:al|ed)(?: value)?|included in (?:the )?(?:fees?|rent|dues|hoa|price|sale)|(?:utilities|heat|hot water|water|gas|electricity|cable|internet|trash|insurance)(?: and \\w+)? (?:is|are) (?:all )?(?:included|paid|covered)[^.,;]*|under ?priced|price (?:reduced|drop|cut)|priced to sell|motivated sellers?|sellers? (?:is|are) motivated(?! to)|investment|rental income|income producing|cash flow|(?:current|existing|long ?term|good|reliable|paying|stable) tenants?|tenants? (?:in place|occupied|pays?|are in place)|tenanted|airbnb|rents (?:for|are|is|of|at|bring|total)|rental|rented|leased|rent roll|appraised|appreciat(?:es?|ing|ion)|(?:seller|owner) financing|(?:short term )?rentals? (?:are )?(?:allowed|permitted|ok)|reserves? funds?|(?:separate|individual)(?:ly)?(?: \\w+)? (?:meters?|metered|utilities)|live in super\\w*|cc&?rs?|covenants|(?:worth|valued at) \\$?\\d[\\d,.]*k?|closing costs|rebates?|bidding|offers? (?:due|deadline)",
  ),
  when(
    "hoa|homeowners['’]? association|condo fees?|association fees?|maintenance fees?",
    (home) => home.hoa > 0,
  ),
  never(
    "furnished|furniture (?:included|stays|conveys)|all appliances (?:included|stay|convey)|(?:stays?|conveys?|included) with the (?:sale|home|house)|(?:pets?|dogs?|cats?|animals) (?:are |is )?(?:allowed|welcome|ok|permitted|considered)|(?:pet|dog) (?:policy|friendly)|no smoking",
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
