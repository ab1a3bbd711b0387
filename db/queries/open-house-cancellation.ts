import {
  and,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  not,
  notInArray,
  type Placeholder,
  sql,
} from "drizzle-orm";
import type { Executor, Transaction } from "#db/client.ts";
import { openHouseLinks, openHouses, openHouseVisitors } from "#db/schema/index.ts";
import { MAX_CANCELED_OPEN_HOUSES } from "#lib/fields/open-houses.ts";

/**
 * Cancels open houses of a locked listing: calendars see them as canceled for a while, and their links end.
 */
export async function cancelOpenHouses(
  tx: Transaction,
  listingId: string,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(openHouses)
    .set({ cancelledAt: at, sequence: sql`${openHouses.sequence} + 1` })
    .where(inArray(openHouses.id, ids));
  await tx.delete(openHouseLinks).where(inArray(openHouseLinks.openHouseId, ids));
  await dropEarliestCanceled(tx, listingId);
}

async function dropEarliestCanceled(tx: Transaction, listingId: string): Promise<void> {
  const canceled = and(eq(openHouses.listingId, listingId), isNotNull(openHouses.cancelledAt));
  const kept = tx
    .select({ id: openHouses.id })
    .from(openHouses)
    .where(canceled)
    .orderBy(desc(openHouses.cancelledAt))
    .limit(MAX_CANCELED_OPEN_HOUSES);
  await tx.delete(openHouses).where(and(canceled, notInArray(openHouses.id, kept)));
}

/**
 * Matches open houses that a sale cancels: those that haven't begun and where nobody has signed in.
 * @param now a moment, or a statement's placeholder for it
 */
export const isCanceledBySale = (db: Executor, now: Date | Placeholder) => {
  const visitors = db
    .select({ id: openHouseVisitors.id })
    .from(openHouseVisitors)
    .where(eq(openHouseVisitors.openHouseId, openHouses.id));
  return and(isNull(openHouses.cancelledAt), gt(openHouses.startsAt, now), not(exists(visitors)));
};

/** Cancels the open houses of a locked listing that a sale ends. */
export async function cancelUpcomingOpenHouses(
  tx: Transaction,
  listingId: string,
  at: Date,
): Promise<void> {
  const upcoming = await tx
    .select({ id: openHouses.id })
    .from(openHouses)
    .where(and(eq(openHouses.listingId, listingId), isCanceledBySale(tx, at)));
  const ids = upcoming.map(({ id }) => id);
  await cancelOpenHouses(tx, listingId, ids, at);
}
