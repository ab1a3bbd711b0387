import { dayOf, isoOf } from "#lib/days.ts";
import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import { formatCount, formatDate, formatMoney } from "#lib/format.ts";
import { dayIn } from "#lib/us/wall-clock.ts";
import type { HomeState } from "./home-state.ts";

const DAYS_AHEAD = 7;

/**
 * Returns the step for buyers' offers that wait for the seller, and entered ones with a deadline within a
 * week; null without any, or once under contract.
 */
export function answerOffers({ offers, status, now, timeZone }: HomeState) {
  const today = dayIn(timeZone, now);
  const last = isoOf(dayOf(today) + DAYS_AHEAD);
  const open = offers
    .flatMap(({ price, deadlineOn, negotiation }) => {
      const isDue = negotiation ? negotiation.turn === "seller" : deadlineOn && deadlineOn <= last;
      return isDue && deadlineOn && deadlineOn >= today ? [{ price, deadlineOn }] : [];
    })
    .toSorted((a, b) => a.deadlineOn.localeCompare(b.deadlineOn));
  const [first] = open;
  if (!first || status === "pending" || !LISTING_STATUSES[status].isPublic) return null;
  return {
    title: `Answer ${formatCount(open.length, "offer", "offers")}`,
    reason: `The offer of ${formatMoney(first.price)} expires on ${formatDate(first.deadlineOn, { style: "short" })}.`,
    action: "Compare offers",
    href: "/pricing/offers",
  };
}
