import { and, asc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { listings, properties } from "#db/schema/index.ts";
import { homePlace } from "./home-place.ts";

const BATCH = 200;

/**
 * Returns accounts with an active listing that was published by a moment, and when each got its last
 * price check-up.
 * @param after the listing of the last one returned before; null at first
 */
export function findActiveListings(
  after: string | null,
  publishedBy: Date,
  db: Executor = database(),
) {
  return db
    .select({
      listingId: listings.id,
      accountId: properties.userId,
      ...homePlace,
      lastAt: sql<Date | null>`(
        select max(e.at) from account_events e
        where e.account_id = ${properties.userId} and e.kind = 'price_checkup')`.mapWith(
        listings.publishedAt,
      ),
    })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(
      and(
        eq(listings.status, "active"),
        isNull(listings.takenDownAt),
        lte(listings.publishedAt, publishedBy),
        after === null ? undefined : gt(listings.id, after),
      ),
    )
    .orderBy(asc(listings.id))
    .limit(BATCH);
}
