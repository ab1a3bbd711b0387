import "server-only";
import { adminVerifiedAt } from "#db/queries/email-addresses.ts";
import { canceledBySaleOfAccount } from "#db/queries/canceled-by-sale.ts";
import { lastEstimateOfAccount } from "#db/queries/estimates.ts";
import { inventoryOfAccount } from "#db/queries/inventories.ts";
import { listingChangesOfAccount, listingOfAccount } from "#db/queries/listings.ts";
import { openHousesOfAccount } from "#db/queries/open-houses.ts";
import { photosOfAccount } from "#db/queries/photos.ts";
import { ownProfile } from "#db/queries/profiles.ts";
import { propertyOfAccount } from "#db/queries/properties.ts";
import type { Answers } from "#db/session-read.ts";
import { describedBy } from "#lib/description/index.ts";
import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import { publicItems } from "#lib/inventory/public-items.ts";
import { checklistOf } from "#lib/listing/checklist.ts";
import type { ListingWords, WordFinding } from "#lib/listing/shown-words.ts";
import { changesBy, endWithoutPlan, statusNow } from "#lib/listing/status.ts";
import { grantsOf } from "#lib/plans/grants.ts";
import type { ListingView } from "#lib/schemas/listing.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { subjectFromProperty } from "#lib/valuation/data/subject.ts";
import { mailMode } from "#server/mail/mode.ts";
import { hiddenDescription } from "./hidden-description.ts";
import { findingsIn } from "./word-findings.ts";

/** The reads that decide whether the home can be published. */
export const checklistReads = {
  listing: listingOfAccount,
  property: propertyOfAccount,
  photos: photosOfAccount,
  openHouses: openHousesOfAccount,
  inventory: inventoryOfAccount,
  adminVerifiedAt,
};

export const listingReads = {
  ...checklistReads,
  changes: listingChangesOfAccount,
  estimate: lastEstimateOfAccount,
  profile: ownProfile,
  canceledBySale: canceledBySaleOfAccount,
};

type ChecklistAnswers = Answers<typeof checklistReads>;
type ListingAnswers = Answers<typeof listingReads>;
type Words = Pick<ChecklistAnswers, "photos" | "openHouses" | "inventory" | "listing"> & {
  property: LatestPropertyView;
};

/** Returns a listing's texts with one version of its description. */
export function wordsOf(
  { property, photos, openHouses, inventory, listing }: Words,
  description: string,
) {
  return {
    property: describedBy(property),
    keptNotes: property.keptNotes,
    description,
    photos: photos
      .filter(({ deletedAt }) => !deletedAt)
      .map(({ id, roomKey, roomNumber, caption, alternativeText }) => ({
        ...{ id, caption, alternativeText },
        room: roomKey && { key: roomKey, number: roomNumber },
      })),
    openHouses,
    inventory: publicItems(inventory, listing?.planName ?? null),
  } satisfies ListingWords;
}

function coverOf(photos: ChecklistAnswers["photos"]) {
  const remaining = photos.filter(({ deletedAt }) => !deletedAt);
  const [cover] = remaining;
  if (!cover) return null;
  return {
    room: cover.roomKey,
    isAltered: cover.unalteredPhotoId !== null,
    isUnalteredThere: remaining.some(({ id }) => id === cover.unalteredPhotoId),
  };
}

const isPaid = (listing: ChecklistAnswers["listing"], now: Date) =>
  (listing?.planEndsAt ?? now) > now;

/** Returns what blocks publishing, and the checklist of it. */
export function readinessOf(
  { adminVerifiedAt: verifiedAt, ...read }: ChecklistAnswers,
  { now, confirmsRight = false }: { now: Date; confirmsRight?: boolean },
) {
  const { listing, property, photos } = read;
  const words = property && wordsOf({ ...read, property }, property.generatedDescription ?? "");
  const findings = words ? findingsIn(words) : [];
  const checklist = checklistOf({
    ...{ property, findings, hidden: hiddenDescription(read, now) },
    price: listing?.price ?? null,
    cover: coverOf(photos),
    isRightConfirmed: confirmsRight || Boolean(listing?.rightConfirmedAt),
    email: { isConfirmed: verifiedAt !== null, canBeMailed: mailMode() !== "none" },
    hasPlan: isPaid(listing, now),
  });
  return { findings, checklist };
}

const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

/** Returns the last estimate shown, if it is of the current address. */
export function viewEstimate({
  estimate,
  property,
}: Pick<ListingAnswers, "estimate" | "property">): ListingView["estimate"] {
  // An estimate of another address is of another home.
  if (!estimate || !property || estimate.address !== subjectFromProperty(property).address) {
    return null;
  }
  const { value, low, high, day } = estimate;
  return { value, low, high, on: day };
}

function viewFindings(findings: readonly WordFinding[]) {
  const view = ({ where, photoId, quote, reason }: WordFinding) => ({
    ...{ where, photoId, quote, reason },
  });
  const ofKind = (kind: WordFinding["kind"]) => findings.filter((found) => found.kind === kind);
  return {
    violations: ofKind("violation").map(view),
    claims: ofKind("claim").map((found) => ({ ...view(found), isKept: found.isKept })),
  };
}

/**
 * Returns what the account's plan includes for its listing.
 * @param isPublic whether buyers can see the home now
 */
export function planOf(listing: ListingAnswers["listing"], isPublic: boolean, now: Date) {
  const { planName = null, planEndsAt = null } = listing ?? {};
  const isActive = isPaid(listing, now);
  return {
    name: planName,
    isActive,
    withdrawnAt: isPublic && !isActive && planEndsAt ? endWithoutPlan(planEndsAt) : null,
    seesTraffic: grantsOf(isActive ? planName : null).advancedAnalytics,
  };
}

function viewTakenDown(listing: ListingAnswers["listing"]): ListingView["takenDown"] {
  const { takenDownReason: reason = null, takenDownAt: at = null } = listing ?? {};
  return reason === null || at === null ? null : { reason, since: at.toISOString() };
}

/**
 * Returns the seller's view of the listing.
 * @param origin of Porchlight's own pages
 */
export function viewListing(read: ListingAnswers, origin: string, now = new Date()): ListingView {
  const { listing, profile } = read;
  const { findings, checklist } = readinessOf(read, { now });
  const status = listing ? statusNow(listing, now) : "draft";
  const { canBecome, isPublic } = LISTING_STATUSES[status];
  const plan = planOf(listing, isPublic, now);
  const takenDown = viewTakenDown(listing);
  const byItself = listing
    ? changesBy(listing, now).map((change) => ({ ...change, by: null }))
    : [];
  const history = [...byItself.toReversed(), ...read.changes];
  return {
    status,
    statusSince: iso(history[0]?.at),
    // A listing that an operator took down can't change its status.
    canBecome: takenDown ? [] : [...canBecome],
    takenDown,
    activeOn: status === "coming_soon" ? (listing?.activeOn ?? null) : null,
    soldOn: listing?.soldOn ?? null,
    soldPrice: listing?.soldPrice ?? null,
    showsSoldPrice: listing?.showsSoldPrice ?? false,
    acceptsBackupOffers: status === "active" && (listing?.acceptsBackupOffers ?? false),
    url: listing?.slug ? `${origin}/homes/${listing.slug}` : null,
    shortUrl: listing?.slug && listing.shortCode ? `${origin}/h/${listing.shortCode}` : null,
    timeZone: listing?.timeZone ?? timeZoneOfHome(null),
    checklist,
    ...viewFindings(findings),
    hiddenDescription: hiddenDescription(read, now),
    history: history.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
    price: listing?.price ?? null,
    estimate: viewEstimate(read),
    settings: {
      contactEmail: listing?.contactEmail ?? null,
      contactPhone: listing?.contactPhone ?? null,
      showsEstimate: listing?.showsEstimate ?? false,
    },
    suggested: {
      email: profile?.contactEmail || profile?.ownerEmail || null,
      phone: profile?.mobileNumber || null,
    },
    rightConfirmedAt: iso(listing?.rightConfirmedAt),
    openHouses: read.openHouses.map(({ startsAt, endsAt, ...openHouse }) => ({
      ...openHouse,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
    plan: { ...plan, withdrawnAt: iso(plan.withdrawnAt) },
    newInquiries: listing?.newInquiries ?? 0,
    canceledBySale: { ...read.canceledBySale, canMail: mailMode() !== "none" },
  };
}
