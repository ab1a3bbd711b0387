import {
  checkDescriptionInSteps,
  type ClaimFinding,
  collectFacts,
  type DescribedProperty,
  editFor,
  type FairHousingFinding,
  takeSentenceOut,
} from "#lib/description/index.ts";
import { applyEdit, type TextEdit } from "#lib/text/text-edit.ts";
import { findFactScreen } from "./fact-screen.ts";
import type { Note, NoteKind, Remedy } from "./notes.ts";

export { describedBy } from "#lib/description/index.ts";

const ORDER: readonly NoteKind[] = ["violation", "caution", "claim"];

/**
 * Runs the fair housing check and the claim check on a text. Screens use `ask-for-notes.ts`,
 * because this module's word lists are slow to load on a phone.
 * @returns notes that don't overlap: violations, cautions, claims, each in text order
 */
export function findNotes(text: string, property: DescribedProperty): Note[] {
  const steps = findNotesInSteps(text, property);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * Does the same in steps, so that other work can run between them. @returns the notes, with the
 * last step
 */
export function* findNotesInSteps(
  text: string,
  property: DescribedProperty,
): Generator<void, Note[]> {
  const facts = collectFacts(property);
  yield;
  const findings = yield* checkDescriptionInSteps(text, facts);
  return findings
    .map((finding) =>
      finding.kind === "claim" ? noteOfClaim(text, finding) : noteOfFinding(text, finding),
    )
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

function noteOfFinding(text: string, finding: FairHousingFinding): Note {
  const { start, end, phrase, severity, protectedClass, reason, rule, replacement } = finding;
  const edit = editFor(text, finding);
  const isReplaced = replacement !== "" && !takesSentence(text, finding, edit);
  const label = isReplaced ? `Replace with “${replacement}”` : takeOutLabel(text, finding, edit);
  const topic = protectedClass.charAt(0).toUpperCase() + protectedClass.slice(1);
  return {
    start,
    end,
    phrase,
    kind: severity,
    topic,
    reason,
    rule,
    remedy: { label, edit },
    screen: null,
  };
}

const takesSentence = (text: string, { start, end }: FairHousingFinding, edit: TextEdit) =>
  edit.insert === "" && text.slice(edit.start, edit.end).trim() !== text.slice(start, end);

function takeOutLabel(text: string, finding: FairHousingFinding, edit: TextEdit): string {
  return takesSentence(text, finding, edit) ? "Remove sentence" : "Remove it";
}

function noteOfClaim(text: string, claim: ClaimFinding): Note {
  const { start, end, phrase, reason, rule } = claim;
  return {
    ...{ start, end, phrase, reason, rule },
    kind: "claim",
    topic: "Check this claim",
    remedy: sentenceRemoval(text, claim),
    screen: findFactScreen(claim),
  };
}

function sentenceRemoval(text: string, { start, end }: ClaimFinding): Remedy | null {
  const edit = takeSentenceOut(text, start, end);
  if (applyEdit(text, edit).trim() === "") return null;
  return { label: "Remove sentence", edit };
}
