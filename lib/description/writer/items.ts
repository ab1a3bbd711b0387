import type { Word } from "#lib/description/grammar.ts";
import { type Home, sourceOf } from "#lib/description/home.ts";
import { listedWord } from "#lib/description/vocabulary.ts";
import type { FeatureGroup } from "#lib/fields/features.ts";
import type { Piece } from "./frames.ts";
import { type Appeal, OPTIONS, type OptionWords, type Place } from "./material.ts";
import { basementPhrase, floorPhrases } from "./noun-phrases.ts";

/** Something to list, with what it is for. */
export interface Item extends Piece {
  place: Place;
  /** How much it sets the home apart, as `weightOf` measures it; 0 where it doesn't. */
  weight: number;
  uses: readonly string[];
  acts: readonly string[];
  says: readonly string[];
}

/** How much a buyer looks for a thing. */
const SOUGHT: Record<Appeal, number> = { first: 1, often: 0.6, sometimes: 0.35 };
/** How rare a thing is, in halvings of the number of homes, times how much a buyer looks for it. */
const weightOf = (share: number, appeal: Appeal) => -Math.log2(share) * SOUGHT[appeal];

const rowWeight = ({ share, appeal }: OptionWords) =>
  share && appeal ? weightOf(share, appeal) : 0;

/** The weight of an option by itself; 0 where it sets no home apart. */
export function optionWeight(source: string, value: string): number {
  const row = OPTIONS.find(
    ({ group, option }) => option === value && source.startsWith(`propertySpecifics.${group}`),
  );
  return row ? rowWeight(row) : 0;
}

/** All that a text can list, in the order of `material/options.json`. */
export function itemsOf(home: Home): Item[] {
  const hasBoth = home.has("appliances", "Washer") && home.has("appliances", "Dryer");
  const single = OPTIONS.filter(
    ({ group, option }) =>
      home.has(group, option) && !(hasBoth && (option === "Washer" || option === "Dryer")),
  ).map((row): Item => ({
    ...item(
      row.place,
      listedWord(row.group, row.option) ?? { text: row.option.toLowerCase() },
      [tellOf(row.group, row.option)],
      rowWeight(row),
    ),
    uses: row.uses ?? [],
    acts: row.acts ?? [],
    says: row.says ?? [],
  }));
  const tells = [tellOf("appliances", "Washer"), tellOf("appliances", "Dryer")];
  const pair = item("appliances", { text: "a washer and dryer", plural: true }, tells);
  return [...single, ...(hasBoth ? [pair] : []), ...basementOf(home)];
}

export const item = (place: Place, word: Word, tells: readonly string[], weight = 0): Item => ({
  ...{ ...word, place, tells, weight },
  uses: [],
  acts: [],
  says: [],
});

function basementOf(home: Home): Item[] {
  const phrase = basementPhrase(home);
  if (!phrase) return [];
  const tells = ["propertySpecifics.basement", "propertyBasics.basementSquareFootage"];
  const isFinished = home.has("basement", "Finished");
  return [
    item(isFinished ? "living" : "storage", phrase, tells, isFinished ? weightOf(0.2, "first") : 0),
  ];
}

/** What sets this home apart, the most remarkable first. */
export function distinctionsOf(home: Home): Item[] {
  const floors = floorsOf(home);
  return (
    [...itemsOf(home), ...(floors.length === 1 ? floors : [])]
      // Building Details are said to be there, never to be the home's.
      .filter(({ weight, place }) => weight > 0 && place !== "building")
      .sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1))
  );
}

/** The floors, as things to list; hardwood sells where nothing rarer does. */
export const floorsOf = (home: Home): Item[] =>
  floorPhrases(home).map((phrase) =>
    item(
      "living",
      phrase,
      ["propertySpecifics.flooring"],
      phrase.text.includes("hardwood") ? 0.1 : 0,
    ),
  );

/** The name of an option among the facts that were told. */
const tellOf = (group: FeatureGroup, option: string) => `${sourceOf(group)}=${option}`;
