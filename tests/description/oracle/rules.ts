import type { FeatureOption } from "#lib/fields/features.ts";
import type { Entered } from "./entered.ts";
import { BASEMENT_KINDS, FUELS, HEAT_SOURCES, named, PARKING_PARTS, THINGS } from "./names.ts";

type Heat = keyof typeof HEAT_SOURCES;
type Fuel = keyof typeof FUELS;

/** Whether a source can burn or use a fuel: pumps run on electricity, wall heaters burn no coal. */
function canUse(source: string, fuel: Fuel): boolean {
  if (source === "Heat pump" || source === "Geothermal") return fuel === "Electricity";
  return source !== "Wall" || fuel !== "Coal";
}

const FUEL = "(?:coal|electric|natural gas|gas|propane)";
const SOURCE =
  "(?:baseboard|forced[ -]air|steam|geothermal|radiant|stove|wall(?![ -]unit)|heat pump)";
const BETWEEN = "(?:,? and |, )";
/** "natural gas and propane forced-air heat" */
const DIRECT = new RegExp(
  `\\b(${FUEL}(?:${BETWEEN}${FUEL})*) (${SOURCE}(?:${BETWEEN}${SOURCE})*)\\b`,
  "gi",
);

/** The source that a fuel is said to belong to: "a stove fueled by", "propane forced-air heat". */
function attachments(sentence: string): { sources: Heat[]; fuels: Fuel[] }[] {
  const found: { sources: Heat[]; fuels: Fuel[] }[] = [];
  // Each "fueled by" with the list item before it and the fuels after it.
  for (const match of sentence.matchAll(/\b(?:fueled by|powered by|runs? on|burning)\b/gi)) {
    const before =
      sentence
        .slice(0, match.index)
        .split(/, (?:and )?| plus |[;:]/)
        .at(-1) ?? "";
    const after = sentence.slice(match.index + match[0].length).split(/[;:]|, (?=an? )/)[0] ?? "";
    found.push({ sources: named(HEAT_SOURCES, before), fuels: named(FUELS, after) });
  }
  for (const [, fuel = "", sources = ""] of sentence.matchAll(DIRECT)) {
    found.push({ sources: named(HEAT_SOURCES, sources), fuels: named(FUELS, fuel) });
  }
  return found;
}

/** A fuel is said only with the one heat source that it can belong to. */
export function falseFuels(sentence: string, home: Entered): string[] {
  const faults = named(FUELS, sentence)
    .filter((fuel) => !home.has("heatingFuel", fuel))
    .map((fuel) => `fuel: ${fuel}`);
  const heating = home.chosen("heating").filter((source) => source !== "Other");
  for (const { sources, fuels } of attachments(sentence)) {
    if (sources.length === 0) continue;
    for (const fuel of fuels) {
      const able = heating.filter((source) => canUse(source, fuel));
      const isOne = sources.length === 1 && able.length === 1 && able[0] === sources[0];
      if (!isOne) faults.push(`the fuel of one of several heat sources: ${fuel}`);
    }
  }
  return faults;
}

const NUMBER = "(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
const TOTAL = new RegExp(`\\b${NUMBER}(?:-car| cars?| spaces)\\b`, "i");

/** Whether the garage can hold all cars: by its area, or without one up to three. */
function mayHold(home: Entered): boolean {
  const area = home.number("garageSquareFootage");
  return area >= 1 ? area >= home.spaces * 200 : home.spaces <= 3;
}

const CLAUSE = /^ and (?=[^,]*\b(?:is|are|has|have|gives?|offers?|comes?|includes?|adds?)\b)/i;

/** Clauses that are joined to a sentence: at "and" before a verb, or after no list. */
function clausesOf(sentence: string): string[] {
  return sentence.split(/;\s*/).flatMap((part) => {
    const clauses: string[] = [];
    let clause = "";
    for (const [at, piece] of part.split(",").entries()) {
      const isNew =
        at > 0 && (CLAUSE.test(piece) || (piece.startsWith(" and ") && !clause.includes(",")));
      if (isNew) clauses.push(clause);
      clause = isNew || at === 0 ? piece : `${clause},${piece}`;
    }
    return [...clauses, clause];
  });
}

/** A total of spaces stands alone where no part was entered, else with each of its parts. */
export function falseParking(sentence: string, home: Entered): string[] {
  return clausesOf(sentence).flatMap((clause) => falseParkingIn(clause, home));
}

function falseParkingIn(sentence: string, home: Entered): string[] {
  const parts = named(PARKING_PARTS, sentence);
  // "Attached and detached garages"
  const both = /\battached and detached garages\b/i.test(sentence);
  const mentioned = new Set<string>(
    both ? [...parts, "Garage - Attached", "Garage - Detached"] : parts,
  );
  const faults = [...mentioned]
    .filter((part) => !home.chosen("parking").some((option) => option === part))
    .map((part) => `parking: ${part}`);
  const entered = home.chosen("parking").filter((part) => part !== "None");
  const hasGarage = /\bgarages?\b/i.test(sentence);
  const garages = entered.filter((part) => part.startsWith("Garage"));
  if (hasGarage && garages.length === 0 && home.number("garageSquareFootage") === 0) {
    faults.push("parking: garage");
  }
  if (/\bgarages? (?:of|totaling)\b/i.test(sentence)) {
    if (garages.some((part) => !mentioned.has(part))) faults.push("the area of two garages");
  }
  if (/(?<!RV )\bparking (?:consists of|is (?:in|by))\b/i.test(sentence)) {
    const left = entered.filter((part) => !mentioned.has(part));
    faults.push(...left.map((part) => `all parking without ${part}`));
  }
  const total = TOTAL.exec(sentence)?.[0];
  if (!total) return faults;
  const isAlone = garages.length === entered.length;
  const fits = isAlone && garages.length === 1 && mayHold(home);
  if (/-car$/i.test(total) && !fits) faults.push("a garage for all cars");
  // "With five spaces in all" doesn't say which.
  const isApart = /\bin all\b/i.test(sentence);
  if (entered.includes("On-street parking") && !isApart) {
    faults.push("a total with spaces on the street");
  }
  if (entered.length === 1 && /\binclud(?:es|ing|ed)\b/i.test(sentence)) {
    faults.push("one kind of parking as a part");
  }
  if (hasGarage && isAlone && !isApart && !fits)
    faults.push("a total that a garage is said to hold");
  const missing = entered.filter((part) => !mentioned.has(part));
  if (missing.length > 0) faults.push(`a total without ${missing.join(", ")}`);
  if (hasGarage && entered.length === 0 && !isApart) {
    faults.push("a total for a garage by its area");
  }
  if (/\bRV\b/i.test(sentence)) faults.push("a total of cars with RV parking");
  return faults;
}

const ATTRIBUTED =
  /\b(?:the|this|your|its?) (?:single-family |multi-family )?(?:home|house|residence|property|condominium|condo|unit|parcel|land|lot|grounds|community|neighborhood|building|complex|HOA)\b|\b(?:it|you'll (?:have|own)|yours?|its|private)\b|\b(?:house|home|condo|condominium|property|parcel of land)\b.*\bwith\b/i;
const AMENITIES = [
  "Basketball court",
  "Controlled access",
  "Disabled access",
  "Doorman",
  "Elevator",
  "Gated entry",
  "Sports court",
  "Storage",
  "Tennis court",
] as const satisfies readonly FeatureOption<"buildingDetails">[];

/** What a condominium has outside may be all owners' alike: no text calls it the unit's. */
const SHARED = [
  ...["Pool", "Hot tub/spa", "Sauna", "Barbecue area", "Garden", "Greenhouse", "Lawn", "Pond"],
  ...["Dock", "Sprinkler system", "Fenced yard", "Rv Parking"],
];

const OF_BUILDING = /^(?:Controlled access|Disabled access|Doorman|Elevator|Storage)$/;

/** What a condominium's building has is said to be in it: "The building has a doorman". */
const isOfBuilding = (option: string, clause: string, home: Entered) =>
  home.type === "condominium" && OF_BUILDING.test(option) && /\bthe building\b/i.test(clause);

/** What stands under Building Details is there, neither the home's nor the community's. */
export function falseAmenities(sentence: string, home: Entered): string[] {
  const names: Readonly<Record<string, RegExp>> = {
    ...THINGS.buildingDetails,
    ...(home.type === "condominium" ? THINGS.outdoorFeatures : {}),
  };
  const options = home.type === "condominium" ? [...AMENITIES, ...SHARED] : AMENITIES;
  return clausesOf(sentence).flatMap((clause) =>
    ATTRIBUTED.test(clause)
      ? options
          .filter((option) => !isOfBuilding(option, clause, home))
          .filter((option) => names[option]?.test(clause))
          .map((option) => `said to belong to something: ${option}`)
      : [],
  );
}

const STATUS =
  /\bjust listed\b|\bnow (?:available|on sale|for sale)\b|\bavailable now\b|\b(?:by appointment|on request|at your convenience)\b|\b(?:come|stop) (?:on )?by\b/i;

/** The state of the listing and the terms of a showing change, and nobody entered them. */
export const falseStatus = (sentence: string): string[] =>
  STATUS.test(sentence) ? ["a state that nobody entered"] : [];

/** A shop that the owner describes and the option Workshop may be the same one. */
export const falseSecondShop = (text: string, notes: readonly string[]): string[] =>
  /\bworkshop\b/i.test(text) && notes.some((note) => /\b(?<!work)shop\b/i.test(note))
    ? ["two shops"]
    : [];

const KEPT = /\b(?:included|conveys?|yours|stays?|comes? with)\b/;

/** Washer and dryer come together; nothing is said to be part of the sale; a freezer or a washer is not said to be in the kitchen. */
export function falseAppliances(sentence: string, home: Entered): string[] {
  const words = sentence.toLowerCase();
  const [washer, dryer] = [/\bwashers?\b/.test(words), /\bdryers?\b/.test(words)];
  const hasBoth = home.has("appliances", "Washer") && home.has("appliances", "Dryer");
  const faults = hasBoth && washer !== dryer ? ["a washer or dryer without the other"] : [];
  const isIncluded =
    KEPT.test(words) && Object.values(THINGS.appliances ?? {}).some((name) => name.test(words));
  if (isIncluded) faults.push("said to be part of the sale");
  const isPlaced = clausesOf(words).some(
    (clause) => /\bkitchen\b/.test(clause) && /\b(?:freezer|washer|dryer)\b/.test(clause),
  );
  return isPlaced ? [...faults, "said to be in the kitchen"] : faults;
}

/** A basement is called finished only where no other state was entered. */
export function falseBasement(sentence: string, home: Entered): string[] {
  if (!/\bbasements?\b/i.test(sentence)) return [];
  const entered = home.chosen("basement").filter((kind) => kind !== "None");
  if (entered.length === 0 && home.number("basementSquareFootage") === 0) return ["basement"];
  const kinds = named(BASEMENT_KINDS, sentence);
  const wrong = kinds.filter((kind) => !entered.includes(kind)).map((kind) => `basement: ${kind}`);
  const missing = kinds.length > 0 ? entered.filter((kind) => !kinds.includes(kind as never)) : [];
  return [...wrong, ...missing.map((kind) => `a basement that is also ${kind.toLowerCase()}`)];
}
