import { eq } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ofAccount, ownedRead, readOwned } from "#db/owned-read.ts";
import { netSheets, properties } from "#db/schema/index.ts";
import { type EnteredAmount, NO_ENTRIES, type NetSheetEntries } from "#lib/proceeds/net-lines.ts";
import type { Author } from "./description-versions.ts";
import { claimRevision, revisionOf } from "./form-revisions.ts";
import { lockProperty } from "./properties.ts";

export interface SavedNetSheet {
  entries: NetSheetEntries;
  revision: number;
}

// Sheets that were saved without a listing commission were calculated with 2.75%.
const EARLIER_COMMISSION: EnteredAmount = { unit: "percent", value: 2.75 };
const NO_COMMISSION: EnteredAmount = { unit: "dollars", value: 0 };

const withCommission = (entries: NetSheetEntries, missing: EnteredAmount): NetSheetEntries => ({
  ...entries,
  amounts: { listingCommission: missing, ...entries.amounts },
});

export const netSheetOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        entries: netSheets.entries,
        revision: revisionOf(db, properties.userId, "net_proceeds"),
      })
      .from(netSheets)
      .innerJoin(properties, eq(properties.id, netSheets.propertyId))
      .where(eq(properties.userId, accountId)),
  ([row]): SavedNetSheet =>
    row
      ? { ...row, entries: { ...NO_ENTRIES, ...withCommission(row.entries, EARLIER_COMMISSION) } }
      : { entries: NO_ENTRIES, revision: 0 },
);

/**
 * Saves the entries. An empty listing commission is saved as none.
 * @param basedOn the revision that they were changed from
 * @throws AppError `not_found` without a property, `conflict` if they were saved since
 */
export async function saveNetEntries(
  author: Author,
  entries: NetSheetEntries,
  basedOn?: number,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id: propertyId } = await lockProperty(tx, author.accountId);
    await claimRevision(tx, author, "net_proceeds", basedOn, async (within) => {
      const saved = await readOwned(netSheetOfAccount, ofAccount(author.accountId), { db: within });
      return saved.entries;
    });
    const saved = withCommission(entries, NO_COMMISSION);
    await tx
      .insert(netSheets)
      .values({ propertyId, entries: saved })
      .onConflictDoUpdate({
        target: netSheets.propertyId,
        set: { entries: saved, updatedAt: new Date() },
      });
  });
}
