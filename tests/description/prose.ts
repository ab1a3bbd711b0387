import type { Fact, FactSource } from "#lib/description/facts.ts";

/** Faults of prose that no text may show, by name. */
const FAULTS: readonly (readonly [string, RegExp])[] = [
  ["two spaces", / {2}/],
  ["space before punctuation", / [,.;:!?]/],
  ["two marks in a row", /[,;:]\s*[,.;:]|\.{2}/],
  ["no space after a mark", /[,;:](?![\s\d])|[a-z]\.[A-Z]/],
  ["exclamation mark", /!/],
  ["one word twice", /\b(\w+)\s+\1\b/i],
  ["a before a vowel", /\ba (?:[aeiou](?!ne\b|ne-|ni|se)|8|11\b|18\b|11,|18,)/i],
  ["an before a consonant", /\ban (?:[b-df-gj-np-tv-z](?!V )|one|home|house)/],
  [
    "singular with a plural noun",
    /\b(?:one|1) (?!hundred)(?:[\w/-]+ )?(?:bedrooms|baths|rooms|spaces)\b/i,
  ],
  [
    "plural with a singular noun",
    /\b(?:two|three|[4-9]|\d\d+) (?:[\w/-]+ )?(?:bedroom|bath|room|space)\b/i,
  ],
  ["one square feet", /\b1 (?:finished )?square feet/],
  ["an empty place", /undefined|null|NaN|\[object/],
  ["zero", /\b(?:zero|0) (?:bed|bath|full|half|square|space|room)|\$0\b/i],
  ["two colons or semicolons in a sentence", /[;:][^.]*[;:]/],
  [
    "a cliché",
    /\b(?:nestled|boast\w*|must[- ]see|dream home|stunning|gem|oasis|entertainer|look no further|won't last|turn-?key|welcome home|charming|gorgeous|breathtaking|one of a kind|hidden|haven|retreat)\b/i,
  ],
  ["and twice in a row", /\band and\b|\bplus and\b|, plus\b/],
];

/** The names of the faults that a text shows. */
export function faultsOf(text: string): string[] {
  const faults = FAULTS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  for (const paragraph of text.split("\n\n")) {
    if (!/[.]$/.test(paragraph)) faults.push("no full stop at the end");
    if (/^\s|\s$|\n/.test(paragraph)) faults.push("stray white space");
    for (const sentence of paragraph.split(/(?<=[a-z\d]\.) /)) {
      if (!/^[\p{Lu}\d"]/u.test(sentence)) faults.push("small letter at the start");
    }
  }
  return faults;
}

/** How each sentence of a text opens: its first word, after an article the second too. */
export function openersOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/(?<=[a-z\d)]\.)\s+/)
    .map((sentence) => /^(?:(?:the|an?) )?[^\s,]+/.exec(sentence)?.[0] ?? "");
}

const is = (source: FactSource, ...values: string[]) => values.map((value) => `${source}=${value}`);

/** Words by which a fact shows in a text, and the facts that each may show. */
const TERMS: readonly (readonly [RegExp, readonly string[]])[] = [
  ...(
    [
      ["dishwasher", "Dishwasher"],
      ["dryer", "Dryer"],
      ["freezer", "Freezer"],
      ["garbage disposal", "Garbage Disposal"],
      ["microwave", "Microwave"],
      ["range", "Range/Oven"],
      ["refrigerator", "Refrigerator"],
      ["trash compactor", "Trash Compactor"],
      ["washer", "Washer"],
    ] as const
  ).map(([word, value]) => [term(word), is("propertySpecifics.appliances", value)] as const),
  ...(
    [
      ["(?:breakfast )?nook", "Breakfast Nook"],
      ["dining room", "Dining Room"],
      ["family room", "Family Room"],
      ["laundry room", "Laundry Room"],
      ["library", "Library"],
      ["owner's suite", "Owner's Suite"],
      ["mud room", "Mud Room"],
      ["workshop", "Workshop"],
      ["solarium", "Solarium/Atrium"],
      ["sun room", "Sun Room"],
      ["walk-in closet", "Walk-in closet"],
    ] as const
  ).map(([word, value]) => [term(word), is("propertySpecifics.rooms.types", value)] as const),
  ...(
    [
      ["attic", "Attic"],
      ["cable-ready", "Cable Ready"],
      ["ceiling fans", "Ceiling Fans"],
      ["double-pane or storm windows", "Double Pane/storm windows"],
      ["intercom system", "Intercom System"],
      ["jetted tub", "Jetted tub"],
      ["mother-in-law apartment", "Mother-in-law apartment"],
      ["security system", "Security Systems"],
      ["skylights", "Skylights"],
      ["vaulted ceiling", "Vaulted ceiling"],
      ["wet bar", "Wet bar"],
      ["wired", "Wired"],
    ] as const
  ).map(([word, value]) => [term(word), is("propertySpecifics.indoorFeatures", value)] as const),
  ...(
    [
      ["carpet(?:ed)?", "Carpet"],
      ["hardwood", "Hardwood"],
      ["laminate", "Laminate"],
      ["vinyl or linoleum", "Linoleum/Vinyl"],
      ["slate", "Slate"],
      ["softwood", "Softwood"],
      ["tile", "Tile"],
    ] as const
  ).map(([word, value]) => [term(word), is("propertySpecifics.flooring", value)] as const),
  [term("concrete"), is("propertySpecifics.flooring", "Concrete")],
  [term("cement"), is("propertySpecifics.exterior", "Cement/Concrete")],
  ...(
    [
      ["assisted living", "Assisted living community"],
      ["basketball court", "Basketball court"],
      ["controlled access", "Controlled access"],
      ["accessibility features", "Disabled access"],
      ["doorman", "Doorman"],
      ["elevator", "Elevator"],
      ["gated entry", "Gated entry"],
      ["transportation", "Near transportation"],
      ["sports court", "Sports court"],
      ["55\\+", "Over 55+ active community"],
      ["storage", "Storage"],
      ["tennis court", "Tennis court"],
    ] as const
  ).map(([word, value]) => [term(word), is("propertySpecifics.buildingDetails", value)] as const),
  [term("brick"), is("propertySpecifics.exterior", "Brick")],
  [term("stucco"), is("propertySpecifics.exterior", "Stucco")],
  [term("vinyl(?! or linoleum)"), is("propertySpecifics.exterior", "Vinyl")],
  [term("(?<!engineered )\\bwood"), is("propertySpecifics.exterior", "Wood")],
  [term("engineered wood"), is("propertySpecifics.exterior", "Wood products")],
  ...["Composition", "Metal", "Shingle"].map(
    (value) =>
      [
        term(value),
        [...is("propertySpecifics.exterior", value), ...is("propertySpecifics.roof", value)],
      ] as const,
  ),
  [term("built-up"), is("propertySpecifics.roof", "Built up")],
  ...(
    [
      ["bungalow", "Bungalow"],
      ["Cape Cod", "Cape Cod"],
      ["Colonial", "Colonial"],
      ["contemporary", "Contemporary"],
      ["Craftsman", "Craftsman"],
      ["French", "French"],
      ["Georgian", "Georgian"],
      ["loft", "Loft"],
      ["modern", "Modern"],
      ["Victorian", "Queen Anne/Victorian"],
      ["Pueblo", "Santa Fe/Pueblo style"],
      ["Spanish", "Spanish"],
      ["split-level", "Split-level"],
      ["Tudor", "Tudor"],
    ] as const
  ).map(
    ([word, value]) => [term(word), is("propertySpecifics.architecturalStyle", value)] as const,
  ),
  ...(
    [
      ["balcony or patio", "Balcony/patio"],
      ["barbecue area", "Barbecue area"],
      ["lawn", "Lawn"],
      ["pond", "Pond"],
      ["deck", "Deck"],
      ["dock", "Dock"],
      ["fenced yard", "Fenced yard"],
      ["garden", "Garden"],
      ["greenhouse", "Greenhouse"],
      ["hot tub", "Hot tub/spa"],
      ["pool", "Pool"],
      ["porch", "Porch"],
      ["RV", "Rv Parking"],
      ["sauna", "Sauna"],
      ["sprinkler system", "Sprinkler system"],
      ["waterfront", "Waterfront"],
    ] as const
  ).map(([word, value]) => [term(word), is("propertySpecifics.outdoorFeatures", value)] as const),
  ...(
    [
      ["carport", "Carport"],
      ["attached", "Garage - Attached"],
      ["detached", "Garage - Detached"],
      ["off-street", "Off-street parking"],
      ["on-street", "On-street parking"],
    ] as const
  ).map(([word, value]) => [term(word), is("propertySpecifics.parking.types", value)] as const),
  ...(
    [
      ["central", "Central air conditioning"],
      ["evaporative cooler", "Evaporative cooler"],
      ["refrigerated air", "Refrigerated air"],
      ["solar", "Solar"],
      ["wall-unit", "Wall"],
    ] as const
  ).map(([word, value]) => [term(word), is("propertySpecifics.cooling", value)] as const),
  ...(
    [
      ["baseboard", "Baseboard"],
      ["forced-air", "Forced air"],
      ["steam", "Steam Heat"],
      ["geothermal", "Geothermal"],
      ["heat pump", "Heat pump"],
      ["radiant", "Radiant"],
      ["stove", "Stove"],
      ["wall(?!-unit|s)", "Wall"],
    ] as const
  ).map(([word, value]) => [term(word), is("propertySpecifics.heating", value)] as const),
  ...(
    [
      ["coal", "Coal"],
      ["electric(?:ity)?", "Electricity"],
      ["natural gas", "Natural gas"],
      ["propane", "Propane"],
    ] as const
  ).map(([word, value]) => [term(word), is("propertySpecifics.heatingFuel", value)] as const),
  ...(
    [
      ["well water", "Well Water"],
      ["municipal water", "Municipality Water"],
      ["septic tank", "Septic Tank"],
      ["municipal (?:water and )?sewer", "Municipality Sewer"],
    ] as const
  ).map(([word, value]) => [term(word), is("propertySpecifics.waterSewage", value)] as const),
];

function term(word: string): RegExp {
  const [start, end] = [/^\w/.test(word) ? "\\b" : "", /\w$/.test(word) ? "\\b" : ""];
  return new RegExp(`${start}${word}${end}`, "gi");
}

/** For each term: how often the text has it, and how many facts there are for it. */
export function termCounts(text: string, facts: readonly Fact[]) {
  const held = new Set(facts.map(({ source, value }) => `${source}=${value}`));
  return TERMS.map(([pattern, sources]) => ({
    term: pattern.source,
    times: text.match(pattern)?.length ?? 0,
    facts: sources.filter((source) => held.has(source)).length,
  }));
}

/** All facts that some term stands for: the test of the tests. */
export const COVERED: ReadonlySet<string> = new Set(TERMS.flatMap(([, sources]) => sources));
