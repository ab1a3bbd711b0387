import { eq } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { netSheets, properties } from "#db/schema/index.ts";
import { NO_ENTRIES, type NetSheetEntries } from "#lib/proceeds/net-lines.ts";
import { lockProperty } from "./properties.ts";

export const netEntriesOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({ entries: netSheets.entries })
      .from(netSheets)
      .innerJoin(properties, eq(properties.id, netSheets.propertyId))
      .where(eq(properties.userId, accountId)),
  ([row]): NetSheetEntries => row?.entries ?? NO_ENTRIES,
);

/** @throws AppError `not_found` without a property */
export async function saveNetEntries(
  accountId: string,
  entries: NetSheetEntries,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id: propertyId } = await lockProperty(tx, accountId);
    await tx
      .insert(netSheets)
      .values({ propertyId, entries })
      .onConflictDoUpdate({
        target: netSheets.propertyId,
        set: { entries, updatedAt: new Date() },
      });
  });
}
