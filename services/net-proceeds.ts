import "server-only";
import type { Author } from "#db/queries/description-versions.ts";
import { netSheetOfAccount, saveNetEntries, type SavedNetSheet } from "#db/queries/net-sheets.ts";
import { propertyOfAccount } from "#db/queries/properties.ts";
import { stepCostsOfAccount } from "#db/queries/steps.ts";
import { ofAccount, readEach } from "#db/owned-read.ts";
import type { StepCosts } from "#lib/fields/steps.ts";
import type { NetSheetEntries } from "#lib/proceeds/net-lines.ts";
import { netSheetFacts } from "#lib/proceeds/net-sheet-facts.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import type { NetProceedsView } from "#lib/schemas/net-proceeds.ts";

export const netProceedsReads = {
  property: propertyOfAccount,
  sheet: netSheetOfAccount,
  stepCosts: stepCostsOfAccount,
};

/** Returns the net proceeds, or null before the property's address is saved. */
export function viewNetProceeds({
  property,
  sheet,
  stepCosts,
}: {
  property: LatestPropertyView | null;
  sheet: SavedNetSheet;
  stepCosts: StepCosts;
}): NetProceedsView | null {
  return property && { facts: netSheetFacts(property, stepCosts), ...sheet };
}

/**
 * Saves the seller's cost entries.
 * @param basedOn the revision that they were changed from
 * @throws AppError `not_found` without a property, `conflict` if they were saved since
 */
export async function changeNetEntries(
  author: Author,
  entries: NetSheetEntries,
  basedOn?: number,
): Promise<NetProceedsView | null> {
  await saveNetEntries(author, entries, basedOn);
  return viewNetProceeds(await readEach(netProceedsReads, ofAccount(author.accountId)));
}
