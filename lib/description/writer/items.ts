import { withArticle, type Word } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import { listedWord } from "#lib/description/vocabulary.ts";
import type { Length, Tone } from "#lib/fields/description.ts";
import { bareOf } from "./frames.ts";
import {
  type Appeal,
  LIMITS,
  type List,
  OPTIONS,
  type OptionWords,
  type Use,
  USES,
} from "./material.ts";
import { basementPhrase } from "./noun-phrases.ts";
import type { OwnNote } from "./own-words.ts";

/** Something that the first sentence can name. */
export interface Star extends Word {
  /** The option that it covers; undefined for an owner's words. */
  option?: string;
  /** How much it sets the home apart; an owner's own words most. */
  weight: number;
  /** The facts of an owner's note that has a sentence of its own, for where the lead has no room. */
  covers?: readonly string[];
}

/** How much a buyer looks for a thing. */
const SOUGHT: Record<Appeal, number> = { first: 1, often: 0.6, sometimes: 0.35, rarely: 0.2 };
/** The weight of a thing that the owner names, and of work done on one. */
export const [OWN, OWN_WORK] = [9, 1];
/** What a finished basement weighs. */
const FINISHED_BASEMENT = 1.5;

/** How rare a thing is, in halvings of the number of homes, times how much a buyer looks for it. */
const weightOf = ({ share, appeal }: OptionWords) =>
  share && appeal ? -Math.log2(share) * SOUGHT[appeal] : 0;

/** A floor without a patio. */
const UPSTAIRS =
  /\b(?:top|upper|second|third|\d*(?:2nd|3rd|[04-9]th|1[1-3]th))[ -]floor\b|\bpenthouse\b/i;

/** Options chosen that no owner's note names; those of a condominium that all may share are amenities. */
export function chosenOf(home: Home, notes: readonly OwnNote[]): OptionWords[] {
  const named = notes.flatMap((note) => {
    const piece = "piece" in note ? note.piece : note.kind === "sentence" ? note.thing : undefined;
    return piece?.text ?? [];
  });
  const isUpstairs = home.ownWords.some((note) => UPSTAIRS.test(note));
  return OPTIONS.filter((row) => home.has(row.group, row.option) && !named.some(namesIn(row))).map(
    (row) => ({
      ...row,
      list: listOf(row, home),
      ...(isUpstairs && row.option === "Balcony/patio" ? { noun: { text: "a balcony" } } : {}),
    }),
  );
}

function listOf({ list, isShared }: OptionWords, { type, bedrooms }: Home): List {
  if (list === "suite") return bedrooms > 1 ? "suite" : "rooms";
  if (type === "condominium") return isShared === true ? "amenities" : list;
  return list === "building" ? "amenities" : list;
}

const namesIn = (row: OptionWords) => {
  const words = [bareOf(nounOf(row).text), row.alias].filter(Boolean).join("|");
  return (text: string) => new RegExp(`\\b(?:${words})\\b`, "i").test(text);
};

const nounOf = ({ group, option, noun }: OptionWords): Word =>
  noun ?? listedWord(group, option) ?? { text: withArticle(option.toLowerCase()) };

/** What sets this home apart, the most remarkable first. */
export function starsOf(home: Home, notes: readonly OwnNote[]): Star[] {
  const own = notes.flatMap((note): Star[] => {
    if (note.kind === "sentence" && note.thing) return [{ ...note.thing, weight: OWN_WORK }];
    const things =
      note.kind === "thing"
        ? (note.parts ?? [note.piece])
        : note.kind === "home" && note.rest
          ? [note.rest]
          : [];
    return things.map(({ text, plural }) => ({ text, plural, weight: OWN }));
  });
  // What may belong to all owners is never said to be the home's.
  const isShown = ({ group, list }: OptionWords) =>
    list !== "amenities" && group !== "buildingDetails";
  const chosen = chosenOf(home, notes)
    .filter(isShown)
    .map((row): Star => ({ ...nounOf(row), option: row.option, weight: weightOf(row) }));
  const basement = isFinished(home) ? basementPhrase(home) : undefined;
  const below = basement ? [{ ...basement, option: "basement", weight: FINISHED_BASEMENT }] : [];
  return [
    ...own,
    ...[...chosen, ...below]
      .filter(({ weight }) => weight >= LIMITS.weightOfLead)
      .sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1)),
  ];
}

const isFinished = (home: Home) =>
  home.has("basement", "Finished") &&
  !(["Partially finished", "Unfinished"] as const).some((kind) => home.has("basement", kind));

/** The sentences worth most about what several options are for: each option and activity once. */
export function usesOf(left: ReadonlySet<string>, length: Length, tone: Tone): Use[] {
  const open = new Set(left);
  const most = { ...LIMITS.uses[length] };
  const plan: Use[] = [];
  for (const use of RANKED) {
    const isNew = use[tone].length > 0 && plan.every(({ activity }) => activity !== use.activity);
    if (most[use.side] === 0 || !isNew || !use.facts.every((fact) => open.has(fact))) continue;
    plan.push(use);
    most[use.side] -= 1;
    for (const fact of use.facts) open.delete(fact);
  }
  return plan;
}

/**
 * The options of a list that are left, what sells first, and last the one with words for what it is
 * for: "a fenced yard, a garden, and a porch for summer evenings".
 * @param turn which of its words are taken; null where none fit, as for a home that is rented
 */
export function wordsOf(rows: readonly OptionWords[], max: number, turn: number | null): Word[] {
  const listed = rows.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, max);
  const useful = turn === null ? undefined : listed.findLast(({ uses }) => uses);
  const use = useful?.uses?.[(turn ?? 0) % useful.uses.length];
  if (!useful || !use) return listed.map(nounOf);
  const last = nounOf(useful);
  return [
    ...listed.filter((row) => row !== useful).map(nounOf),
    { ...last, text: `${last.text} ${use}` },
  ];
}

/** What a fact is worth in a sentence, besides being rare. */
const FACT = 0.6;
const WORTH = new Map(OPTIONS.map((row) => [row.option, FACT + weightOf(row)]));
const worthOf = ({ facts }: Use) => facts.reduce((sum, fact) => sum + (WORTH.get(fact) ?? FACT), 0);
/** Those worth most first; where others cover all facts of one, the next is taken. */
const RANKED = USES.toSorted((a, b) => worthOf(b) - worthOf(a));
