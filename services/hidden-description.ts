import "server-only";
import { database, type Transaction } from "#db/client.ts";
import { ofAccount, readEach } from "#db/owned-read.ts";
import { lockHome } from "#db/queries/clock-times.ts";
import { addEvent } from "#db/queries/events.ts";
import { listingOfAccount, type StoredListing } from "#db/queries/listings.ts";
import { propertyOfAccount } from "#db/queries/properties.ts";
import { describedBy } from "#lib/description/index.ts";
import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import { acceptedDescription, hidingFinding } from "#lib/listing/shown-words.ts";
import { statusNow } from "#lib/listing/status.ts";
import type { HiddenDescription } from "#lib/schemas/listing.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { findingsIn } from "./word-findings.ts";

interface Home {
  property: LatestPropertyView | null;
  listing: StoredListing | null;
}

export const isPublicNow = (listing: StoredListing | null, now: Date): boolean =>
  listing !== null && LISTING_STATUSES[statusNow(listing, now)].isPublic;

/**
 * Returns why buyers can't see the description of a public listing: the first words that violate
 * fair housing law or that the details don't support. Null if they see it, the home is sold or
 * nothing is public.
 */
export function hiddenDescription(
  { property, listing }: Home,
  now = new Date(),
): HiddenDescription | null {
  if (!property || !isPublicNow(listing, now) || listing?.status === "sold") return null;
  const found = hidingFinding(
    findingsIn({
      property: describedBy(property),
      keptNotes: property.keptNotes,
      description: acceptedDescription(property, listing?.lastAccepted ?? null),
      ...{ photos: [], openHouses: [], inventory: [] },
    }),
  );
  return found && { kind: found.kind, quote: found.quote };
}

const homeReads = { property: propertyOfAccount, listing: listingOfAccount };

/**
 * Runs a write and, if it hides the description of a public listing, notifies everyone in the
 * account, including the person who made the change.
 * @throws as `write`
 */
export async function noticeHiding<Saved>(
  accountId: string,
  write: (tx: Transaction) => Promise<Saved>,
): Promise<Saved> {
  return database().transaction(async (tx) => {
    if (!(await lockHome(tx, accountId))) return write(tx);
    const read = () => readEach(homeReads, ofAccount(accountId), { db: tx });
    const before = hiddenDescription(await read());
    const saved = await write(tx);
    const after = hiddenDescription(await read());
    if (before === null && after !== null) {
      const data = { quote: after.quote };
      await addEvent(tx, { accountId, actorId: null }, { kind: "description_hidden", data });
    }
    return saved;
  });
}
