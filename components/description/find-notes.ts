import { checkClaims, type Claim } from "#lib/description/claims/check.ts";
import { checkFairHousing, type FairHousingFinding } from "#lib/description/fair-housing/check.ts";
import {
  applyEdit,
  editFor,
  takeSentenceOut,
  type TextEdit,
} from "#lib/description/fair-housing/edit.ts";
import { collectFacts, type DescribedProperty, type Fact } from "#lib/description/facts.ts";
import { FEATURE_OPTIONS } from "#lib/schemas/features.ts";
import type { Note, NoteKind, Remedy, Screen } from "./notes.ts";

export { describedBy } from "#lib/description/facts.ts";

/** What weighs most comes first. */
const ORDER: readonly NoteKind[] = ["violation", "caution", "claim"];

/**
 * Reads a text for what fair-housing law objects to and for what the seller did not enter. This file
 * brings the word lists of both checks with it: it is loaded when the editor is on the screen.
 * @returns notes that don't overlap: violations, cautions, claims, each in the order of the text
 */
export function findNotes(text: string, property: DescribedProperty): Note[] {
  const facts = collectFacts(property);
  const findings = checkFairHousing(text);
  const claims = checkClaims(text, facts).filter((claim) =>
    findings.every(({ start, end }) => claim.end <= start || claim.start >= end),
  );
  return [
    ...findings.map((finding) => noteOfFinding(text, finding)),
    ...claims.map((claim) => noteOfClaim(text, claim, facts)),
  ].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

/**
 * The text with a note put right.
 * @returns null where the text has changed so that the note is no longer found
 */
export function putRight(text: string, property: DescribedProperty, note: Note): string | null {
  const same = findNotes(text, property).find(
    ({ kind, start, phrase }) =>
      kind === note.kind && start === note.start && phrase === note.phrase,
  );
  return same?.remedy ? applyEdit(text, same.remedy.edit) : null;
}

function noteOfFinding(text: string, finding: FairHousingFinding): Note {
  const { start, end, phrase, severity, protectedClass, reason, replacement } = finding;
  const edit = editFor(text, finding);
  const label = replacement ? `Replace with “${replacement}”` : takeOutLabel(text, finding, edit);
  const topic = protectedClass.charAt(0).toUpperCase() + protectedClass.slice(1);
  return {
    start,
    end,
    phrase,
    kind: severity,
    topic,
    reason,
    remedy: { label, edit },
    screen: null,
  };
}

const takesSentence = (text: string, { start, end }: FairHousingFinding, edit: TextEdit) =>
  edit.insert === "" && text.slice(edit.start, edit.end).trim() !== text.slice(start, end);

function takeOutLabel(text: string, finding: FairHousingFinding, edit: TextEdit): string {
  return takesSentence(text, finding, edit) ? "Take the sentence out" : "Take it out";
}

function noteOfClaim(text: string, claim: Claim, facts: readonly Fact[]): Note {
  const { start, end, phrase, reason } = claim;
  return {
    ...{ start, end, phrase, reason },
    kind: "claim",
    topic: "Not in what you entered",
    remedy: sentenceOut(text, claim),
    screen: screenFor(claim, facts),
  };
}

/** A claim goes with its sentence, where the description has others. */
function sentenceOut(text: string, { start, end }: Claim): Remedy | null {
  const edit = takeSentenceOut(text, start, end);
  if (applyEdit(text, edit).trim() === "") return null;
  return { label: "Take the sentence out", edit };
}

const BASICS: Screen = { href: "/property-basics", name: "The Basics" };
const FEATURES: Screen = { href: "/property-features", name: "Specific Features" };

/** Numbers that have a field, by the word that they stand with. */
const IN_FEATURES = /\b(?:total rooms|rooms|(?:parking )?spaces?|cars?)\b/i;
const IN_BASICS =
  /\bbed|\bbath|\bsq|square|\bacres?\b|\blot\b|\bbuilt\b|remodel|renovat|\bhoa\b|\bdues\b|\bfees?\b|month|\b(?:1[6-9]|20)\d\d\b/i;

/** The screen with a field for what is claimed, if there is one. */
function screenFor({ kind, phrase }: Claim, facts: readonly Fact[]): Screen | null {
  if (kind === "number") {
    if (IN_BASICS.test(phrase)) return BASICS;
    return IN_FEATURES.test(phrase) ? FEATURES : null;
  }
  const couldBeChosen =
    kind === "feature" && checkClaims(phrase, withEverything(facts)).length === 0;
  return couldBeChosen ? FEATURES : null;
}

/** The facts with every option of the features screen. */
function withEverything(facts: readonly Fact[]): Fact[] {
  const options = Object.entries(FEATURE_OPTIONS).flatMap(([group, names]) => {
    const isGrouped = group === "rooms" || group === "parking";
    const source = `propertySpecifics.${group}${isGrouped ? ".types" : ""}` as Fact["source"];
    return names.map((value): Fact => ({ source, value }));
  });
  return [...facts, ...options];
}
