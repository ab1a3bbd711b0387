import { keptPhrase } from "#lib/text/kept-phrase.ts";
import { sentenceAround } from "#lib/text/sentences.ts";
import { overlap } from "#lib/text/spans.ts";
import { applyEdit, type TextEdit } from "#lib/text/text-edit.ts";
import { checkClaims } from "./claims/check.ts";
import type { Claim } from "./claims/claim.ts";
import { type Fact, valuesOf } from "./facts.ts";
import { takeSentenceOut } from "./fair-housing/edit.ts";
import { changedNumbers, restate } from "./restate.ts";
import { TYPE_NOUNS } from "./vocabulary.ts";

/** Words of a text that a change of facts makes wrong. */
export interface FactChange {
  quote: string;
  /** The new value, such as "4" or "$300"; null if no value can replace the words. */
  value: string | null;
  sentence: string;
  /** The sentence with the new value; null if it is removed instead. */
  corrected: string | null;
}

export interface FactChanges {
  changes: FactChange[];
  /** The text with every change made; null if nothing would remain of it. */
  corrected: string | null;
}

interface Facts {
  before: readonly Fact[];
  after: readonly Fact[];
  /** Claims that the seller chose to keep, in the format of `keptPhrase`. */
  keptNotes: readonly string[];
}

// More than a text usually states; the rest is corrected by hand.
const MAX_CHANGES = 12;

/**
 * Finds what a text states that `before` supports and `after` doesn't, and corrects it: with the new
 * value if one makes the words true, or else without the sentence.
 * @param facts both from `collectFacts`
 */
export function changesOfFacts(text: string, facts: Facts): FactChanges {
  const changes: FactChange[] = [];
  let current = text;
  let wrong = wrongIn(current, facts);
  for (let [claim] = wrong; claim; [claim] = wrong) {
    if (changes.length === MAX_CHANGES) return { changes, corrected: null };
    const { change, edit, left } = correct(current, { claim, wrong }, facts);
    changes.push(change);
    current = applyEdit(current, edit);
    wrong = left;
  }
  return { changes, corrected: current.trim() === "" ? null : current };
}

function wrongIn(text: string, { before, after, keptNotes }: Facts): Claim[] {
  const wrong = checkClaims(text, after).filter((claim) => !keptNotes.includes(keptPhrase(claim)));
  if (wrong.length === 0) return [];
  const known = checkClaims(text, before);
  return wrong.filter((claim) => !known.some((one) => overlap(one, claim)));
}

function correct(
  text: string,
  { claim, wrong }: { claim: Claim; wrong: readonly Claim[] },
  facts: Facts,
): { change: FactChange; edit: TextEdit; left: Claim[] } {
  const around = sentenceAround(text, claim);
  const about = { quote: claim.phrase, sentence: text.slice(around.start, around.end) };
  for (const { edit, value } of candidates(text, claim, facts)) {
    const left = wrongIn(applyEdit(text, edit), facts);
    if (left.length >= wrong.length) continue;
    const moved = { ...edit, start: edit.start - around.start, end: edit.end - around.start };
    const corrected = applyEdit(about.sentence, moved);
    return { change: { ...about, value, corrected }, edit, left };
  }
  const edit = takeSentenceOut(text, claim.start, claim.end);
  const left = wrongIn(applyEdit(text, edit), facts);
  return { change: { ...about, value: null, corrected: null }, edit, left };
}

interface Candidate {
  edit: TextEdit;
  value: string;
}

function candidates(text: string, claim: Claim, { before, after }: Facts): Candidate[] {
  return [
    ...restate(text, claim, changedNumbers(before, after)),
    ...rename(text, claim, changedNames(before, after)),
  ];
}

type Names = readonly (readonly [from: string, to: string])[];

function changedNames(before: readonly Fact[], after: readonly Fact[]): Names {
  const pair = (source: "city" | "state" | "addressLine1" | "propertyType") =>
    [valuesOf(before, source)[0] ?? "", valuesOf(after, source)[0] ?? ""] as const;
  const type = pair("propertyType").map((key) => (TYPE_NOUNS as Record<string, string>)[key] ?? "");
  const [from = "", to = ""] = type;
  return [pair("city"), pair("state"), pair("addressLine1"), [from, to] as const].filter(
    ([was, is]) => was !== "" && is !== "" && was !== is,
  );
}

function rename(text: string, { start, end }: Claim, names: Names): Candidate[] {
  return names.flatMap(([from, to]) => {
    const at = text.slice(start, end).toLowerCase().indexOf(from.toLowerCase());
    if (at < 0) return [];
    const edit = { start: start + at, end: start + at + from.length, insert: to };
    return [{ edit, value: to }];
  });
}
