import type { ShowingState } from "#lib/fields/showings.ts";
import { quotedName } from "#lib/text/quoted-name.ts";
import type { ShowingAnswer } from "./request-form.ts";

/** A showing request on the page that its seller opens from an email. */
export interface ShowingAnswerView {
  state: ShowingState;
  name: string;
  email: string | null;
  phone: string | null;
  message: string;
  byVideo: boolean;
  startsAt: Date;
  endsAt: Date;
  answerBy: Date | null;
  street: string;
  timeZone: string;
  /** The times to propose. */
  starts: readonly Date[];
}

const HEADINGS: Record<ShowingState, string> = {
  requested: "Answer this showing request",
  proposed: "Waiting for the buyer's answer",
  confirmed: "This showing is confirmed",
  declined: "This request was declined",
  cancelled: "This showing was canceled",
  expired: "This request expired",
  blocked: "This time is blocked",
  spam: "This request is in spam",
};

export const showingAnswerHeading = ({ state }: Pick<ShowingAnswerView, "state">): string =>
  HEADINGS[state];

const DONE: Record<ShowingAnswer, string> = {
  confirm: "Showing confirmed.",
  propose: "Time proposed.",
  decline: "Request declined.",
};

const RESULTS: Record<ShowingAnswer, ShowingState> = {
  confirm: "confirmed",
  propose: "proposed",
  decline: "declined",
};

/**
 * Returns what the seller reads after an answer, and how the buyer learns of it; null if the showing
 * has changed since.
 */
export function showingAnswerDone(
  answer: ShowingAnswer,
  { state, name, email, phone }: Pick<ShowingAnswerView, "state" | "name" | "email" | "phone">,
): string | null {
  if (state !== RESULTS[answer]) return null;
  if (email) return `${DONE[answer]} We let ${quotedName(name)} know.`;
  return `${DONE[answer]} ${quotedName(name)} gave no email address. Please call ${quotedName(phone ?? "")}.`;
}
