import "server-only";
import { askingPricesOfAccount } from "#db/queries/asking-prices.ts";
import { followerCountOfAccount } from "#db/queries/followers.ts";
import { subscriptionOfAccount } from "#db/queries/plans.ts";
import { showingHoursOfAccount } from "#db/queries/pending-showing-actions.ts";
import {
  inquiryHoursOfAccount,
  openedPhotosOfAccount,
  openingDaysOfAccount,
  publicSinceOfAccount,
  pageViewDaysOfAccount,
  trafficSitesOfAccount,
  trafficSourcesOfAccount,
} from "#db/queries/traffic.ts";
import type { OwnedRead } from "#db/owned-read.ts";
import { AppError, found } from "#lib/errors.ts";
import { NO_TRAFFIC, type Traffic, viewTraffic } from "#lib/listing/traffic.ts";
import { trafficTable } from "#lib/listing/traffic-table.ts";
import { grantsOf, plansWith } from "#lib/plans/grants.ts";
import type { TrafficView } from "#lib/schemas/listing.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";

export const trafficReads = {
  listing: publicSinceOfAccount,
  days: pageViewDaysOfAccount,
  sources: trafficSourcesOfAccount,
  sites: trafficSitesOfAccount,
  openingDays: openingDaysOfAccount,
  openedPhotos: openedPhotosOfAccount,
  inquiryHours: inquiryHoursOfAccount,
  showingHours: showingHoursOfAccount,
  prices: askingPricesOfAccount,
  subscription: subscriptionOfAccount,
  followers: followerCountOfAccount,
};

type Answers = {
  [Name in keyof typeof trafficReads]: (typeof trafficReads)[Name] extends OwnedRead<infer T>
    ? T
    : never;
};

const NEVER_PUBLIC = "There's no traffic yet because your listing was never published.";
const NEEDS_PLAN = `The spreadsheet is included in ${plansWith("advancedAnalytics")}.`;

function trafficOf({ listing, ...read }: Answers): Traffic | null {
  if (!listing?.publishedAt) return null;
  const { publishedAt } = listing;
  return { ...read, publishedAt, timeZone: timeZoneOfHome(listing) };
}

/** Returns the traffic since the home was first public, by day if the plan includes it. */
export function getTraffic(answers: Answers): TrafficView {
  const traffic = trafficOf(answers);
  const { followers, subscription } = answers;
  if (!traffic) return { ...NO_TRAFFIC, followers };
  const { advancedAnalytics } = grantsOf(subscription?.planName ?? null);
  return { ...viewTraffic(traffic, advancedAnalytics, new Date()), followers };
}

/**
 * Returns the daily traffic as CSV, with referrers and the asking price.
 * @throws AppError `forbidden` without the plan, `not_found` for a home that was never public
 */
export function trafficAsCsv(answers: Answers): string {
  if (!grantsOf(answers.subscription?.planName ?? null).advancedAnalytics) {
    throw new AppError("forbidden", NEEDS_PLAN);
  }
  const traffic = found(trafficOf(answers), NEVER_PUBLIC);
  return trafficTable(viewTraffic(traffic, true, new Date()).details?.days ?? [], traffic);
}
