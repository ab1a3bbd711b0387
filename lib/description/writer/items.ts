import { withArticle, type Word } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import { listedWord } from "#lib/description/vocabulary.ts";
import { bareOf } from "./frames.ts";
import {
  type Appeal,
  FEATURES,
  type FeatureSentences,
  LIMITS,
  OPTIONS,
  type OptionWords,
} from "./material.ts";
import { basementPhrase, floorPhrases } from "./noun-phrases.ts";
import type { OwnNote } from "./own-words.ts";

/** Something that the first sentence can name. */
export interface Star extends Word {
  /** The option that it tells; undefined for an owner's words. */
  option?: string;
  /** How much it sets the home apart; an owner's own words most. */
  weight: number;
}

/** How much a buyer looks for a thing. */
const SOUGHT: Record<Appeal, number> = { first: 1, often: 0.6, sometimes: 0.35, rarely: 0.2 };
const VALUE = 0.6;
/** The weight of a thing that the owner names. */
export const OWN = 9;
/** What hardwood floors weigh: they sell where nothing rarer does. */
const HARDWOOD = 0.1;

/** How rare a thing is, in halvings of the number of homes, times how much a buyer looks for it. */
const weightOf = ({ share, appeal }: OptionWords) =>
  share && appeal ? -Math.log2(share) * SOUGHT[appeal] : 0;

/** Options chosen that no owner's note names, by whether all owners of a condominium may share them. */
function chosenOf(home: Home, notes: readonly OwnNote[]): { own: OptionWords[]; shared: Word[] } {
  const named = notes.flatMap((note) => ("piece" in note ? note.piece.text : []));
  const chosen = OPTIONS.filter(
    (row) => row.group && home.has(row.group, row.option) && !named.some(namesIn(row)),
  );
  const isShared = (row: OptionWords) =>
    row.isShared === true && (row.group === "buildingDetails" || home.type === "condominium");
  const shared = chosen
    .filter(isShared)
    .sort((a, b) => weightOf(b) - weightOf(a))
    .map((row) => nounOf(row));
  return { own: chosen.filter((row) => !isShared(row)), shared };
}

const namesIn = (row: OptionWords) => {
  const words = [bareOf(nounOf(row).text), row.alias].filter(Boolean).join("|");
  return (text: string) => new RegExp(`\\b(?:${words})\\b`, "i").test(text);
};

const nounOf = ({ group, option }: OptionWords): Word =>
  (group && listedWord(group, option)) ?? { text: withArticle(option.toLowerCase()) };

/** What sets this home apart, the most remarkable first. */
export function starsOf(home: Home, notes: readonly OwnNote[]): Star[] {
  const own = notes.flatMap((note) => {
    const thing = note.kind === "thing" ? note.piece : note.kind === "home" ? note.rest : undefined;
    return thing ? { ...thing, weight: OWN } : [];
  });
  const chosen = chosenOf(home, notes)
    // Building Details are said to be there, never to be the home's.
    .own.filter(({ group, lead }) => group !== "buildingDetails" && (!lead || isCondo(home)))
    .map((row): Star => ({
      ...nounOf(row),
      ...(row.lead ? { text: row.lead } : {}),
      option: row.option,
      weight: weightOf(row),
    }));
  const floors = floorPhrases(home);
  const hardwood = floors.length === 1 && floors[0]?.text.includes("hardwood") ? floors : [];
  return [
    ...own,
    ...[...chosen, ...hardwood.map((each) => ({ ...each, option: "floors", weight: HARDWOOD }))]
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1)),
  ];
}

const isCondo = ({ type }: Home) => type === "condominium";

/** The sentences worth most that tell each fact once, at most `most`, and the shared amenities. */
export function planOf(
  home: Home,
  notes: readonly OwnNote[],
  told: ReadonlySet<string>,
): { plan: FeatureSentences[]; amenities: Word[] } {
  const { own, shared } = chosenOf(home, notes);
  const amenities = shared.slice(0, LIMITS.amenitiesInList);
  const left = new Set([
    ...own.map(({ option }) => option),
    ...(floorPhrases(home).length > 0 ? ["floors"] : []),
    ...(basementPhrase(home) ? [isFinished(home) ? "finished basement" : "basement"] : []),
    ...(home.type !== "multi_family" && home.has("appliances", "Range/Oven") ? ["appliances"] : []),
    ...(amenities.length > 0 ? ["amenities"] : []),
  ]);
  for (const option of told) left.delete(option);
  const plan: FeatureSentences[] = [];
  for (const feature of RANKED) {
    if (!feature.facts.every((fact) => left.has(fact))) continue;
    plan.push(feature);
    for (const fact of feature.facts) left.delete(fact);
  }
  return { plan, amenities };
}

const isFinished = (home: Home) =>
  home.has("basement", "Finished") &&
  !home.has("basement", "Partially finished") &&
  !home.has("basement", "Unfinished");

const VALUES = new Map(OPTIONS.map((row) => [row.option, (row.value ?? VALUE) + weightOf(row)]));
const worthOf = ({ facts }: FeatureSentences) =>
  facts.reduce((sum, fact) => sum + (VALUES.get(fact) ?? VALUE), 0);
/** Those worth most first; where all facts of one are told, the next is taken. */
const RANKED = FEATURES.toSorted((a, b) => worthOf(b) - worthOf(a));
