import {
  HOURS_TO_ANSWER,
  SHOWING_STATES,
  type ShowingEnder,
  type ShowingState,
} from "#lib/fields/showings.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Access instructions are visible from this long before a showing until this long after it. */
const HOURS_TOLD_BEFORE = 24;
const HOURS_TOLD_AFTER = 2;
const DAYS_OF_PAGE = 90;
const DAYS_TO_CHANGE_FEEDBACK = 7;

interface ShowingTimes {
  state: ShowingState;
  startsAt: Date;
  endsAt: Date;
  answerBy: Date | null;
}

const isWaiting = (state: ShowingState) => state === "requested" || state === "proposed";

/** Returns the current state. An unanswered request counts as expired even if it isn't saved yet. */
export const stateNow = (
  { state, answerBy }: Pick<ShowingTimes, "state" | "answerBy">,
  now: Date,
): ShowingState => (isWaiting(state) && answerBy && answerBy <= now ? "expired" : state);

/** Returns the state that the buyer sees. Spam looks like any other request. */
export function stateForBuyer(
  showing: Pick<ShowingTimes, "state" | "answerBy"> & { endedBy: ShowingEnder | null },
  now: Date,
): ShowingState {
  if (showing.state !== "spam") return stateNow(showing, now);
  return stateNow({ ...showing, state: showing.endedBy ? "cancelled" : "requested" }, now);
}

/** Returns whether a showing reserves its time and isn't over. */
export const isUpcoming = (showing: ShowingTimes, now: Date): boolean =>
  SHOWING_STATES[stateNow(showing, now)].holds && showing.endsAt > now;

/** Returns when a request or proposal made now expires: after two days, or when the showing begins. */
export const answerTime = (startsAt: Date, now: Date): Date =>
  new Date(Math.min(startsAt.getTime(), now.getTime() + HOURS_TO_ANSWER * HOUR_MS));

/** Returns when the buyer of a confirmed showing first sees the access instructions. */
export const instructionsFrom = ({ startsAt }: Pick<ShowingTimes, "startsAt">): Date =>
  new Date(startsAt.getTime() - HOURS_TOLD_BEFORE * HOUR_MS);

/**
 * Returns whether the buyer sees the access instructions now: near a confirmed showing that the seller
 * confirmed, or with a verified email address.
 * @param opened.isByMail the page was opened from a link in an email
 */
export const seesInstructions = (
  showing: ShowingTimes & { confirmedBySeller: boolean },
  opened: { isByMail: boolean },
  now: Date,
): boolean =>
  showing.state === "confirmed" &&
  (showing.confirmedBySeller || opened.isByMail) &&
  now >= instructionsFrom(showing) &&
  now.getTime() < showing.endsAt.getTime() + HOURS_TOLD_AFTER * HOUR_MS;

/** Returns when the buyer's page stops working. */
export const showingPageExpiry = ({ endsAt }: Pick<ShowingTimes, "endsAt">): Date =>
  new Date(endsAt.getTime() + DAYS_OF_PAGE * 24 * HOUR_MS);

/** Returns whether the buyer can send feedback: after the showing, and for a week to change it. */
export const takesFeedback = (
  showing: ShowingTimes & { feedbackAt: Date | null },
  now: Date,
): boolean =>
  showing.state === "confirmed" &&
  showing.endsAt <= now &&
  (!showing.feedbackAt ||
    now.getTime() < showing.feedbackAt.getTime() + DAYS_TO_CHANGE_FEEDBACK * 24 * HOUR_MS);
