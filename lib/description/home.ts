import type { Basics } from "#lib/fields/basics.ts";
import { FEATURE_OPTIONS, type FeatureGroup } from "#lib/fields/features.ts";
import { PROPERTY_TYPES, type PropertyType } from "#lib/fields/property.ts";
import { BATHROOM_KINDS } from "#lib/us/measures.ts";
import { type Fact, type FactSource, numberOf, valuesOf } from "./facts.ts";
import type { Word } from "./grammar.ts";
import { BUILDING, SHORT_NOUNS, STYLES, TYPE_NOUNS } from "./vocabulary.ts";

/** The facts arranged for the sentences: counts and areas as numbers (0: no fact), lists as words. */
export interface Home {
  type: PropertyType;
  /** Type with its style, if it has a single one: "Craftsman single-family home". */
  kind: string;
  /** "home", "property", ...: what later sentences call it. */
  noun: string;
  /** "Asheville, North Carolina"; empty without a city and a state. */
  place: string;
  /** The city, else the state; empty without both. */
  town: string;
  /** "a 55+ community"; empty where none was chosen. */
  community: string;
  bedrooms: number;
  baths: readonly { kind: string; number: number }[];
  totalRooms: number;
  size: number;
  basementSize: number;
  garageSize: number;
  lot: number;
  built: number;
  remodeled: number;
  hoa: number;
  spaces: number;
  /** What the owner wants to mention, a sentence or a few words each. */
  ownWords: readonly string[];
  has: (group: FeatureGroup, option: string) => boolean;
  /** The chosen options of a group, in the order of the screen, in the words of `words`. */
  list: (group: FeatureGroup, words: Readonly<Record<string, Word | undefined>>) => Word[];
}

/** The field that an option of a group comes from. */
export function sourceOf(group: FeatureGroup): FactSource {
  return group === "rooms" || group === "parking"
    ? `propertySpecifics.${group}.types`
    : `propertySpecifics.${group}`;
}

/** Arranges facts for the sentences; the order of the facts makes no difference. */
export function readHome(facts: readonly Fact[]): Home {
  const basic = (name: keyof Basics) => numberOf(facts, `propertyBasics.${name}`);
  const has: Home["has"] = (group, option) => valuesOf(facts, sourceOf(group)).includes(option);
  const typed = valuesOf(facts, "propertyType")[0];
  const type = PROPERTY_TYPES.find((known) => known === typed) ?? "single_family";
  const chosen = (group: FeatureGroup) => {
    const values = new Set(valuesOf(facts, sourceOf(group)));
    return FEATURE_OPTIONS[group].filter((option) => values.has(option));
  };
  const list: Home["list"] = (group, words) =>
    chosen(group).flatMap((option) => words[option] ?? []);
  const styles = list("architecturalStyle", STYLES).map(({ text }) => text);
  const carried = styles.length === 1 && type !== "land_lot";
  return {
    type,
    kind: carried ? `${styles[0]} ${TYPE_NOUNS[type]}` : TYPE_NOUNS[type],
    noun: SHORT_NOUNS[type],
    place: [...valuesOf(facts, "city"), ...valuesOf(facts, "state")].join(", "),
    town: [...valuesOf(facts, "city"), ...valuesOf(facts, "state")][0] ?? "",
    community: communityOf(has),
    bedrooms: basic("bedrooms"),
    baths: BATHROOM_KINDS.map(({ field, name }) => ({ kind: name, number: basic(field) })).filter(
      ({ number }) => number > 0,
    ),
    totalRooms: numberOf(facts, "propertySpecifics.rooms.total"),
    size: basic("finishedSquareFootage"),
    basementSize: basic("basementSquareFootage"),
    garageSize: basic("garageSquareFootage"),
    lot: basic("lotSize"),
    built: basic("yearBuilt"),
    remodeled: basic("structuralRemodelYear"),
    hoa: basic("hoaFees"),
    spaces: numberOf(facts, "propertySpecifics.parking.totalSpaces"),
    ownWords: valuesOf(facts, "ownWords"),
    has,
    list,
  };
}

function communityOf(has: Home["has"]): string {
  const older = has("buildingDetails", "Over 55+ active community");
  const assisted = has("buildingDetails", "Assisted living community");
  if (older && assisted) return "a 55+ community with assisted living";
  if (older) return BUILDING["Over 55+ active community"].text;
  return assisted ? BUILDING["Assisted living community"].text : "";
}
