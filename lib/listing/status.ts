import { DAYS_WITHOUT_PLAN, LISTING_STATUSES, type ListingStatus } from "#lib/fields/listing.ts";
import { instantOf } from "#lib/us/wall-clock.ts";

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

export interface StatusChange {
  status: ListingStatus;
  at: Date;
}

/** The last moment of a page whose plan has run out. */
export const endWithoutPlan = (planEndsAt: Date): Date =>
  new Date(planEndsAt.getTime() + DAYS_WITHOUT_PLAN * DAY_MS);

/**
 * What has become of a listing by itself since its status was set, in its order: a home that is
 * coming soon is active from its day on, and one that is public is withdrawn when its plan has been
 * over for 14 days.
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

/** The status that holds now. */
export const statusNow = (facts: StatusFacts, now: Date): ListingStatus =>
  changesBy(facts, now).at(-1)?.status ?? facts.status;
