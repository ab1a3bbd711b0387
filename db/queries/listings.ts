import { and, desc, eq, gt, lt, lte, notInArray, sql } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { ofAccount, type Owner, ownedRead, readOwned } from "#db/owned-read.ts";
import {
  askingPrices,
  descriptionVersions,
  inquiries,
  listingChanges,
  listings,
  listingSlugs,
  offers,
  plans,
  properties,
  subscriptions,
  userProfiles,
  users,
} from "#db/schema/index.ts";
import { DAYS_WITHOUT_PLAN, type ListingStatus } from "#lib/fields/listing.ts";
import { changesBy, type StatusChange } from "#lib/listing/status.ts";
import type { ListingSettingsInput } from "#lib/schemas/listing.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { addEvent } from "./events.ts";
import { queueFollowerNews } from "./followers.ts";
import { lockProperty } from "./properties.ts";
import { cancelShowings } from "./showings.ts";

const MAX_CHANGES_KEPT = 200;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

// A withdrawn or sold home has no showings.
const ENDS_SHOWINGS: readonly ListingStatus[] = ["withdrawn", "sold"];

const ofListing = sql`listing_id = ${listings.id}`;
const slug = sql<string | null>`(
  select s.slug from ${listingSlugs} s where s.${ofListing} order by s.position desc limit 1)`;
const price = sql<number | null>`(
  select a.price from ${askingPrices} a where a.property_id = ${properties.id}
  order by a.id desc limit 1)`;
const newInquiries = sql<number>`(
  select count(*)::int from ${inquiries} i where i.${ofListing} and i.state = 'new')`;
// (PostgreSQL may answer `exists` by reading all offers.)
const acceptsBackupOffers = sql<boolean>`(
  coalesce(${listings.acceptsBackupOffers}, false) and coalesce((
    select true from ${offers} o
    where o.property_id = ${properties.id} and o.seller_status = 'accepted' limit 1), false))`;
const lastAccepted = sql<string | null>`(
  select v.description from ${descriptionVersions} v
  where v.property_id = ${properties.id} and v.accepted_at is not null
  order by v.accepted_at desc, v.id desc limit 1)`;

/**
 * An account's listing, as stored; null without a property. An unsaved one has no id and is a draft.
 * `lastAccepted` is the description's last accepted text.
 */
export const listingOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        propertyId: properties.id,
        state: properties.state,
        zipCode: properties.zipCode,
        chosenTimeZone: properties.timeZone,
        id: listings.id,
        status: listings.status,
        activeOn: listings.activeOn,
        soldOn: listings.soldOn,
        soldPrice: listings.soldPrice,
        showsSoldPrice: listings.showsSoldPrice,
        publishedAt: listings.publishedAt,
        shortCode: listings.shortCode,
        rightConfirmedAt: listings.rightConfirmedAt,
        contactEmail: listings.contactEmail,
        contactPhone: listings.contactPhone,
        showsEstimate: listings.showsEstimate,
        takenDownAt: listings.takenDownAt,
        takenDownReason: listings.takenDownReason,
        planName: plans.name,
        planEndsAt: subscriptions.expirationDate,
        ...{ slug, price, newInquiries, acceptsBackupOffers, lastAccepted },
      })
      .from(properties)
      .leftJoin(listings, eq(listings.propertyId, properties.id))
      .leftJoin(subscriptions, eq(subscriptions.userId, properties.userId))
      .leftJoin(plans, eq(plans.id, subscriptions.planId))
      .where(eq(properties.userId, accountId)),
  ([row]) =>
    row
      ? {
          ...row,
          status: row.status ?? ("draft" as const),
          showsSoldPrice: row.showsSoldPrice ?? false,
          showsEstimate: row.showsEstimate ?? false,
          timeZone: timeZoneOfHome(row),
        }
      : null,
);
export type StoredListing = NonNullable<ReturnType<typeof listingOfAccount.view>>;

const listingIdOf = (accountId: Owner["accountId"], db: Executor) =>
  sql`(${db
    .select({ id: listings.id })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(eq(properties.userId, accountId))
    .limit(1)})`;

/** Each recorded status, the newest first. */
export const listingChangesOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        status: listingChanges.status,
        at: listingChanges.at,
        name: userProfiles.name,
        email: users.email,
      })
      .from(listingChanges)
      .leftJoin(users, eq(users.id, listingChanges.changedBy))
      .leftJoin(userProfiles, eq(userProfiles.userId, listingChanges.changedBy))
      // PostgreSQL may answer a join by reading all changes.
      .where(eq(listingChanges.listingId, listingIdOf(accountId, db)))
      .orderBy(desc(listingChanges.id))
      .limit(MAX_CHANGES_KEPT),
  (rows) => rows.map(({ status, at, name, email }) => ({ status, at, by: name || email })),
);

/**
 * Locks an account's property and its listing until the transaction ends, and records automatic changes of
 * the status.
 * @throws AppError `not_found` without a property
 */
export async function lockListing(
  tx: Transaction,
  accountId: string,
  now: Date,
): Promise<StoredListing & { id: string }> {
  const { id: propertyId } = await lockProperty(tx, accountId);
  await tx.insert(listings).values({ propertyId }).onConflictDoNothing();
  const stored = await readOwned(listingOfAccount, ofAccount(accountId), { db: tx });
  if (!stored?.id) throw new Error("A listing that was just stored can't be read");
  const { id } = stored;
  const [last] = (await writeChanges(tx, id, changesBy(stored, now), now)).toReversed();
  if (!last) return { ...stored, id };
  const set = { status: last.status, activeOn: null };
  await tx.update(listings).set(set).where(eq(listings.id, id));
  const data = { from: stored.status, to: last.status };
  await addEvent(tx, { accountId, actorId: null }, { kind: "listing_changed", data });
  return { ...stored, id, ...set };
}

async function writeChanges(
  tx: Transaction,
  listingId: string,
  changes: readonly (StatusChange & { changedBy?: string | null })[],
  now: Date,
) {
  if (changes.length === 0) return changes;
  for (const { status, changedBy = null } of changes) {
    if (ENDS_SHOWINGS.includes(status)) await cancelShowings(tx, listingId, changedBy, now);
  }
  await tx.insert(listingChanges).values(changes.map((change) => ({ listingId, ...change })));
  const oldestKept = sql`(
    select c.id from ${listingChanges} c where c.listing_id = ${listingId}
    order by c.id desc offset ${MAX_CHANGES_KEPT - 1} limit 1)`;
  await tx
    .delete(listingChanges)
    .where(and(eq(listingChanges.listingId, listingId), lt(listingChanges.id, oldestKept)));
  const isWithdrawn = changes.at(-1)?.status === "withdrawn";
  const at = isWithdrawn ? new Date(Date.now() + HOUR_MS) : undefined;
  await queueFollowerNews(tx, eq(listings.id, listingId), at);
  return changes;
}

/** Changes a locked listing. */
export async function changeListing(
  tx: Transaction,
  id: string,
  set: Partial<Omit<typeof listings.$inferInsert, "id" | "propertyId">>,
): Promise<void> {
  await tx.update(listings).set(set).where(eq(listings.id, id));
}

/** Records a status that a person has set; null: an operator. */
export async function recordStatus(
  tx: Transaction,
  id: string,
  change: StatusChange & { changedBy: string | null },
): Promise<void> {
  await writeChanges(tx, id, [change], change.at);
}

/** @throws AppError `not_found` without a property */
export async function saveListingSettings(
  accountId: string,
  settings: ListingSettingsInput,
  now: Date,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id } = await lockListing(tx, accountId, now);
    await changeListing(tx, id, settings);
  });
}

// The earliest time zone is at most this far ahead of UTC.
const MAX_AHEAD_MS = 14 * 60 * 60 * 1000;
// Older ones are settled when the listing is opened.
const DAYS_LOOKED_BACK = 30;

/**
 * Returns accounts whose listing may have an unrecorded automatic change: a coming soon date or a plan that
 * ended.
 */
export async function findDueListings(now: Date, most: number): Promise<string[]> {
  const db = database();
  const latestDay = new Date(now.getTime() + MAX_AHEAD_MS).toISOString().slice(0, 10);
  const begun = await db
    .select({ accountId: properties.userId })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(and(sql`${listings.status} = 'coming_soon'`, lte(listings.activeOn, latestDay)))
    .orderBy(listings.activeOn)
    .limit(most);
  const over = now.getTime() - DAYS_WITHOUT_PLAN * DAY_MS;
  const { expirationDate } = subscriptions;
  const ended = await db
    .select({ accountId: subscriptions.userId })
    .from(subscriptions)
    .innerJoin(properties, eq(properties.userId, subscriptions.userId))
    .innerJoin(listings, eq(listings.propertyId, properties.id))
    .where(
      and(
        lte(expirationDate, new Date(over)),
        gt(expirationDate, new Date(over - DAYS_LOOKED_BACK * DAY_MS)),
        notInArray(listings.status, ["draft", "withdrawn"]),
      ),
    )
    .orderBy(expirationDate)
    .limit(most);
  return [...new Set([...begun, ...ended].map(({ accountId }) => accountId))];
}

/** Records automatic changes of an account's listing, if any. */
export async function settleListing(accountId: string, now: Date, tx: Transaction): Promise<void> {
  const stored = await readOwned(listingOfAccount, ofAccount(accountId), { db: tx });
  if (stored?.id && changesBy(stored, now).length > 0) await lockListing(tx, accountId, now);
}
