/**
 * What sets a home apart among homes: how rare a thing is, times how much a buyer looks for it.
 *
 * Rarity is the share of homes in the United States that have the thing. Surveyed shares:
 * - American Housing Survey (Census Bureau and HUD): a pool 16 % (2011); a separate dining room
 *   49 % (2009); built before 1920 8 % (2001); the median lot of a detached home a quarter acre
 *   (2013)
 * - Survey of Construction (Census Bureau), homes started in 2023: a deck 18 %
 * The other shares are estimates of the product, in coarse steps: no survey counts the thing.
 */
import type { Word } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import { APPLIANCES, INDOOR, OUTDOOR, ROOMS } from "#lib/description/vocabulary.ts";
import type { FeatureGroup } from "#lib/fields/features.ts";
import { SQUARE_FEET_PER_ACRE } from "#lib/us/measures.ts";
import { basementPhrase, floorsPhrase, garagePhrase, lotInWords } from "./phrases.ts";

/** How much a buyer looks for a thing. */
const SOUGHT = { first: 1, often: 0.6, sometimes: 0.35 } as const;
type Appeal = keyof typeof SOUGHT;

const OPTION_SHARES: readonly (readonly [
  group: FeatureGroup,
  option: string,
  share: number,
  appeal: Appeal,
])[] = [
  ["outdoorFeatures", "Dock", 0.02, "first"],
  ["outdoorFeatures", "Pool", 0.16, "first"],
  ["outdoorFeatures", "Pond", 0.02, "sometimes"],
  ["outdoorFeatures", "Hot tub/spa", 0.06, "often"],
  ["outdoorFeatures", "Sauna", 0.02, "sometimes"],
  ["outdoorFeatures", "Greenhouse", 0.02, "sometimes"],
  ["outdoorFeatures", "Deck", 0.18, "sometimes"],
  ["outdoorFeatures", "Fenced yard", 0.35, "often"],
  ["outdoorFeatures", "Garden", 0.35, "sometimes"],
  ["indoorFeatures", "Mother-in-law apartment", 0.03, "first"],
  ["indoorFeatures", "Vaulted ceiling", 0.15, "often"],
  ["indoorFeatures", "Skylights", 0.1, "sometimes"],
  ["indoorFeatures", "Wet bar", 0.06, "sometimes"],
  ["indoorFeatures", "Jetted tub", 0.1, "sometimes"],
  ["rooms", "Library", 0.06, "often"],
  ["rooms", "Solarium/Atrium", 0.03, "sometimes"],
  ["rooms", "Sun Room", 0.1, "often"],
  ["rooms", "Workshop", 0.1, "often"],
  ["rooms", "Owner's Suite", 0.35, "first"],
  ["rooms", "Dining Room", 0.49, "sometimes"],
  ["buildingDetails", "Doorman", 0.02, "often"],
  ["buildingDetails", "Elevator", 0.06, "often"],
  ["buildingDetails", "Gated entry", 0.06, "sometimes"],
  ["buildingDetails", "Disabled access", 0.06, "often"],
  ["buildingDetails", "Tennis court", 0.03, "sometimes"],
];

const WORDS: Readonly<Partial<Record<FeatureGroup, Readonly<Record<string, Word | undefined>>>>> = {
  appliances: APPLIANCES,
  indoorFeatures: INDOOR,
  outdoorFeatures: OUTDOOR,
  rooms: ROOMS,
};

/** The weight from which a thing is named among the first. */
const REMARKABLE = 0.9;
/** Years for which a remodel is news. */
const RECENT = 15;

export interface Distinction {
  phrase: Word;
  weight: number;
  /** The facts that the phrase tells: sources, or `source=value` of an option. */
  tells: readonly string[];
}

function weightOf(share: number, appeal: Appeal): number {
  return -Math.log2(share) * SOUGHT[appeal];
}

/** The weight of an option by itself; 0 where it sets no home apart. */
export function optionWeight(source: string, value: string): number {
  const row = OPTION_SHARES.find(
    ([group, option]) => option === value && source.startsWith(`propertySpecifics.${group}`),
  );
  return row ? weightOf(row[2], row[3]) : 0;
}

/** What sets this home apart, the most remarkable first. */
export function distinctionsOf(home: Home, thisYear: number): Distinction[] {
  const options = OPTION_SHARES.filter(
    // Building Details are said to be there, never to be the home's.
    ([group, option]) => group !== "buildingDetails" && home.has(group, option),
  ).map(([group, option, share, appeal]): Distinction => ({
    phrase: WORDS[group]?.[option] ?? { text: option },
    weight: weightOf(share, appeal),
    tells: [sourceWithValue(group, option)],
  }));
  return [...options, ...derivedDistinctions(home, thisYear)]
    .filter(({ weight }) => weight >= REMARKABLE)
    .sort((a, b) => b.weight - a.weight || (a.phrase.text < b.phrase.text ? -1 : 1));
}

function derivedDistinctions(home: Home, thisYear: number): Distinction[] {
  const found: Distinction[] = [];
  if (home.lot >= SQUARE_FEET_PER_ACRE && home.type !== "land_lot") {
    found.push({
      phrase: { text: lotInWords(home.lot), plural: home.lot > SQUARE_FEET_PER_ACRE },
      weight: weightOf(0.15, "first"),
      tells: ["propertyBasics.lotSize"],
    });
  }
  if (home.remodeled > thisYear - RECENT && home.remodeled <= thisYear) {
    found.push({
      phrase: { text: `a ${home.remodeled} remodel` },
      weight: weightOf(0.12, "first"),
      tells: ["propertyBasics.structuralRemodelYear"],
    });
  }
  const floors = floorsPhrase(home);
  if (floors && home.has("flooring", "Hardwood") && !home.has("flooring", "Carpet")) {
    const tells = ["propertySpecifics.flooring"];
    found.push({ phrase: floors, weight: weightOf(0.35, "often"), tells });
  }
  const garage = garagePhrase(home);
  if (garage?.text.includes("-car ")) {
    found.push({ phrase: garage, weight: weightOf(0.5, "first"), tells: garage.tells });
  }
  if (home.has("basement", "Finished")) {
    const tells = ["propertySpecifics.basement", "propertyBasics.basementSquareFootage"];
    const phrase = basementPhrase(home);
    if (phrase) found.push({ phrase, weight: weightOf(0.2, "often"), tells });
  }
  return found;
}

function sourceWithValue(group: FeatureGroup, option: string): string {
  const isGrouped = group === "rooms" || group === "parking";
  return `propertySpecifics.${group}${isGrouped ? ".types" : ""}=${option}`;
}
