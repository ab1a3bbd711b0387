import { and, asc, count, eq, exists, getTableColumns, lt, sql } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { listings, properties, showingDays, showingSettings } from "#db/schema/index.ts";
import { AppError, notFound } from "#lib/errors.ts";
import { DEFAULT_SHOWING_SETTINGS, MAX_SPECIAL_DAYS } from "#lib/fields/showings.ts";
import type { ShowingDayInput } from "#lib/schemas/showings.ts";
import { dayAfter, dayIn } from "#lib/us/wall-clock.ts";
import { revisionOf } from "./form-revisions.ts";
import { lockListing } from "./listings.ts";

const FULL = `You have ${MAX_SPECIAL_DAYS} days with special hours, the most allowed. Remove one before you add another.`;

const { createdAt: _created, updatedAt: _updated, ...SETTINGS } = getTableColumns(showingSettings);

export type StoredShowingSettings = Omit<
  typeof showingSettings.$inferSelect,
  "createdAt" | "updatedAt" | "listingId"
>;

export type SavedShowingSettings = StoredShowingSettings & { revision: number };

const NOTHING_SAVED: StoredShowingSettings = {
  ...DEFAULT_SHOWING_SETTINGS,
  ...{ hostId: null, instructions: null, videoLink: null },
};

/** When and how an account's home can be seen, as stored: instructions are encrypted. */
export const showingSettingsOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({ ...SETTINGS, revision: revisionOf(db, properties.userId, "showing_settings") })
      .from(showingSettings)
      .innerJoin(listings, eq(listings.id, showingSettings.listingId))
      .innerJoin(properties, eq(properties.id, listings.propertyId))
      .where(eq(properties.userId, accountId)),
  ([row]): SavedShowingSettings => row ?? { ...NOTHING_SAVED, revision: 0 },
);

/** Days with their own hours, without past ones. */
export const showingDaysOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({ day: showingDays.day, hours: showingDays.hours, note: showingDays.note })
      .from(showingDays)
      .innerJoin(listings, eq(listings.id, showingDays.listingId))
      .innerJoin(properties, eq(properties.id, listings.propertyId))
      .where(
        and(
          eq(properties.userId, accountId),
          // The previous UTC day may still be today in the US.
          sql`${showingDays.day} >= (${sql.placeholder("now")}::timestamptz at time zone 'UTC')::date - 1`,
        ),
      )
      .orderBy(asc(showingDays.day)),
  (rows) => rows,
);

/** Saves the showing settings of a locked listing. */
export async function saveSettingsOfShowings(
  tx: Transaction,
  listingId: string,
  settings: StoredShowingSettings,
): Promise<void> {
  await tx
    .insert(showingSettings)
    .values({ listingId, ...settings })
    .onConflictDoUpdate({
      target: showingSettings.listingId,
      set: { ...settings, updatedAt: new Date() },
    });
}

/**
 * Saves a day's hours and deletes past days.
 * @throws AppError `not_found` without a property, `conflict` at the limit
 */
export async function saveShowingDay(
  accountId: string,
  day: string,
  { hours, note }: ShowingDayInput,
  now = new Date(),
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id: listingId, timeZone } = await lockListing(tx, accountId, now);
    const ofListing = eq(showingDays.listingId, listingId);
    const yesterday = dayAfter(dayIn(timeZone, now), -1);
    await tx.delete(showingDays).where(and(ofListing, lt(showingDays.day, yesterday)));
    await tx
      .insert(showingDays)
      .values({ listingId, day, hours, note })
      .onConflictDoUpdate({
        target: [showingDays.listingId, showingDays.day],
        set: { hours, note },
      });
    const [kept] = await tx.select({ days: count() }).from(showingDays).where(ofListing);
    if ((kept?.days ?? 0) > MAX_SPECIAL_DAYS) throw new AppError("conflict", FULL);
  });
}

/** @throws AppError `not_found` for a day without its own hours */
export async function deleteShowingDay(
  accountId: string,
  day: string,
  db: Executor = database(),
): Promise<void> {
  const own = db
    .select({ id: listings.id })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(and(eq(listings.id, showingDays.listingId), eq(properties.userId, accountId)));
  const deleted = await db
    .delete(showingDays)
    .where(and(eq(showingDays.day, day), exists(own)))
    .returning({ day: showingDays.day });
  if (deleted.length === 0) throw notFound("That day has no special hours.");
}
