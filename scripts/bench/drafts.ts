/**
 * Checks the recorded drafts as answers of a language model:
 *   npm run bench -- drafts
 */
import { readDrafts } from "#tests/description/drafts/read-drafts.ts";
import {
  isAsExpected,
  isGood,
  kindsOf,
  type ScoredDraft,
  scoreDraft,
} from "#tests/description/drafts/score.ts";

const scored = readDrafts().map((draft) => scoreDraft(draft));
const good = scored.filter((each) => isGood(each));
console.log(`good drafts that pass at once: ${good.filter(isAsExpected).length} of ${good.length}`);

for (const each of scored.filter((one) => isGood(one) !== (one.faults.length === 0))) {
  console.log(`\n${each.draft.home}, ${each.draft.tone}, ${each.draft.length}`);
  console.log(
    each.faults.map(({ complaint }) => `  ${complaint}`).join("\n") || "  no fault found",
  );
}

const expectedOf = ({ draft }: ScoredDraft) =>
  draft.expected === "pass" ? "pass" : draft.expected.join(" + ");
const table: Record<string, Record<string, number>> = {};
for (const each of scored) {
  const row = (table[expectedOf(each)] ??= {});
  for (const kind of each.faults.length > 0 ? kindsOf(each) : ["pass"]) {
    row[kind] = (row[kind] ?? 0) + 1;
  }
}
console.log("\nexpected (rows) and found (columns)");
console.table(table);
