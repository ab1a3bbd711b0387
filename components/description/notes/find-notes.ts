import { checkClaims, type Claim } from "#lib/description/claims/check.ts";
import { checkFairHousing, type FairHousingFinding } from "#lib/description/fair-housing/check.ts";
import { editFor, takeSentenceOut } from "#lib/description/fair-housing/edit.ts";
import { collectFacts, type DescribedProperty } from "#lib/description/facts.ts";
import { applyEdit, type TextEdit } from "#lib/text/text-edit.ts";
import { findFactScreen } from "./fact-screen.ts";
import type { Note, NoteKind, Remedy } from "./notes.ts";

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
  const findings = checkFairHousing(text);
  yield;
  const claims = checkClaims(text, facts).filter((claim) =>
    findings.every(({ start, end }) => claim.end <= start || claim.start >= end),
  );
  yield;
  return [
    ...findings.map((finding) => noteOfFinding(text, finding)),
    ...claims.map((claim) => noteOfClaim(text, claim)),
  ].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

function noteOfFinding(text: string, finding: FairHousingFinding): Note {
  const { start, end, phrase, severity, protectedClass, reason, replacement } = finding;
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
    remedy: { label, edit },
    screen: null,
  };
}

const takesSentence = (text: string, { start, end }: FairHousingFinding, edit: TextEdit) =>
  edit.insert === "" && text.slice(edit.start, edit.end).trim() !== text.slice(start, end);

function takeOutLabel(text: string, finding: FairHousingFinding, edit: TextEdit): string {
  return takesSentence(text, finding, edit) ? "Remove sentence" : "Remove it";
}

function noteOfClaim(text: string, claim: Claim): Note {
  const { start, end, phrase, reason } = claim;
  return {
    ...{ start, end, phrase, reason },
    kind: "claim",
    topic: "Check this claim",
    remedy: sentenceRemoval(text, claim),
    screen: findFactScreen(claim),
  };
}

function sentenceRemoval(text: string, { start, end }: Claim): Remedy | null {
  const edit = takeSentenceOut(text, start, end);
  if (applyEdit(text, edit).trim() === "") return null;
  return { label: "Remove sentence", edit };
}
