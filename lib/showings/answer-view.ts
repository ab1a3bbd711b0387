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

/** Returns what the seller reads after an answer, and how the buyer learns of it. */
export function showingAnswerDone(
  answer: ShowingAnswer,
  { name, email, phone }: Pick<ShowingAnswerView, "name" | "email" | "phone">,
): string {
  if (email) return `${DONE[answer]} We let ${quotedName(name)} know.`;
  return `${DONE[answer]} ${quotedName(name)} gave no email address. Please call ${quotedName(phone ?? "")}.`;
}
