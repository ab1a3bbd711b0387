import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import { formatNumber } from "#lib/format.ts";
import { formatDayAndTime } from "#lib/showings/when.ts";
import type { HomeState } from "./home-state.ts";

// Steps of showings and open houses; null where there's nothing to do.

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A showing this close comes before everything but replies. */
const HOURS_BEFORE_SHOWING = 24;
/** An open house this close comes before everything but replies. */
const DAYS_BEFORE_OPEN_HOUSE = 7;

export function answerRequests({ showings, timeZone }: HomeState) {
  const { count, answerBy } = showings.waiting;
  if (count === 0) return null;
  const until = answerBy ? ` by ${formatDayAndTime(answerBy, timeZone)}` : "";
  return {
    title:
      count === 1 ? "Answer a showing request" : `Answer ${formatNumber(count)} showing requests`,
    reason:
      count === 1
        ? `A buyer wants to see your home. Please answer${until}.`
        : `${formatNumber(count)} buyers want to see your home. Please answer the first one${until}.`,
    action: "View and answer",
    href: "/scheduling",
  };
}

export function bookShowings({ showings: { nextAt }, timeZone, now }: HomeState) {
  if (!nextAt || nextAt.getTime() - now.getTime() > HOURS_BEFORE_SHOWING * HOUR_MS) return null;
  return {
    title: "Get your home ready for a showing",
    reason: `A buyer is coming on ${formatDayAndTime(nextAt, timeZone)}.`,
    action: "See who's coming",
    href: "/scheduling",
  };
}

export function recordAttendance({ showings: { over }, timeZone }: HomeState) {
  if (!over) return null;
  return {
    title: "Record whether the buyer came",
    reason: `The showing on ${formatDayAndTime(over.startsAt, timeZone)} is over.`,
    action: "Record and add notes",
    href: `/scheduling?showing=${over.id}`,
  };
}

export function openShowings({ showings, status }: HomeState) {
  if (status !== "active" || showings.isOpen) return null;
  return {
    title: "Let buyers request showings",
    reason: "Set your availability. Buyers request a time, and you confirm or decline.",
    action: "Go to Scheduling",
    href: "/scheduling/availability",
  };
}

export function meetBuyers(state: HomeState) {
  const soon = state.openHouses.find(
    ({ startsAt }) => startsAt.getTime() - state.now.getTime() < DAYS_BEFORE_OPEN_HOUSE * DAY_MS,
  );
  if (!soon || !LISTING_STATUSES[state.status].isPublic) return null;
  return {
    title: "Get your home ready for the open house",
    reason: `It starts on ${soon.startsAt.toLocaleString("en-US", { dateStyle: "full", timeStyle: "short", timeZone: state.timeZone })}, local time.`,
    action: "Review the steps",
    href: "/get-ready/steps",
  };
}
