import { asc, eq } from "drizzle-orm";
import { ownedRead } from "#db/owned-read.ts";
import { listingChanges, listings, properties } from "#db/schema/index.ts";

/** Each status that the account's home has had, the oldest first. */
export const listingChangesOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({ status: listingChanges.status, at: listingChanges.at })
      .from(listingChanges)
      .innerJoin(listings, eq(listings.id, listingChanges.listingId))
      .innerJoin(properties, eq(properties.id, listings.propertyId))
      .where(eq(properties.userId, accountId))
      .orderBy(asc(listingChanges.id)),
  (rows) => rows,
);
