import "server-only";
import { database } from "#db/client.ts";
import type { Mails } from "#db/jobs.ts";
import { hasAcceptedOffer } from "#db/queries/backup-offers.ts";
import { findDraft } from "#db/queries/offer-drafts.ts";
import { findSubmittedOffer, type SubmittedOffer } from "#db/queries/offer-turns.ts";
import { getPublicHome } from "#db/queries/public-listings.ts";
import { formatDate } from "#lib/format.ts";
import { addressOf } from "#lib/listing/page-text.ts";
import type { OfferMailAbout } from "#lib/offers/mail-about.ts";
import { currentTurn } from "#lib/offers/highest-and-best.ts";
import { turnOf } from "#lib/offers/statuses.ts";
import { formatDayAndTime } from "#lib/showings/when.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import type { Mail } from "#server/mail/message.ts";
import { offerMail } from "#server/mail/templates/offers.tsx";
import { offerDraftMail } from "#server/mail/templates/offer-draft.tsx";
import { siteOrigin } from "#server/site-origin.ts";
import { quotedAddress } from "./buyer-calendar.ts";
import { offerSecret } from "./buyer-offers.ts";
import { draftSecret } from "./offer-drafts.ts";

/**
 * Returns whether an email is still accurate when it is written.
 * @param canAccept false while another offer for the home is accepted
 */
function isStillTrue(
  about: OfferMailAbout,
  { statuses, expiresAt }: Pick<SubmittedOffer, "statuses" | "expiresAt">,
  canAccept: boolean,
): boolean {
  if (about === "confirm" || !statuses) return about === "confirm" && !statuses;
  if (about === "due" || about === "best_due")
    return canAccept && turnOf(statuses) === "buyer" && expiresAt > new Date();
  if (about === "request_canceled") return turnOf(statuses) === "seller";
  return about === "countered" ? turnOf(statuses) === "buyer" : statuses.buyer === about;
}

/**
 * Writes an email to the buyer of an offer. Returns null when its news is outdated, or the offer or its
 * contact details were deleted.
 */
export async function writeOfferMail({
  offerId,
  about,
  number,
}: Mails["offer"]): Promise<Mail | null> {
  const offer = await findSubmittedOffer(offerId);
  const turn = currentTurn(offer?.turns ?? []);
  if (!offer?.contact || !turn || offer.turns.length !== number) return null;
  const canAccept = !(await hasAcceptedOffer(database(), offer.propertyId));
  if (!isStillTrue(about, offer, canAccept)) return null;
  const home = await getPublicHome(offer.listingId);
  if (!home) return null;
  return {
    ...offerMail({
      ...{ about, canAccept, price: turn.terms.purchasePrice },
      home: addressOf(quotedAddress(home)),
      expires: formatDayAndTime(offer.expiresAt, turn.timeZone),
      note: about === "declined" ? (offer.closingNote ?? "") : "",
      href: `${siteOrigin()}/offers/${offerSecret(offerId)}`,
    }),
    to: offer.contact.email,
    countedAs: { pot: "visitor_mail", accountId: offer.accountId },
  };
}

/** Writes the email with the link of a draft. Returns null once it is sent or deleted. */
export async function writeDraftMail({ draftId }: Mails["offer_draft"]): Promise<Mail | null> {
  const draft = await findDraft(draftId);
  const home = draft && (await getPublicHome(draft.listingId));
  if (!home) return null;
  return {
    ...offerDraftMail({
      home: addressOf(quotedAddress(home)),
      until: formatDate(draft.expiresAt.toISOString(), {
        timeZone: timeZoneOfHome(home),
      }),
      href: `${siteOrigin()}/offers/drafts/${draftSecret(draftId)}`,
    }),
    to: draft.email,
    countedAs: { pot: "visitor_mail", accountId: draft.accountId },
  };
}
