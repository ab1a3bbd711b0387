import { dayOf, isoOf } from "#lib/days.ts";
import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import { formatCount, formatDate, formatMoney } from "#lib/format.ts";
import { formatDayAndTime } from "#lib/showings/when.ts";
import { dayIn, wallTimeOf } from "#lib/us/wall-clock.ts";
import type { HomeState } from "./home-state.ts";

const DAYS_AHEAD = 7;
const MAX_LISTED = 3;

interface Deadline {
  price: number;
  /** Sorts by local time. An entered offer expires at the end of its day. */
  order: string;
  /** In words. */
  when: string;
}

function deadlinesOf({ offers, status, now, timeZone }: HomeState): Deadline[] {
  const today = dayIn(timeZone, now);
  const last = isoOf(dayOf(today) + DAYS_AHEAD);
  return offers.flatMap(({ price, deadlineOn, negotiation }) => {
    if (negotiation) {
      const expiresAt = new Date(negotiation.expiresAt);
      if (negotiation.turn !== "seller" || expiresAt <= now) return [];
      const { day, time } = wallTimeOf(expiresAt, timeZone);
      return [{ price, order: `${day} ${time}`, when: formatDayAndTime(expiresAt, timeZone) }];
    }
    if (!deadlineOn || deadlineOn < today || deadlineOn > last || status === "pending") return [];
    return [
      { price, order: `${deadlineOn} 24:00`, when: formatDate(deadlineOn, { style: "short" }) },
    ];
  });
}

/**
 * Returns the step for buyers' offers that wait for the seller, and before the home is under contract for
 * entered ones with a deadline within a week, the soonest first; null without any.
 */
export function answerOffers(state: HomeState) {
  if (!LISTING_STATUSES[state.status].isPublic) return null;
  const due = deadlinesOf(state).toSorted((a, b) => a.order.localeCompare(b.order));
  if (due.length === 0) return null;
  const left = due.length - MAX_LISTED;
  return {
    title: `Answer ${formatCount(due.length, "offer", "offers")}`,
    reason: [
      ...due
        .slice(0, MAX_LISTED)
        .map(({ price, when }) => `The offer of ${formatMoney(price)} expires on ${when}.`),
      ...(left > 0 ? [`${left} more ${left === 1 ? "expires" : "expire"} later.`] : []),
    ].join(" "),
    action: "Compare offers",
    href: "/pricing/offers",
  };
}
