import { and, eq, inArray, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { textArray } from "#db/jobs.ts";
import { offers, properties } from "#db/schema/index.ts";
import { AppError } from "#lib/errors.ts";

const CHANGED = "Your backup offers have changed. Check their order.";

/** Returns whether a home has an accepted offer. */
export const hasAcceptedOffer = async (tx: Executor, propertyId: string): Promise<boolean> =>
  (await tx.$count(
    offers,
    and(eq(offers.propertyId, propertyId), eq(offers.sellerStatus, "accepted")),
  )) > 0;

/**
 * Saves the order of an account's backup offers.
 * @param offerIds all of them, the next one to accept first
 * @throws AppError `conflict` if these aren't the backups
 */
export async function orderBackupOffers(
  accountId: string,
  offerIds: readonly string[],
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = tx
      .select({ id: properties.id })
      .from(properties)
      .where(eq(properties.userId, accountId));
    const isBackup = and(inArray(offers.propertyId, own), eq(offers.sellerStatus, "backup"));
    const rows = await tx
      .select({ id: offers.id })
      .from(offers)
      .where(isBackup)
      .orderBy(offers.id)
      .for("update");
    const sent = new Set(offerIds);
    const isWhole = sent.size === rows.length && rows.every(({ id }) => sent.has(id));
    if (!isWhole) throw new AppError("conflict", CHANGED);
    const position = sql`array_position(${textArray(offerIds)}, ${offers.id}::text)`;
    // An offer may have become a backup since the rows were locked.
    const isSent = and(isBackup, inArray(offers.id, [...offerIds]));
    await tx.update(offers).set({ backupPosition: position }).where(isSent);
  });
}
