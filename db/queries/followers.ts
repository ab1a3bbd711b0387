import { and, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { addJob, addJobs } from "#db/jobs.ts";
import { ownedRead } from "#db/owned-read.ts";
import {
  askingPrices,
  followers,
  listingChanges,
  listings,
  properties,
  subscriptions,
} from "#db/schema/index.ts";
import { AppError, notFound } from "#lib/errors.ts";
import { CONFIRM_DAYS, MAX_FOLLOWERS } from "#lib/fields/followers.ts";
import type { ListingStatus } from "#lib/fields/listing.ts";
import { canBeFollowed, type FollowerNews } from "#lib/listing/follow.ts";
import { createLinkSecret, hashLinkSecret } from "#server/link-secret.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
// The link still answers, so that someone who stopped by mistake can follow again.
const STOPPED_DAYS = 1;
// Longer than an email is retried.
const ENDED_DAYS = 4;

const FULL = "This home has the most followers allowed. Save the link to the listing instead.";

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

/** The condition for people who confirmed and didn't stop. */
const isFollowing = and(isNotNull(followers.confirmedAt), isNull(followers.expiresAt));

/** Returns the secret of the link in a follower's emails. */
export const followerSecret = (followerId: string): string =>
  createLinkSecret(`follower ${followerId}`);

/**
 * Emails an address a link that confirms it. Someone who already follows gets one too, so that the form
 * doesn't reveal who follows a home.
 * @throws AppError `not_found` for a deleted listing, `conflict` at the limit
 */
export async function addFollower(
  listingId: string,
  email: string,
  now: Date,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    // Serialized, so that concurrent requests add an address once.
    const [listing] = await tx
      .select({ id: listings.id })
      .from(listings)
      .where(eq(listings.id, listingId))
      .for("no key update");
    if (!listing) throw notFound("Listing not found.");
    // Also for someone who follows, so that the answer doesn't reveal it.
    const ofListing = eq(followers.listingId, listingId);
    if ((await tx.$count(followers, and(ofListing, isFollowing))) >= MAX_FOLLOWERS) {
      throw new AppError("conflict", FULL);
    }
    const [known] = await tx
      .select({ id: followers.id })
      .from(followers)
      .where(and(ofListing, eq(followers.email, email)));
    const id = known?.id ?? crypto.randomUUID();
    const expiresAt = daysFrom(now, CONFIRM_DAYS);
    const secretHash = hashLinkSecret(followerSecret(id));
    await tx
      .insert(followers)
      .values({ id, listingId, email, secretHash, expiresAt })
      .onConflictDoUpdate({
        target: followers.id,
        set: { confirmedAt: null, expiresAt },
        setWhere: isNotNull(followers.expiresAt),
      });
    await addJob(tx, "mail", { kind: "follow_confirmation", followerId: id });
  });
}

const price = sql<number | null>`(
  select a.price from ${askingPrices} a where a.property_id = ${properties.id}
  order by a.id desc limit 1)`;

const HOME = {
  listingId: listings.id,
  accountId: properties.userId,
  line1: properties.addressLine1,
  line2: properties.addressLine2,
  slug: sql<string | null>`(
    select s.slug from listing_slugs s where s.listing_id = ${listings.id}
    order by s.position desc limit 1)`,
  status: listings.status,
  activeOn: listings.activeOn,
  state: properties.state,
  zipCode: properties.zipCode,
  chosenTimeZone: properties.timeZone,
  planEndsAt: subscriptions.expirationDate,
};

const FOLLOWER = {
  id: followers.id,
  email: followers.email,
  confirmedAt: followers.confirmedAt,
  expiresAt: followers.expiresAt,
  lastPrice: followers.lastPrice,
  lastStatus: followers.lastStatus,
};

async function findOne(which: SQL, now: Date, db: Executor) {
  const [found] = await db
    .select({ ...FOLLOWER, ...HOME, price })
    .from(followers)
    .innerJoin(listings, eq(listings.id, followers.listingId))
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .leftJoin(subscriptions, eq(subscriptions.userId, properties.userId))
    .where(and(which, or(isNull(followers.expiresAt), gt(followers.expiresAt, now))));
  return found ?? null;
}

/** Returns the follower of an email's link with the home, or null if it has ended. */
export const findFollower = (secret: string, now: Date, db: Executor = database()) =>
  findOne(eq(followers.secretHash, hashLinkSecret(secret)), now, db);

/** As `findFollower`, by id. */
export const findFollowerById = (id: string, now: Date, db: Executor = database()) =>
  findOne(eq(followers.id, id), now, db);

export type Follower = NonNullable<Awaited<ReturnType<typeof findFollower>>>;

/** Confirms a follower, or follows again. @param known the price and status that they see now */
export async function startFollowing(
  id: string,
  known: { price: number | null; status: ListingStatus },
  now: Date,
  db: Executor = database(),
): Promise<void> {
  const { price: lastPrice, status: lastStatus } = known;
  await db
    .update(followers)
    .set({ confirmedAt: now, expiresAt: null, lastPrice, lastStatus })
    .where(and(eq(followers.id, id), gt(followers.expiresAt, now)));
}

/**
 * Ends the emails of a link at once. Someone who confirmed can follow again for a day.
 * @returns false for an unknown or ended link
 */
export async function stopFollowing(
  secret: string,
  now: Date,
  db: Executor = database(),
): Promise<boolean> {
  const follower = await findFollower(secret, now, db);
  if (!follower) return false;
  const isOne = eq(followers.id, follower.id);
  const isOver = follower.lastStatus === null || !canBeFollowed(follower.lastStatus);
  if (!follower.confirmedAt || isOver) await db.delete(followers).where(isOne);
  else {
    const expiresAt = daysFrom(now, STOPPED_DAYS);
    await db
      .update(followers)
      .set({ expiresAt })
      .where(and(isOne, isNull(followers.expiresAt)));
  }
  return true;
}

/** The number of people who follow an account's home. */
export const followerCountOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({ count: sql<number>`count(*)::int`.as("count") })
      .from(followers)
      .innerJoin(listings, eq(listings.id, followers.listingId))
      .innerJoin(properties, eq(properties.id, listings.propertyId))
      .where(and(eq(properties.userId, accountId), isFollowing)),
  ([row]) => row?.count ?? 0,
);

/**
 * Adds a job that emails a home's followers what changed, unless there are none.
 * @param which the condition for the listing
 * @param at when; now if omitted
 */
export async function queueFollowerNews(tx: Transaction, which: SQL, at?: Date): Promise<void> {
  const [followed] = await tx
    .select({ listingId: followers.listingId })
    .from(followers)
    .innerJoin(listings, eq(listings.id, followers.listingId))
    .where(and(which, isFollowing))
    .limit(1);
  if (followed) await addJob(tx, "follower_news", followed, at);
}

/** Returns a home with its followers, or null for a deleted one. Locks the listing. */
export async function lockFollowed(tx: Transaction, listingId: string) {
  const [home] = await tx
    .select({
      ...HOME,
      statusSince: sql<Date | null>`(
        select c.at from ${listingChanges} c where c.listing_id = ${listings.id}
        order by c.id desc limit 1)`.mapWith(listingChanges.at),
    })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .leftJoin(subscriptions, eq(subscriptions.userId, properties.userId))
    .where(eq(listings.id, listingId))
    .for("no key update", { of: listings });
  if (!home) return null;
  const [newest] = await tx
    .select({ price: askingPrices.price, setAt: askingPrices.setAt })
    .from(askingPrices)
    .innerJoin(listings, eq(listings.propertyId, askingPrices.propertyId))
    .where(eq(listings.id, listingId))
    .orderBy(desc(askingPrices.id))
    .limit(1);
  const all = await tx
    .select(FOLLOWER)
    .from(followers)
    .where(and(eq(followers.listingId, listingId), isFollowing));
  const { price: newestPrice = null, setAt = null } = newest ?? {};
  return { ...home, price: newestPrice, priceSince: setAt, followers: all };
}

/**
 * Queues an email to each follower and stores what it says.
 * @param known set on all of them
 * @param isLast ends the emails after this one
 */
export async function mailFollowers(
  tx: Transaction,
  news: readonly (FollowerNews & { followerId: string })[],
  {
    known,
    isLast,
    now,
  }: {
    known: Pick<typeof followers.$inferInsert, "lastPrice" | "lastStatus">;
    isLast: boolean;
    now: Date;
  },
): Promise<void> {
  if (news.length === 0) return;
  const ids = news.map(({ followerId }) => followerId);
  const ended = isLast && { expiresAt: daysFrom(now, ENDED_DAYS) };
  await tx
    .update(followers)
    .set({ ...known, ...ended })
    .where(inArray(followers.id, ids));
  const jobs = news.map((each) => ({ kind: "follower_news" as const, ...each }));
  await addJobs(tx, "bulk_mail", jobs);
}
