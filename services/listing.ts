import "server-only";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { pauseAutomations } from "#db/queries/automations.ts";
import { addEvent } from "#db/queries/events.ts";
import { nameListing } from "#db/queries/listing-slugs.ts";
import {
  changeListing,
  findDueListings,
  lockListing,
  recordStatus,
  saveListingSettings as saveSettings,
  settleListing,
  type StoredListing,
} from "#db/queries/listings.ts";
import { cancelUpcomingOpenHouses } from "#db/queries/open-house-cancellation.ts";
import { ofAccount, readEach } from "#db/owned-read.ts";
import { AppError, found, NO_PROPERTY } from "#lib/errors.ts";
import { LISTING_STATUSES, type ListingStatus } from "#lib/fields/listing.ts";
import { takenDownSentence } from "#lib/listing/taken-down.ts";
import { describeMissing } from "#lib/listing/checklist.ts";
import { readStatusDetails } from "#lib/listing/status-details.ts";
import type {
  ListingSettingsInput,
  ListingStatusInput,
  ListingView,
} from "#lib/schemas/listing.ts";
import { assertNotLeaving } from "./leaving.ts";
import { checklistReads, listingReads, readinessOf, viewListing } from "./listing-view.ts";

export { listingReads, viewListing };

type Caller = { id: string; accountId: string };

const NO_PLAN = "Choose a plan to publish your listing.";
// The next run does the rest.
const MAX_SETTLED = 300;

export async function getListing({ id, accountId }: Caller, origin: string): Promise<ListingView> {
  return viewListing(await readEach(listingReads, { id, accountId }), origin);
}

function checkSeen(current: ListingStatus, seen = current): void {
  if (current === seen) return;
  throw new AppError(
    "conflict",
    `Your listing was just changed to “${LISTING_STATUSES[current].label}”. Check its current status.`,
  );
}

function checkStep(from: ListingStatus, to: ListingStatus): void {
  const { label, canBecome } = LISTING_STATUSES[from];
  if (canBecome.some((status) => status === to)) return;
  throw new AppError(
    "conflict",
    `Your listing is “${label}”, so it can't be changed to “${LISTING_STATUSES[to].label}”. Check its current status.`,
  );
}

/**
 * Checks that a listing can be published.
 * @throws AppError `forbidden` without a plan or while an operator has taken the home down,
 *   `conflict` when the checklist isn't complete
 */
export function checkReady(
  listing: Pick<StoredListing, "takenDownReason" | "planEndsAt">,
  answers: Parameters<typeof readinessOf>[0],
  { confirmsRight, now }: { confirmsRight: boolean; now: Date },
): void {
  if (listing.takenDownReason !== null) {
    throw new AppError("forbidden", takenDownSentence(listing.takenDownReason));
  }
  if (!listing.planEndsAt || listing.planEndsAt <= now) throw new AppError("forbidden", NO_PLAN);
  const missing = describeMissing(readinessOf(answers, { now, confirmsRight }).checklist);
  if (missing) throw new AppError("conflict", missing);
}

// Checks the conditions for publishing and returns the columns to set.
async function goPublic(
  tx: Transaction,
  listing: Awaited<ReturnType<typeof lockListing>>,
  caller: Caller,
  { confirmsRight = false, now }: { confirmsRight: boolean | undefined; now: Date },
) {
  await assertNotLeaving(caller.accountId, tx);
  const answers = await readEach(checklistReads, ofAccount(caller.accountId), { db: tx });
  checkReady(listing, answers, { confirmsRight, now });
  await nameListing(tx, listing.id, found(answers.property, NO_PROPERTY));
  return {
    publishedAt: listing.publishedAt ?? now,
    ...(!listing.rightConfirmedAt && { rightConfirmedAt: now, rightConfirmedBy: caller.id }),
  };
}

/**
 * Publishes the home or changes its status. Setting the same status again changes only its
 * details, such as a day or price. Marking it as sold cancels upcoming showings and open houses and
 * pauses automations.
 * @throws AppError `not_found` without a property, `bad_request` for an invalid day, `conflict`
 *   for another status than the person saw, a change that isn't allowed, an incomplete checklist,
 *   or while the account's deletion is requested; `forbidden` without a plan or while an operator
 *   has taken the home down
 */
export async function setListingStatus(
  caller: Caller,
  input: ListingStatusInput,
  now = new Date(),
  db: Executor = database(),
): Promise<void> {
  const whose = { accountId: caller.accountId, actorId: caller.id };
  await db.transaction(async (tx) => {
    const listing = await lockListing(tx, caller.accountId, now);
    const { status, confirmsRight } = input;
    checkSeen(listing.status, input.from);
    const isSame = status === listing.status;
    if (!isSame) checkStep(listing.status, status);
    const { timeZone } = listing;
    const details = readStatusDetails(input, isSame ? listing : null, { timeZone, now });
    const isGoingPublic =
      LISTING_STATUSES[status].isPublic && !LISTING_STATUSES[listing.status].isPublic;
    const published = isGoingPublic
      ? await goPublic(tx, listing, caller, { confirmsRight, now })
      : {};
    await changeListing(tx, listing.id, { status, ...details, ...published });
    if (isSame) return;
    await recordStatus(tx, listing.id, { status, at: now, changedBy: caller.id });
    if (status === "sold") {
      await cancelUpcomingOpenHouses(tx, listing.id, now);
      await pauseAutomations(caller.accountId, "seller", tx);
    }
    const data = { from: listing.status, to: status };
    await addEvent(tx, whose, { kind: "listing_changed", data });
  });
}

/**
 * Confirms the right to sell, once: a later confirmation changes nothing.
 * @throws AppError `not_found` without a property
 */
export async function confirmRightToSell(
  { id, accountId }: Caller,
  now = new Date(),
): Promise<void> {
  await database().transaction(async (tx) => {
    const listing = await lockListing(tx, accountId, now);
    if (listing.rightConfirmedAt) return;
    await changeListing(tx, listing.id, { rightConfirmedAt: now, rightConfirmedBy: id });
  });
}

/**
 * Saves the listing's settings.
 * @throws AppError `not_found` without a property
 */
export const saveListingSettings = (accountId: string, settings: ListingSettingsInput) =>
  saveSettings(accountId, settings, new Date());

/** Saves status changes that happened by date or because a plan ended. */
export async function settleListings(now: Date): Promise<void> {
  for (const accountId of await findDueListings(now, MAX_SETTLED)) {
    await database().transaction((tx) => settleListing(accountId, now, tx));
  }
}
