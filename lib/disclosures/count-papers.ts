import type { ChecklistItemView } from "#lib/schemas/documents.ts";

/** How many of the items that apply are complete in the document checklist. */
export function countPapers(items: readonly Pick<ChecklistItemView, "state">[]) {
  const applying = items.filter(({ state }) => state !== "not_needed");
  const done = applying.filter(({ state }) => state === "done").length;
  return { done, total: applying.length };
}
