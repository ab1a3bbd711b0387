import { and, desc, eq, lt, sql } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { ofAccount, ownedRead, readOwned } from "#db/owned-read.ts";
import { estimates, properties } from "#db/schema/index.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { dayIn } from "#lib/us/wall-clock.ts";
import type { EstimatePoint } from "#lib/valuation/history/estimate-point.ts";
import { isBeyondError } from "#lib/valuation/history/own-error.ts";
import { addEvent, findNotifiedEstimate } from "./events.ts";
import { lockProperty } from "./properties.ts";

export const MAX_SHOWN = 100;

export const estimatesOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        day: estimates.day,
        value: estimates.value,
        low: estimates.low,
        high: estimates.high,
        basis: estimates.basis,
      })
      .from(estimates)
      .innerJoin(properties, eq(properties.id, estimates.propertyId))
      .where(eq(properties.userId, accountId))
      .orderBy(desc(estimates.day))
      .limit(MAX_SHOWN),
  (rows): EstimatePoint[] => rows.toReversed(),
);

export const lastEstimateOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        day: estimates.day,
        value: estimates.value,
        low: estimates.low,
        high: estimates.high,
        address: sql<string>`${estimates.basis} ->> 'address'`,
      })
      .from(estimates)
      .innerJoin(properties, eq(properties.id, estimates.propertyId))
      .where(eq(properties.userId, accountId))
      .orderBy(desc(estimates.day))
      .limit(1),
  ([estimate]) => estimate ?? null,
);

/**
 * Returns the estimate of the last notification about a change, or else the first recorded one; null if
 * none was recorded.
 */
async function findKnown(
  tx: Transaction,
  accountId: string,
  timeZone: string,
  { day, basis }: EstimatePoint,
): Promise<EstimatePoint | null> {
  const notified = await findNotifiedEstimate(tx, accountId);
  const shown = await readOwned(estimatesOfAccount, ofAccount(accountId), { db: tx });
  const ofSameHome = shown.filter((point) => point.basis.address === basis.address);
  const notifiedOn = notified && dayIn(timeZone, notified.at);
  const then = notifiedOn && ofSameHome.findLast((point) => point.day <= notifiedOn);
  if (then) return { ...then, value: notified.value };
  return ofSameHome.find((point) => point.day < day) ?? null;
}

/**
 * Records a day's estimate and replaces one of the same day; above MAX_SHOWN the oldest is deleted.
 * Notifies the account when it has moved by more than its own error.
 * @throws AppError `not_found` without a property
 */
export async function saveEstimate(
  accountId: string,
  point: EstimatePoint,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id: propertyId, ...home } = await lockProperty(tx, accountId);
    const known = await findKnown(tx, accountId, timeZoneOfHome(home), point);
    const { day, value, low, high, basis } = point;
    const values = { value, low, high, basis };
    await tx
      .insert(estimates)
      .values({ propertyId, day, ...values })
      .onConflictDoUpdate({ target: [estimates.propertyId, estimates.day], set: values });
    const oldestKept = sql`(
      select e.day from ${estimates} e where e.property_id = ${propertyId}
      order by e.day desc offset ${MAX_SHOWN - 1} limit 1)`;
    await tx
      .delete(estimates)
      .where(and(eq(estimates.propertyId, propertyId), lt(estimates.day, oldestKept)));
    if (!known || !isBeyondError(known, point)) return;
    const data = { from: known.value, to: value, low, high };
    await addEvent(tx, { accountId, actorId: null }, { kind: "estimate_moved", data });
  });
}
