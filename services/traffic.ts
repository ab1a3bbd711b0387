import "server-only";
import { askingPricesOfAccount } from "#db/queries/asking-prices.ts";
import { subscriptionOfAccount } from "#db/queries/plans.ts";
import { showingHoursOfAccount } from "#db/queries/showing-standing.ts";
import {
  inquiryHoursOfAccount,
  openedPhotosOfAccount,
  openingDaysOfAccount,
  publicSinceOfAccount,
  visitDaysOfAccount,
  visitSitesOfAccount,
  visitSourcesOfAccount,
} from "#db/queries/traffic.ts";
import type { OwnedRead } from "#db/owned-read.ts";
import { NO_TRAFFIC, viewTraffic } from "#lib/listing/traffic.ts";
import { grantsOf } from "#lib/plans/grants.ts";
import type { TrafficView } from "#lib/schemas/listing.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";

/** All that tells what happened on the public page of an account's home. */
export const trafficReads = {
  listing: publicSinceOfAccount,
  days: visitDaysOfAccount,
  sources: visitSourcesOfAccount,
  sites: visitSitesOfAccount,
  openingDays: openingDaysOfAccount,
  openedPhotos: openedPhotosOfAccount,
  inquiryHours: inquiryHoursOfAccount,
  showingHours: showingHoursOfAccount,
  prices: askingPricesOfAccount,
  subscription: subscriptionOfAccount,
};

type Answers = {
  [Name in keyof typeof trafficReads]: (typeof trafficReads)[Name] extends OwnedRead<infer T>
    ? T
    : never;
};

/** What happened since the home was public first; day by day with a plan that shows it. */
export function tellTraffic({ listing, subscription, ...read }: Answers): TrafficView {
  if (!listing?.publishedAt) return NO_TRAFFIC;
  const { publishedAt } = listing;
  const traffic = { ...read, publishedAt, timeZone: timeZoneOfHome(listing) };
  const { advancedAnalytics } = grantsOf(subscription?.planName ?? null);
  return viewTraffic(traffic, advancedAnalytics, new Date());
}
