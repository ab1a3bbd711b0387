import { and, asc, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { listings, openHouses, properties } from "#db/schema/index.ts";
import { AppError, notFound } from "#lib/errors.ts";
import { MAX_OPEN_HOUSES } from "#lib/fields/listing.ts";
import { lockListing } from "./listings.ts";

export type OpenHouse = Pick<
  typeof openHouses.$inferSelect,
  "id" | "startsAt" | "endsAt" | "remarks" | "isPublic"
>;

const FULL = `You have told ${MAX_OPEN_HOUSES} open houses, as many as there can be. Delete one before you add another.`;
const AT_THAT_TIME = "You have told another open house for that time.";

/** Those that are not over, by invitation too, the next one first; none that is cancelled. */
export const openHousesOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        id: openHouses.id,
        startsAt: openHouses.startsAt,
        endsAt: openHouses.endsAt,
        remarks: openHouses.remarks,
        isPublic: openHouses.isPublic,
      })
      .from(openHouses)
      .innerJoin(listings, eq(listings.id, openHouses.listingId))
      .innerJoin(properties, eq(properties.id, listings.propertyId))
      .where(
        and(
          eq(properties.userId, accountId),
          gt(openHouses.endsAt, sql.placeholder("now")),
          isNull(openHouses.cancelledAt),
        ),
      )
      .orderBy(asc(openHouses.startsAt)),
  (rows): OpenHouse[] => rows,
);

/**
 * Adds an open house; those that are over go.
 * @throws AppError `not_found` without a property, `conflict` where as many are told as can be, or
 *   another one at that time
 */
export async function addOpenHouse(
  accountId: string,
  added: Omit<OpenHouse, "id">,
  now: Date,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id: listingId } = await lockListing(tx, accountId, now);
    const ofListing = eq(openHouses.listingId, listingId);
    await tx.delete(openHouses).where(and(ofListing, lte(openHouses.endsAt, now)));
    const told = await tx
      .select({ startsAt: openHouses.startsAt, endsAt: openHouses.endsAt })
      .from(openHouses)
      .where(ofListing);
    if (told.length >= MAX_OPEN_HOUSES) throw new AppError("conflict", FULL);
    if (told.some(({ startsAt, endsAt }) => startsAt < added.endsAt && added.startsAt < endsAt)) {
      throw new AppError("conflict", AT_THAT_TIME, { fields: { from: AT_THAT_TIME } });
    }
    await tx.insert(openHouses).values({ listingId, ...added });
  });
}

/** @throws AppError `not_found` for an open house that the account doesn't have */
export async function deleteOpenHouse(
  accountId: string,
  id: string,
  db: Executor = database(),
): Promise<void> {
  const own = db
    .select({ id: listings.id })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(eq(properties.userId, accountId));
  const deleted = await db
    .delete(openHouses)
    .where(and(eq(openHouses.id, id), inArray(openHouses.listingId, own)))
    .returning({ id: openHouses.id });
  if (deleted.length === 0) throw notFound("There is no such open house.");
}
