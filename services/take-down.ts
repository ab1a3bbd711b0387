import "server-only";
import { database } from "#db/client.ts";
import { addEvent } from "#db/queries/events.ts";
import { changeListing, lockListing, recordStatus } from "#db/queries/listings.ts";
import { findListingState } from "#db/queries/public-listings.ts";
import { AppError, found } from "#lib/errors.ts";
import { LISTING_STATUSES } from "#lib/fields/listing.ts";

const NO_LISTING = "Listing not found.";

/**
 * Finds a listing by its current or an earlier address.
 * @throws AppError `not_found`
 */
export const findListing = async (slug: string) => found(await findListingState(slug), NO_LISTING);

/**
 * Takes a listing down: withdraws it, notifies the account and blocks publishing until
 * `allowListing`. Repeating it replaces the reason.
 * @param slug a current or earlier address of the page
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
 * Allows publishing again after a takedown. The seller must publish it.
 * @throws AppError `not_found`, `conflict` when it isn't taken down
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
