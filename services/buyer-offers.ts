import "server-only";
import { database } from "#db/client.ts";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import { hasAcceptedOffer } from "#db/queries/backup-offers.ts";
import { includeInRequest, lockOffersOfHome } from "#db/queries/highest-and-best.ts";
import { listingOfAccount } from "#db/queries/listings.ts";
import {
  addUnconfirmedOffer,
  changeSubmittedOffer,
  findOfferBySecret,
  lockOffer,
  type SubmittedOffer,
} from "#db/queries/offer-turns.ts";
import type { OfferFile } from "#db/queries/offer-files.ts";
import { getPublicHome, type PublicHome } from "#db/queries/public-listings.ts";
import { accountOfListing } from "#db/queries/showings.ts";
import { AppError, found } from "#lib/errors.ts";
import type { OfferSide, OfferStatus } from "#lib/fields/offers.ts";
import type { ListingStatus } from "#lib/fields/listing.ts";
import { statusNow } from "#lib/listing/status.ts";
import { canonicalJson } from "#lib/offers/canonical-json.ts";
import { flaggedWords } from "#lib/offers/flagged-words.ts";
import { stateAt } from "#lib/offers/highest-and-best.ts";
import { actionsOf, EXPIRED, type OfferAction, SUBMITTED, turnOf } from "#lib/offers/statuses.ts";
import type { OfferTerms } from "#lib/offers/terms.ts";
import type { OfferContactInput } from "#lib/schemas/offer-terms.ts";
import { createLinkSecret, hashLinkSecret } from "#server/link-secret.ts";
import { mailMode } from "#server/mail/mode.ts";
import { requireTerms } from "./answer-offer.ts";

export const NO_OFFER_PAGE = "This page is no longer available.";
const NOT_OPEN = "This home isn't taking offers right now.";
const PASSED = "This offer expired before you confirmed it. You can make a new one.";

/** Returns whether buyers can make an offer: for an active home, if email can be sent. */
export const takesOffers = (status: ListingStatus): boolean =>
  status === "active" && mailMode() !== "none";

/** Returns the secret of a buyer's page. Only emails contain it, so opening it proves the address. */
export const offerSecret = (offerId: string): string => createLinkSecret(`offer:${offerId}`);

async function requireOpenHome(accountId: string, now: Date) {
  const listing = await readOwned(listingOfAccount, ofAccount(accountId));
  if (!listing || !takesOffers(statusNow(listing, now))) throw new AppError("conflict", NOT_OPEN);
  return listing;
}

/** Returns the time zone of a listed home, in which its offers expire. */
export async function timeZoneOfListing(listingId: string): Promise<string> {
  const accountId = await accountOfListing(listingId);
  return found(await readOwned(listingOfAccount, ofAccount(accountId))).timeZone;
}

interface SentOffer {
  terms: OfferTerms;
  contact: OfferContactInput;
  files?: readonly OfferFile[];
}

/**
 * Stores an offer and emails its buyer a link to confirm it.
 * @param form token of the form, unique per form
 * @throws AppError `not_found` for a deleted listing, `conflict` if the home takes no offers or no more,
 *   `bad_request` with fields for terms that don't fit
 */
export async function submitOffer(
  listingId: string,
  { terms, contact: { consent: _, ...contact }, files = [] }: SentOffer,
  form: string,
  now = new Date(),
): Promise<void> {
  const accountId = await accountOfListing(listingId);
  const { timeZone } = await requireOpenHome(accountId, now);
  requireTerms(terms, timeZone, now);
  const id = crypto.randomUUID();
  const isNoteFlagged = flaggedWords(terms.note).length > 0;
  await addUnconfirmedOffer(
    {
      ...{ id, accountId, contact, secret: offerSecret(id) },
      // A form that is sent again after a change, such as a corrected email address, is another offer.
      formHash: hashLinkSecret(
        canonicalJson({
          form,
          contact,
          terms: { ...terms },
          files: files.map(({ sha256 }) => sha256),
        }),
      ),
      turn: { side: "buyer", terms, timeZone, isNoteFlagged, files },
    },
    now,
  );
}

/** An offer as its buyer sees it. */
interface BuyerOffer extends Pick<
  SubmittedOffer,
  "id" | "turns" | "contact" | "expiresAt" | "closingNote"
> {
  /** Null until it is confirmed. */
  status: OfferStatus | null;
  /** What the buyer can do now. */
  actions: OfferAction[];
  turn: OfferSide | null;
  home: PublicHome;
  timeZone: string;
}

function viewForBuyer(
  offer: SubmittedOffer,
  { home, isAnotherAccepted }: { home: PublicHome; isAnotherAccepted: boolean },
  now: Date,
): BuyerOffer {
  const { id, turns, contact, closingNote } = offer;
  const isUnconfirmedPast = !offer.statuses && offer.expiresAt <= now;
  const state = offer.statuses && stateAt({ ...offer, statuses: offer.statuses }, turns, now);
  const statuses = isUnconfirmedPast ? EXPIRED : (state?.statuses ?? null);
  const actions = statuses ? actionsOf(statuses, "buyer") : [];
  return {
    ...{ id, turns, contact, closingNote, home, expiresAt: state?.expiresAt ?? offer.expiresAt },
    actions: isAnotherAccepted ? actions.filter((action) => action !== "accept") : actions,
    status: statuses?.buyer ?? null,
    turn: statuses && turnOf(statuses),
    timeZone: turns.at(-1)?.timeZone ?? "UTC",
  };
}

/**
 * Returns the offer of a buyer's page.
 * @throws AppError `not_found` for an unknown secret or a deleted offer
 */
export async function readBuyerOffer(secret: string, now = new Date()): Promise<BuyerOffer> {
  const offer = found(await findOfferBySecret(secret), NO_OFFER_PAGE);
  const home = found(await getPublicHome(offer.listingId), NO_OFFER_PAGE);
  const isAnotherAccepted = await hasAcceptedOffer(database(), offer.propertyId);
  return viewForBuyer(offer, { home, isAnotherAccepted }, now);
}

/**
 * Confirms the buyer's email address and sends the offer to the seller. Repeating it changes nothing.
 * @throws AppError `not_found`, `conflict` if the home takes no offers or the deadline has passed
 */
export async function confirmOffer(offerId: string, accountId: string): Promise<void> {
  await requireOpenHome(accountId, new Date());
  await database().transaction(async (tx) => {
    // Of a request for highest and best at the same time, this offer is part.
    await lockOffersOfHome(tx, accountId);
    const { offer, at } = found(await lockOffer(tx, offerId), NO_OFFER_PAGE);
    if (offer.statuses) return;
    if (offer.expiresAt <= at) throw new AppError("conflict", PASSED);
    const by = { by: "buyer", actorId: null } as const;
    await changeSubmittedOffer(tx, offer, { what: "received", statuses: SUBMITTED, ...by }, at);
    await includeInRequest(tx, { ...offer, statuses: SUBMITTED }, at);
  });
}
