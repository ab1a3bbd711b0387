import "server-only";
import { netEntriesOfAccount, saveNetEntries } from "#db/queries/net-sheets.ts";
import { getLatestProperty, propertyOfAccount } from "#db/queries/properties.ts";
import type { NetSheetEntries } from "#lib/proceeds/net-lines.ts";
import { netSheetFacts } from "#lib/proceeds/net-sheet-facts.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import type { NetProceedsView } from "#lib/schemas/net-proceeds.ts";

export const netProceedsReads = { property: propertyOfAccount, entries: netEntriesOfAccount };

/** Null before the address of the property was saved. */
export function viewNetProceeds({
  property,
  entries,
}: {
  property: LatestPropertyView | null;
  entries: NetSheetEntries;
}): NetProceedsView | null {
  return property && { facts: netSheetFacts(property), entries };
}

/** @throws AppError `not_found` without a property */
export async function changeNetEntries(
  accountId: string,
  entries: NetSheetEntries,
): Promise<NetProceedsView | null> {
  await saveNetEntries(accountId, entries);
  return viewNetProceeds({ property: await getLatestProperty(accountId), entries });
}
