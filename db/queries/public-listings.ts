import { and, asc, desc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Database, database } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import {
  askingPrices,
  descriptionVersions,
  estimates,
  listingChanges,
  listings,
  listingSlugs,
  openHouses,
  photoFiles,
  photos,
  properties,
  subscriptions,
} from "#db/schema/index.ts";

const slugNow = sql<string | null>`(
  select s.slug from ${listingSlugs} s where s.listing_id = ${listings.id}
  order by s.position desc limit 1)`;

const statusSince = sql<Date | null>`(
  select c.at from ${listingChanges} c where c.listing_id = ${listings.id}
  order by c.id desc limit 1)`.mapWith(listingChanges.at);

/** How an account's home is put before buyers; all null where nothing of it was saved yet. */
export const shownListingOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        id: listings.id,
        status: listings.status,
        activeOn: listings.activeOn,
        soldOn: listings.soldOn,
        soldPrice: listings.soldPrice,
        showsSoldPrice: listings.showsSoldPrice,
        publishedAt: listings.publishedAt,
        contactEmail: listings.contactEmail,
        contactPhone: listings.contactPhone,
        showsEstimate: listings.showsEstimate,
        updatedAt: listings.updatedAt,
        slug: slugNow,
        statusSince,
        planEndsAt: subscriptions.expirationDate,
      })
      .from(properties)
      .leftJoin(listings, eq(listings.propertyId, properties.id))
      .leftJoin(subscriptions, eq(subscriptions.userId, properties.userId))
      .where(eq(properties.userId, accountId)),
  ([listing]) => listing ?? null,
);

/** Those that are not over yet, the next one first. */
export const openHousesToCome = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        id: openHouses.id,
        startsAt: openHouses.startsAt,
        endsAt: openHouses.endsAt,
        remarks: openHouses.remarks,
      })
      .from(openHouses)
      .innerJoin(listings, eq(listings.id, openHouses.listingId))
      .innerJoin(properties, eq(properties.id, listings.propertyId))
      .where(
        and(
          eq(properties.userId, accountId),
          gt(openHouses.endsAt, sql`${sql.placeholder("now")}::timestamptz`),
        ),
      )
      .orderBy(asc(openHouses.startsAt), asc(openHouses.id)),
  (rows) => rows,
);

/** The description that was accepted last, whatever was written since; null: none ever was. */
export const acceptedDescription = ownedRead(
  ({ accountId }, db) =>
    db
      .select({ description: descriptionVersions.description })
      .from(descriptionVersions)
      .innerJoin(properties, eq(properties.id, descriptionVersions.propertyId))
      .where(and(eq(properties.userId, accountId), isNotNull(descriptionVersions.acceptedAt)))
      .orderBy(desc(descriptionVersions.acceptedAt), desc(descriptionVersions.id))
      .limit(1),
  ([version]) => version?.description ?? null,
);

/**
 * What changes with every write to a row that the page of a home is made of, and with every such row
 * that comes or goes: PostgreSQL marks each row with the transaction that wrote it (`xmin`).
 */
const version = sql<string>`md5(row(
  ${properties}.xmin, ${listings}.xmin, ${subscriptions}.xmin,
  (select max(c.id) from ${listingChanges} c where c.listing_id = ${listings.id}),
  (select string_agg(concat(p.id, p.xmin), ',' order by p.id)
    from ${photos} p where p.account_id = ${properties.userId}),
  (select string_agg(concat(f.name, f.xmin), ',' order by f.name)
    from ${photos} p join ${photoFiles} f on f.photo_id = p.id
    where p.account_id = ${properties.userId}),
  (select string_agg(concat(a.id, a.xmin), ',' order by a.id)
    from ${askingPrices} a where a.property_id = ${properties.id}),
  (select concat(e.day, e.xmin) from ${estimates} e where e.property_id = ${properties.id}
    order by e.day desc limit 1),
  (select string_agg(concat(o.id, o.xmin), ',' order by o.id) from ${openHouses} o
    where o.listing_id = ${listings.id} and o.ends_at > now()),
  (select concat(v.id, v.xmin) from ${descriptionVersions} v
    where v.property_id = ${properties.id} and v.accepted_at is not null
    order by v.accepted_at desc, v.id desc limit 1)
)::text)`;

const asked = alias(listingSlugs, "asked");

const prepareState = (db: Database) =>
  db
    .select({
      id: listings.id,
      accountId: properties.userId,
      slug: slugNow.as("slug"),
      status: listings.status,
      activeOn: listings.activeOn,
      state: properties.state,
      planEndsAt: subscriptions.expirationDate,
      version: version.as("version"),
    })
    .from(asked)
    .innerJoin(listings, eq(listings.id, asked.listingId))
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .leftJoin(subscriptions, eq(subscriptions.userId, properties.userId))
    .where(eq(asked.slug, sql.placeholder("slug")))
    .prepare("public_listing");

const prepared = new WeakMap<Database, ReturnType<typeof prepareState>>();

/** What an address that a listing has, or has had, leads to, and the version of its page. */
export async function findListingState(slug: string) {
  const db = database();
  const statement = prepared.get(db) ?? prepareState(db);
  prepared.set(db, statement);
  const [state] = await statement.execute({ slug });
  return state ?? null;
}

export type ListingState = NonNullable<Awaited<ReturnType<typeof findListingState>>>;

const FOUND_BY_SEARCH = ["coming_soon", "active", "pending"] as const;

const changedAt = sql<Date>`greatest(${listings.updatedAt}, ${properties.updatedAt}, (
  select max(a.set_at) from ${askingPrices} a where a.property_id = ${properties.id}))`.mapWith(
  listings.updatedAt,
);

/**
 * The homes that search engines are told of, by their addresses, and what decides their status now.
 * @param offset how many come before them
 */
export function listFindable(most: number, offset: number) {
  return database()
    .select({
      slug: slugNow,
      status: listings.status,
      activeOn: listings.activeOn,
      state: properties.state,
      planEndsAt: subscriptions.expirationDate,
      changedAt,
    })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .innerJoin(subscriptions, eq(subscriptions.userId, properties.userId))
    .where(inArray(listings.status, FOUND_BY_SEARCH))
    .orderBy(listings.id)
    .limit(most)
    .offset(offset);
}

export const countFindable = () =>
  database().$count(listings, inArray(listings.status, FOUND_BY_SEARCH));
