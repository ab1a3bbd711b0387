import { DAYS_WITHOUT_PLAN, LISTING_STATUSES, type ListingStatus } from "#lib/fields/listing.ts";
import { instantOf } from "#lib/us/wall-clock.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export interface StatusFacts {
  status: ListingStatus;
  /** The first day for sale of a home that is coming soon, in its time zone. */
  activeOn: string | null;
  timeZone: string;
  /** The end of the last paid month; null if the account never had a plan. */
  planEndsAt: Date | null;
}

export interface StatusChange {
  status: ListingStatus;
  at: Date;
}

/** Returns when a page without a plan is withdrawn. */
export const endWithoutPlan = (planEndsAt: Date): Date =>
  new Date(planEndsAt.getTime() + DAYS_WITHOUT_PLAN * DAY_MS);

/**
 * Returns the automatic changes since a status was set, in order: coming soon becomes active on its
 * day, and a public home is withdrawn 14 days after its plan ended.
 */
export function changesBy(facts: StatusFacts, now: Date): StatusChange[] {
  const { status, activeOn, timeZone, planEndsAt } = facts;
  if (!LISTING_STATUSES[status].isPublic) return [];
  const end = planEndsAt ? endWithoutPlan(planEndsAt) : now;
  const start =
    status === "coming_soon" && activeOn ? instantOf(activeOn, "00:00", timeZone) : null;
  const changes: StatusChange[] = [];
  if (start && start <= now && start < end) changes.push({ status: "active", at: start });
  if (end <= now) changes.push({ status: "withdrawn", at: end });
  return changes;
}

/** Returns the current status. */
export const statusNow = (facts: StatusFacts, now: Date): ListingStatus =>
  changesBy(facts, now).at(-1)?.status ?? facts.status;
