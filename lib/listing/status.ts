import { DAYS_WITHOUT_PLAN, LISTING_STATUSES, type ListingStatus } from "#lib/fields/listing.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** What decides a listing's status at a moment. */
export interface StatusFacts {
  /** As it was set last. */
  status: ListingStatus;
  /** Of a home that is coming soon: the day, in its own time zone, from which it is for sale. */
  activeOn: string | null;
  timeZone: string;
  /** The end of the account's last paid month; null: it never had a plan. */
  planEndsAt: Date | null;
}

/** Today in a time zone, as `2026-11-22`. */
export function todayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(now);
}

/** The last moment of a page whose plan has run out. */
export const endWithoutPlan = (planEndsAt: Date): Date =>
  new Date(planEndsAt.getTime() + DAYS_WITHOUT_PLAN * DAY_MS);

/**
 * The status that holds now: a home that is coming soon is active from its day on, and one that is
 * public is withdrawn when its plan has been over for 14 days.
 */
export function statusNow(facts: StatusFacts, now: Date): ListingStatus {
  const { status, activeOn, timeZone, planEndsAt } = facts;
  if (!LISTING_STATUSES[status].isPublic) return status;
  if (!planEndsAt || endWithoutPlan(planEndsAt) <= now) return "withdrawn";
  const isDue = status === "coming_soon" && activeOn !== null && todayIn(timeZone, now) >= activeOn;
  return isDue ? "active" : status;
}
