import {
  HOURS_TO_ANSWER,
  SHOWING_STATES,
  type ShowingEnder,
  type ShowingState,
} from "#lib/fields/showings.ts";

const HOUR_MS = 60 * 60 * 1000;
/** What opens the door is told from so long before a showing until so long after it. */
const HOURS_TOLD_BEFORE = 24;
const HOURS_TOLD_AFTER = 2;
/** A visitor's page ends so long after the showing. */
const DAYS_OF_PAGE = 90;
/** Feedback can be changed for so long after it was sent. */
const DAYS_TO_CHANGE_FEEDBACK = 7;

interface ShowingTimes {
  state: ShowingState;
  startsAt: Date;
  endsAt: Date;
  answerBy: Date | null;
}

const isWaiting = (state: ShowingState) => state === "requested" || state === "proposed";

/** The state that holds now: what was not answered in time has ended, written down or not. */
export const stateNow = (
  { state, answerBy }: Pick<ShowingTimes, "state" | "answerBy">,
  now: Date,
): ShowingState => (isWaiting(state) && answerBy && answerBy <= now ? "expired" : state);

/** The state that a visitor sees. A request kept as spam looks to them like any other. */
export function stateForBuyer(
  showing: Pick<ShowingTimes, "state" | "answerBy"> & { endedBy: ShowingEnder | null },
  now: Date,
): ShowingState {
  if (showing.state !== "spam") return stateNow(showing, now);
  return stateNow({ ...showing, state: showing.endedBy ? "cancelled" : "requested" }, now);
}

/** Whether a showing holds its time, and is not over. */
export const isUpcoming = (showing: ShowingTimes, now: Date): boolean =>
  SHOWING_STATES[stateNow(showing, now)].holds && showing.endsAt > now;

/** Until when a request or a proposal that is made now waits: two days, or until its time comes. */
export const answerTime = (startsAt: Date, now: Date): Date =>
  new Date(Math.min(startsAt.getTime(), now.getTime() + HOURS_TO_ANSWER * HOUR_MS));

/** From when the visitor of a confirmed showing is told how to get in. */
export const instructionsFrom = ({ startsAt }: Pick<ShowingTimes, "startsAt">): Date =>
  new Date(startsAt.getTime() - HOURS_TOLD_BEFORE * HOUR_MS);

/**
 * Whether a visitor sees now how to get in: near a confirmed showing, and only one whom the seller has
 * confirmed, or who has proved their email address.
 * @param opened.isByMail the page was opened by the link of an email
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

/** Until when the visitor's own page stands. */
export const showingPageExpiry = ({ endsAt }: Pick<ShowingTimes, "endsAt">): Date =>
  new Date(endsAt.getTime() + DAYS_OF_PAGE * 24 * HOUR_MS);

/** Whether a visitor may say now how it was: after it, and anew for a week. */
export const takesFeedback = (
  showing: ShowingTimes & { feedbackAt: Date | null },
  now: Date,
): boolean =>
  showing.state === "confirmed" &&
  showing.endsAt <= now &&
  (!showing.feedbackAt ||
    now.getTime() < showing.feedbackAt.getTime() + DAYS_TO_CHANGE_FEEDBACK * 24 * HOUR_MS);
