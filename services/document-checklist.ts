import "server-only";
import { checklistOfAccount, filedItemsOfAccount } from "#db/queries/checklist.ts";
import { propertyOfAccount } from "#db/queries/properties.ts";
import type { Answers } from "#db/session-read.ts";
import { type PaperFacts, papersOf, wantedFacts } from "#lib/disclosures/checklist.ts";
import type { ChecklistView } from "#lib/schemas/documents.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { STATE_NAMES, stateCodeOf } from "#lib/us/states.ts";

export const documentChecklistReads = {
  property: propertyOfAccount,
  checklist: checklistOfAccount,
  filedItems: filedItemsOfAccount,
};

/** The entered facts that decide the disclosure checklist. */
function factsOf(property: LatestPropertyView | null): PaperFacts {
  const basics = property?.propertyBasics;
  return {
    state: property?.state ?? null,
    // 0 means not applicable or unknown.
    yearBuilt: basics?.yearBuilt || null,
    hoaFees: basics?.hoaFees ?? null,
    isCondominium: property?.propertyType === "condominium",
    isLand: property?.propertyType === "land_lot",
    waterSewage: property?.propertySpecifics?.waterSewage ?? null,
  };
}

/** Returns the document checklist. An item with a document is complete, whatever was answered about it before. */
export function viewDocumentChecklist({
  property,
  checklist,
  filedItems,
}: Answers<typeof documentChecklistReads>): ChecklistView {
  const facts = factsOf(property);
  const code = stateCodeOf(facts.state ?? "");
  const states = new Map(checklist.map(({ itemKey, state }) => [itemKey, state]));
  return {
    state: code && (STATE_NAMES[code] ?? null),
    wanted: wantedFacts(facts),
    items: papersOf(facts).map((paper) => {
      const isFiled = filedItems.has(paper.key);
      return { ...paper, isFiled, state: isFiled ? "done" : (states.get(paper.key) ?? "missing") };
    }),
  };
}
