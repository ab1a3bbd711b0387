import { eq, inArray, lt, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { database } from "#db/client.ts";
import {
  accountEvents,
  attempts,
  automationRuns,
  followers,
  inquiries,
  knownDevices,
  listings,
  mailedLinks,
  offerDrafts,
  openHouses,
  operatorActions,
  pendingSignIns,
  properties,
  sessions,
  showings,
  sweeps,
  usageDays,
  verificationTokens,
  visitors,
  visitorSalts,
  webhookDeliveries,
  webhookEvents,
} from "#db/schema/index.ts";
import { AUTOMATION_RUN_RETENTION_DAYS } from "#lib/fields/automations.ts";
import { INQUIRY_RETENTION_DAYS } from "#lib/fields/listing.ts";
import { EVENT_RETENTION_DAYS } from "#lib/fields/notifications.ts";
import { SHOWING_RETENTION_DAYS } from "#lib/fields/showings.ts";
import { DELIVERY_RETENTION_DAYS } from "#lib/fields/webhooks.ts";
import { removeEventsOfShowings } from "./events.ts";
import {
  CANCELED_OPEN_HOUSE_RETENTION_DAYS,
  OPEN_HOUSE_RETENTION_DAYS,
} from "#lib/fields/open-houses.ts";
import { DEVICE_SECONDS } from "./known-devices.ts";

const HOUR = 60 * 60;
const YEAR = 365 * 24 * HOUR;
// Stripe repeats an event for three days. A later repeat is harmless: the state is read from Stripe again.
const EVENT_SECONDS = 90 * 24 * HOUR;
const BATCH = 5_000;
const MAX_BATCHES = 100;

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

// The date where it is earliest, at UTC−12.
const earliestDay = (now: Date) =>
  before(now, 12 * HOUR)
    .toISOString()
    .slice(0, 10);

/** Returns true for one caller per hour across all instances. */
export async function claimSweep(now: Date): Promise<boolean> {
  const claimed = await database()
    .insert(sweeps)
    .values({ name: "rows", startedAt: now })
    .onConflictDoUpdate({
      target: sweeps.name,
      set: { startedAt: now },
      setWhere: lt(sweeps.startedAt, before(now, HOUR)),
    })
    .returning({ name: sweeps.name });
  return claimed.length > 0;
}

/** Deletes outdated rows in batches, by index. The next sweep continues after many. */
export async function deleteOutdated(
  now: Date,
  { attemptSeconds, batch = BATCH }: { attemptSeconds: number; batch?: number },
): Promise<void> {
  const firstDayNow = earliestDay(now);
  // The column to compare; rows before the time are deleted.
  const outdated = [
    [sessions.expiresAt, now],
    [pendingSignIns.expiresAt, now],
    [verificationTokens.expires, now],
    [mailedLinks.expiresAt, now],
    [followers.expiresAt, now],
    [offerDrafts.expiresAt, now],
    [attempts.attemptedAt, before(now, attemptSeconds)],
    [webhookEvents.receivedAt, before(now, EVENT_SECONDS)],
    [knownDevices.lastUsedAt, before(now, DEVICE_SECONDS)],
    [inquiries.receivedAt, before(now, INQUIRY_RETENTION_DAYS * 24 * HOUR)],
    [openHouses.endsAt, before(now, OPEN_HOUSE_RETENTION_DAYS * 24 * HOUR)],
    [openHouses.cancelledAt, before(now, CANCELED_OPEN_HOUSE_RETENTION_DAYS * 24 * HOUR)],
    [accountEvents.at, before(now, EVENT_RETENTION_DAYS * 24 * HOUR)],
    [webhookDeliveries.at, before(now, DELIVERY_RETENTION_DAYS * 24 * HOUR)],
    [automationRuns.at, before(now, AUTOMATION_RUN_RETENTION_DAYS * 24 * HOUR)],
    [operatorActions.at, before(now, YEAR)],
    [usageDays.day, earliestDay(before(now, YEAR))],
    [visitors.day, firstDayNow],
    [visitorSalts.day, firstDayNow],
  ] as const;
  for (const [column, until] of outdated) {
    for (let n = 0; n < MAX_BATCHES; n++) {
      if ((await deleteBatch(column, until, batch)) < batch) break;
    }
  }
}

/** Deletes showings a year after their time, with their notifications. The next sweep continues after many. */
export async function deleteOldShowings(now: Date, batch = BATCH): Promise<void> {
  const until = before(now, SHOWING_RETENTION_DAYS * 24 * HOUR);
  for (let n = 0; n < MAX_BATCHES; n++) {
    if ((await deleteShowingsUntil(until, batch)) < batch) break;
  }
}

const deleteShowingsUntil = (until: Date, batch: number): Promise<number> =>
  database().transaction(async (tx) => {
    const old = tx
      .select({ id: showings.id })
      .from(showings)
      .where(lt(showings.startsAt, until))
      .orderBy(showings.startsAt)
      .limit(batch);
    const ofListing = tx
      .select({ accountId: properties.userId })
      .from(listings)
      .innerJoin(properties, eq(properties.id, listings.propertyId))
      .where(eq(listings.id, showings.listingId));
    const deleted = await tx
      .delete(showings)
      .where(inArray(showings.id, old))
      .returning({ id: showings.id, accountId: sql<string>`(${ofListing})` });
    for (const [accountId, rows] of Map.groupBy(deleted, (row) => row.accountId)) {
      await removeEventsOfShowings(
        tx,
        accountId,
        rows.map(({ id }) => id),
      );
    }
    return deleted.length;
  });

// Ordered, so that it follows the index and a batch doesn't scan the previous one's dead rows.
async function deleteBatch(column: PgColumn, until: Date | string, batch: number): Promise<number> {
  const deleted = await database().execute(
    sql`delete from ${column.table} where ctid = any(array(
      select ctid from ${column.table} where ${lt(column, until)} order by ${column} limit ${batch}))`,
  );
  return deleted.count;
}
