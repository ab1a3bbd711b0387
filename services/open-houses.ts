import "server-only";
import { database, type Executor } from "#db/client.ts";
import { confirmedAddresses, ownEmailAddress } from "#db/queries/email-addresses.ts";
import { listingOfAccount } from "#db/queries/listings.ts";
import {
  revokeInvitation,
  closeSheet,
  findSheetLink,
  makeOpenHouseLink,
  openHouseSecret,
} from "#db/queries/open-house-links.ts";
import {
  deleteVisitor as removeVisitor,
  requireSender,
  sendFollowUp as mailFollowUp,
  visitorsOfOpenHouse,
} from "#db/queries/open-house-visitors.ts";
import {
  addOpenHouse as insertOpenHouse,
  changeOpenHouse as updateOpenHouse,
  deleteOpenHouse as removeOpenHouse,
  followUpsOfAccount,
  openHouseRecordsOfAccount,
  saveOpenHouseNotes,
  type StoredOpenHouse,
} from "#db/queries/open-houses.ts";
import { propertyOfAccount } from "#db/queries/properties.ts";
import { ofAccount, readEach, readOwned } from "#db/owned-read.ts";
import type { Answers } from "#db/session-read.ts";
import { AppError, found, NO_PROPERTY } from "#lib/errors.ts";
import type { OpenHouseLink } from "#lib/fields/open-houses.ts";
import { readOpenHouse, violationIn } from "#lib/listing/open-house.ts";
import { statusNow } from "#lib/listing/status.ts";
import { visitorsTable } from "#lib/listing/visitors-table.ts";
import type { OpenHouseInput } from "#lib/schemas/listing.ts";
import type {
  FollowUpInput,
  OpenHouseRecord,
  OpenHouseRecordsView,
  OpenHouseVisitorsView,
} from "#lib/schemas/open-houses.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { mailMode } from "#server/mail/mode.ts";
import { qrCodeAsSvg } from "#server/qr-code.ts";
import { pathOfHome } from "./public-listing.ts";

export { saveOpenHouseNotes };

type Caller = { id: string; accountId: string };

const NO_SHEET = "This open house doesn't have a sign-in sheet yet.";
const NO_MAIL = "Email isn't set up here, so nothing was sent.";

/** The reads that decide who may write to visitors, and where replies go. */
export const senderReads = { own: ownEmailAddress, confirmed: confirmedAddresses };

export const openHouseReads = {
  listing: listingOfAccount,
  property: propertyOfAccount,
  openHouses: openHouseRecordsOfAccount,
  followUps: followUpsOfAccount,
  ...senderReads,
};
type Read = Answers<typeof openHouseReads>;

/**
 * Address of the sign-in sheet. The secret is in the URL fragment, which only the page's script
 * reads.
 */
const sheetUrl = (origin: string, linkId: string) =>
  `${origin}/open-house/sheet#${openHouseSecret(linkId)}`;

function viewRecord(
  stored: StoredOpenHouse,
  { listing, followUps }: Read,
  { origin, now }: { origin: string; now: Date },
): OpenHouseRecord {
  const { startsAt, endsAt, sheetLinkId, sheetEndedAt, invitationLinkId, ...record } = stored;
  const home = listing?.slug ? `${origin}${pathOfHome(listing.slug)}` : null;
  return {
    ...record,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isOver: endsAt <= now,
    sheet: sheetLinkId
      ? { url: sheetUrl(origin, sheetLinkId), isEnded: sheetEndedAt !== null }
      : null,
    invitationUrl:
      invitationLinkId && home ? `${home}/open-house/${openHouseSecret(invitationLinkId)}` : null,
    followUps: followUps
      .filter(({ openHouseId }) => openHouseId === stored.id)
      .map(({ id, subject, sentAt, sentTo }) => ({
        ...{ id, subject, sentTo },
        sentAt: sentAt.toISOString(),
      })),
  };
}

/**
 * Returns where replies to a follow-up go: the contact address on the listing page, or else the
 * caller's own.
 */
export function viewSender(
  { own, confirmed }: Answers<typeof senderReads>,
  onPage: string | null | undefined,
): { isConfirmed: boolean; replyTo: string | null; replyChoices: string[] } {
  const rank = (email: string) => (email === onPage ? 0 : email === own?.email ? 1 : 2);
  const replyChoices = confirmed.toSorted((a, b) => rank(a) - rank(b));
  const isConfirmed = Boolean(own?.verifiedAt);
  return { isConfirmed, replyTo: replyChoices[0] ?? null, replyChoices };
}

/**
 * Returns the seller's view of the open houses.
 * @param origin of Porchlight's own pages
 */
export function viewOpenHouses(read: Read, origin: string, now = new Date()): OpenHouseRecordsView {
  const { listing, property } = read;
  const records = read.openHouses.map((stored) => viewRecord(stored, read, { origin, now }));
  return {
    timeZone: listing?.timeZone ?? timeZoneOfHome(null),
    home: property?.addressLine1 ?? "",
    isActive: listing !== null && statusNow(listing, now) === "active",
    canMail: mailMode() !== "none",
    ...viewSender(read, listing?.contactEmail),
    openHouses: [
      ...records.filter(({ isOver }) => !isOver).toReversed(),
      ...records.filter(({ isOver }) => isOver),
    ],
  };
}

export const listOpenHouses = async (
  { id, accountId }: Caller,
  origin: string,
): Promise<OpenHouseRecordsView> =>
  viewOpenHouses(await readEach(openHouseReads, { id, accountId }), origin);

/**
 * Adds an open house.
 * @throws AppError `not_found` without a property, `bad_request` for invalid times, `conflict` at
 *   the limit of open houses or when something else is at that time
 */
export async function addOpenHouse(
  accountId: string,
  input: OpenHouseInput,
  now = new Date(),
): Promise<void> {
  const listing = await readOwned(listingOfAccount, ofAccount(accountId));
  const { timeZone } = found(listing, NO_PROPERTY);
  await insertOpenHouse(accountId, readOpenHouse(input, timeZone, now), now);
}

/**
 * Changes an open house that isn't over.
 * @param options.basedOn the revision that it was changed from
 * @throws AppError `not_found`, `bad_request` for invalid times, `conflict` when it is over, something
 *   else is at the new time, or it was saved since
 */
export const changeOpenHouse = (
  accountId: string,
  id: string,
  input: OpenHouseInput,
  { basedOn, now = new Date() }: { basedOn?: number | undefined; now?: Date } = {},
): Promise<void> => {
  const read = (saved: { startsAt: Date }, timeZone: string) =>
    readOpenHouse(input, timeZone, now, saved);
  return updateOpenHouse(accountId, id, { read, basedOn }, now);
};

/**
 * Cancels an open house, or deletes one that is over.
 * @param options.seenOver whether the person saw that it is over
 * @throws AppError `not_found`, `conflict`
 */
export const deleteOpenHouse = (
  accountId: string,
  id: string,
  { seenOver, now = new Date() }: { seenOver?: boolean | undefined; now?: Date } = {},
): Promise<void> => removeOpenHouse(accountId, id, { seenOver, now });

/**
 * Creates a link for an open house, unless one is open.
 * @param options.replaces an open link stops working
 * @throws AppError `not_found`, `conflict` when it is over
 */
export const makeLink = (
  accountId: string,
  id: string,
  purpose: OpenHouseLink,
  { replaces, now = new Date() }: { replaces: boolean; now?: Date },
): Promise<void> => makeOpenHouseLink(accountId, { id, purpose, replaces }, now);

/**
 * Ends a link: an invitation stops working, and a sign-in sheet closes.
 * @throws AppError `not_found`
 */
export const endLink = (
  accountId: string,
  id: string,
  purpose: OpenHouseLink,
  now = new Date(),
): Promise<void> =>
  purpose === "sheet" ? closeSheet(accountId, id, now) : revokeInvitation(accountId, id);

/**
 * Returns the sign-in sheet's address as a QR code for a tablet's camera.
 * @throws AppError `not_found`
 */
export async function sheetQrCode(accountId: string, id: string, origin: string): Promise<string> {
  const linkId = found(await findSheetLink(accountId, id), NO_SHEET);
  return qrCodeAsSvg(sheetUrl(origin, linkId));
}

/**
 * Lists an open house's visitors.
 * @throws AppError `not_found`
 */
export async function listVisitors(accountId: string, id: string): Promise<OpenHouseVisitorsView> {
  const { visitors } = await visitorsOfOpenHouse(accountId, id);
  return {
    visitors: visitors.map(({ stoppedAt, signedAt, writtenAt, ...visitor }) => ({
      ...visitor,
      signedAt: signedAt.toISOString(),
      writtenAt: writtenAt?.toISOString() ?? null,
      hasStopped: stoppedAt !== null,
    })),
  };
}

/**
 * Returns an open house's visitors as CSV.
 * @throws AppError `not_found`
 */
export async function visitorsAsCsv(accountId: string, id: string): Promise<string> {
  const { place, visitors } = await visitorsOfOpenHouse(accountId, id);
  return visitorsTable(visitors, timeZoneOfHome(place));
}

/**
 * Deletes a visitor.
 * @throws AppError `not_found`
 */
export const deleteVisitor = (accountId: string, openHouseId: string, visitorId: string) =>
  removeVisitor(accountId, openHouseId, visitorId);

/**
 * Emails the visitors who agreed to it, each once.
 * @returns the number of recipients
 * @throws AppError `bad_request` for words that violate fair housing law, `unavailable` without
 *   email, and as `sendFollowUp` of the queries
 */
export async function sendFollowUp(
  caller: Caller,
  openHouseId: string,
  input: FollowUpInput,
  now = new Date(),
  db: Executor = database(),
): Promise<number> {
  checkWords(input);
  return mailFollowUp(caller, openHouseId, input, now, db);
}

/**
 * Checks a follow-up that is to be sent later.
 * @throws AppError `bad_request` for words that violate fair housing law, `unavailable` without
 *   email, and as `requireSender`
 */
export async function checkFollowUp(caller: Caller, input: FollowUpInput): Promise<void> {
  checkWords(input);
  await requireSender(caller, input.replyTo);
}

function checkWords(input: FollowUpInput): void {
  for (const field of ["subject", "message"] as const) {
    const violation = violationIn(input[field]);
    if (violation) throw new AppError("bad_request", violation, { fields: { [field]: violation } });
  }
  if (mailMode() === "none") throw new AppError("unavailable", NO_MAIL);
}
