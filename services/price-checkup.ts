import "server-only";
import { askingPricesOfAccount } from "#db/queries/asking-prices.ts";
import { followerCountOfAccount } from "#db/queries/followers.ts";
import { listingChangesOfAccount, listingOfAccount } from "#db/queries/listings.ts";
import { showingHoursOfAccount } from "#db/queries/pending-showing-actions.ts";
import { newCheckupOfPerson } from "#db/queries/notifications.ts";
import { addressOfAccount } from "#db/queries/properties.ts";
import { listedSalesInZipOfAccount } from "#db/queries/listed-sales.ts";
import { inquiryHoursOfAccount, pageViewDaysOfAccount } from "#db/queries/traffic.ts";
import type { Answers } from "#db/session-read.ts";
import { dayOf } from "#lib/days.ts";
import { onMarketDay } from "#lib/listing/on-market.ts";
import { changesBy, statusNow } from "#lib/listing/status.ts";
import { viewTraffic } from "#lib/listing/traffic.ts";
import type { PriceCheckup } from "#lib/schemas/price-checkup.ts";
import { dayIn } from "#lib/us/wall-clock.ts";
import { planOf } from "./listing-view.ts";
import { findMarketPace } from "./market-pace.ts";

export const listedReads = {
  listing: listingOfAccount,
  changes: listingChangesOfAccount,
  days: pageViewDaysOfAccount,
  inquiryHours: inquiryHoursOfAccount,
  showingHours: showingHoursOfAccount,
  prices: askingPricesOfAccount,
  followers: followerCountOfAccount,
};
type Read = Answers<typeof listedReads>;

export const priceCheckupReads = {
  ...listedReads,
  property: addressOfAccount,
  salesInZip: listedSalesInZipOfAccount,
  unread: newCheckupOfPerson,
};

/** In the first week, almost every home takes longer. */
const MIN_DAYS = 7;
const DAYS_IN_WEEK = 7;

type Listing = NonNullable<Read["listing"]>;

/** Returns the first active day of an active listing; null for any other. */
function activeSince({ listing, changes }: Read, now: Date): string | null {
  if (!listing || statusNow(listing, now) !== "active") return null;
  return onMarketDay([...changes.toReversed(), ...changesBy(listing, now)], listing.timeZone);
}

// The first week may be shorter, and then can't be compared.
function weeksOf({ listing, ...read }: Read & { listing: Listing }, now: Date) {
  const { publishedAt, timeZone } = listing;
  if (!publishedAt) return { week: null, weekBefore: null };
  const { seesTraffic } = planOf(listing, true, now);
  const none = { sources: [], sites: [], openingDays: [], openedPhotos: [] };
  const traffic = { ...read, ...none, publishedAt, timeZone };
  const [week = null, before = null] = viewTraffic(traffic, seesTraffic, now).details?.weeks ?? [];
  return { week, weekBefore: before?.days === DAYS_IN_WEEK ? before : null };
}

/** Returns how an active listing does; null for any other. */
export function describeListed(read: Read, now: Date) {
  const { listing, followers } = read;
  const since = activeSince(read, now);
  if (!listing || since === null) return null;
  const days = dayOf(dayIn(listing.timeZone, now)) - dayOf(since);
  return { since, days, followers, ...weeksOf({ ...read, listing }, now) };
}

/** Returns how an active listing does, and how homes sold that were listed as long. */
export async function viewPriceCheckup(
  read: Answers<typeof priceCheckupReads>,
  now = new Date(),
): Promise<PriceCheckup> {
  const listed = describeListed(read, now);
  if (!listed) return { listed };
  const { property, salesInZip, unread } = read;
  const { days } = listed;
  const pace =
    property && days >= MIN_DAYS ? await findMarketPace({ property, salesInZip, days }, now) : null;
  return { listed: { ...listed, pace, notificationId: unread?.id ?? null } };
}
