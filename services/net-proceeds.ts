import "server-only";
import { netEntriesOfAccount, saveNetEntries } from "#db/queries/net-sheets.ts";
import { getLatestProperty, propertyOfAccount } from "#db/queries/properties.ts";
import { stepCostsOfAccount } from "#db/queries/steps.ts";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import type { StepCosts } from "#lib/fields/steps.ts";
import type { NetSheetEntries } from "#lib/proceeds/net-lines.ts";
import { netSheetFacts } from "#lib/proceeds/net-sheet-facts.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import type { NetProceedsView } from "#lib/schemas/net-proceeds.ts";

export const netProceedsReads = {
  property: propertyOfAccount,
  entries: netEntriesOfAccount,
  stepCosts: stepCostsOfAccount,
};

/** Returns the net proceeds, or null before the property's address is saved. */
export function viewNetProceeds({
  property,
  entries,
  stepCosts,
}: {
  property: LatestPropertyView | null;
  entries: NetSheetEntries;
  stepCosts: StepCosts;
}): NetProceedsView | null {
  return property && { facts: netSheetFacts(property, stepCosts), entries };
}

/**
 * Saves the seller's cost entries.
 * @throws AppError `not_found` without a property
 */
export async function changeNetEntries(
  accountId: string,
  entries: NetSheetEntries,
): Promise<NetProceedsView | null> {
  await saveNetEntries(accountId, entries);
  const [property, stepCosts] = await Promise.all([
    getLatestProperty(accountId),
    readOwned(stepCostsOfAccount, ofAccount(accountId)),
  ]);
  return viewNetProceeds({ property, entries, stepCosts });
}
