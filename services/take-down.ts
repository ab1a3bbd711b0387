import "server-only";
import { database } from "#db/client.ts";
import { addEvent } from "#db/queries/events.ts";
import { changeListing, lockListing, recordStatus } from "#db/queries/listings.ts";
import { findListingState } from "#db/queries/public-listings.ts";
import { AppError, found } from "#lib/errors.ts";
import { LISTING_STATUSES } from "#lib/fields/listing.ts";

const NO_LISTING = "Listing not found.";

/** @throws AppError `not_found` for an address that no listing has, or has had */
export const findListing = async (slug: string) => found(await findListingState(slug), NO_LISTING);

/**
 * Takes a home's page down: it is withdrawn at once, its people are told why, and it can't be
 * published until `allowListing`. Done again, the new reason takes the place of the one before.
 * @param slug an address that the page has, or has had
 * @param reason a sentence that the seller reads
 * @throws AppError `not_found`
 */
export async function takeDownListing(
  slug: string,
  reason: string,
  now = new Date(),
): Promise<{ listingId: string; accountId: string }> {
  const { accountId } = await findListing(slug);
  const listingId = await database().transaction(async (tx) => {
    const listing = await lockListing(tx, accountId, now);
    const isPublic = LISTING_STATUSES[listing.status].isPublic;
    await changeListing(tx, listing.id, {
      ...{ takenDownAt: now, takenDownReason: reason },
      ...(isPublic && { status: "withdrawn", activeOn: null }),
    });
    if (isPublic) {
      await recordStatus(tx, listing.id, { status: "withdrawn", at: now, changedBy: null });
    }
    const whose = { accountId, actorId: null };
    await addEvent(tx, whose, { kind: "listing_taken_down", data: { reason } });
    return listing.id;
  });
  return { listingId, accountId };
}

/**
 * Lets a home be published again that was taken down; it is the seller who publishes it.
 * @throws AppError `not_found`, `conflict` where nobody has taken it down
 */
export async function allowListing(
  slug: string,
  now = new Date(),
): Promise<{ listingId: string; accountId: string }> {
  const { accountId } = await findListing(slug);
  const listingId = await database().transaction(async (tx) => {
    const { id, takenDownAt } = await lockListing(tx, accountId, now);
    if (!takenDownAt) throw new AppError("conflict", "That listing was not taken down.");
    await changeListing(tx, id, { takenDownAt: null, takenDownReason: null });
    await addEvent(tx, { accountId, actorId: null }, { kind: "listing_allowed", data: {} });
    return id;
  });
  return { listingId, accountId };
}
