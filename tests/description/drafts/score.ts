import { collectFacts } from "#lib/description/facts.ts";
import { type Fault, type FaultKind, findFaults } from "#server/language-model/faults.ts";
import { shareableFacts } from "#server/language-model/prompt.ts";
import { tidy } from "#server/language-model/text.ts";
import { draftHome } from "./homes.ts";
import type { Draft } from "./read-drafts.ts";

export interface ScoredDraft {
  draft: Draft;
  faults: Fault[];
}

/** Checks a draft as the first answer of a model. */
export function scoreDraft(draft: Draft): ScoredDraft {
  const facts = shareableFacts(collectFacts(draftHome(draft.home)));
  const assignment = { facts, length: draft.length, currentText: null };
  const form = { isComplete: true, isCutOff: draft.cutOff };
  return { draft, faults: findFaults(tidy(draft.text), assignment, form) };
}

export const kindsOf = ({ faults }: ScoredDraft): FaultKind[] => [
  ...new Set(faults.map(({ kind }) => kind)),
];

export const isGood = ({ draft }: ScoredDraft): boolean => draft.expected === "pass";

/** Whether a faulty draft has a fault of each expected kind. */
export const isAsExpected = (scored: ScoredDraft): boolean => {
  const { expected } = scored.draft;
  const kinds = kindsOf(scored);
  return expected === "pass" ? kinds.length === 0 : expected.every((kind) => kinds.includes(kind));
};
