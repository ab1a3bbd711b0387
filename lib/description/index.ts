/** All that the product may import of the description. */
export {
  checkDescription,
  checkDescriptionInSteps,
  type ClaimFinding,
  type Finding,
} from "./check-description.ts";
export { type ExplainedFinding, explainDescription } from "./explain.ts";
export {
  collectFacts,
  describedBy,
  type DescribedProperty,
  type Fact,
  type FactSource,
} from "./facts.ts";
export { changesOfFacts, type FactChange, type FactChanges } from "./fact-changes.ts";
export { checkFairHousing, type FairHousingFinding } from "./fair-housing/check.ts";
export { editFor, takeSentenceOut } from "./fair-housing/edit.ts";
export { getChecksReady } from "./get-ready.ts";
export { count, countInWords, figures } from "./grammar.ts";
export { type Home, readHome } from "./home.ts";
export { lengthsFor } from "./lengths.ts";
export { whyLeftOut } from "./own-words.ts";
export { readPlace } from "./place.ts";
export type { Rule } from "./rule.ts";
export { TYPE_NOUNS, wordFor } from "./vocabulary.ts";
export { writeBuiltIn as writeDescription, type WriteRequest } from "./writer/write-built-in.ts";
