import type { Feedback, ShowingEnder, ShowingState } from "#lib/fields/showings.ts";
import { tellWhen } from "./when.ts";

/** A showing as its visitor sees it. */
export interface VisitView {
  state: ShowingState;
  startsAt: Date;
  endsAt: Date;
  answerBy: Date | null;
  byVideo: boolean;
  name: string;
  email: string | null;
  reason: string;
  endedBy: ShowingEnder | null;
  home: {
    slug: string | null;
    addressLine1: string;
    addressLine2: string | null;
    city: string;
    state: string;
    zipCode: string;
    timeZone: string;
    isActive: boolean;
  };
  /** Whether another time can be asked for now. */
  isOpen: boolean;
  instructionsFrom: Date;
  /** What it takes before this page says how to get in; null where it does, close to the showing. */
  wayInNeeds: "email" | "seller" | null;
  instructions: string | null;
  videoLink: string | null;
  takesFeedback: boolean;
  feedback: Feedback | null;
}

export const isOver = ({ endsAt }: Pick<VisitView, "endsAt">, now: Date) => endsAt <= now;

const CALLED_OFF: Record<ShowingEnder, string> = {
  visitor: "You have called this showing off. The seller knows.",
  seller: "The seller has called this showing off.",
  listing: "The home is not shown any more, so this showing does not take place.",
};

const byThen = ({ answerBy, home }: VisitView) =>
  answerBy ? ` until ${tellWhen(answerBy, home.timeZone)}` : "";

/** How a showing stands, in a heading and a sentence or two. */
export function visitWords(visit: VisitView, now: Date): { heading: string; text: string } {
  switch (visit.state) {
    case "requested":
      return {
        heading: "Waiting for the seller",
        text: `You have asked for this time, and nobody else can have it meanwhile. The seller can answer${byThen(visit)}.`,
      };
    case "proposed":
      return {
        heading: "The seller proposes another time",
        text: `It is kept for you${byThen(visit)}. Agree to it, or choose another one.`,
      };
    case "confirmed":
      return isOver(visit, now)
        ? { heading: "Your showing is over", text: "Thank you for coming." }
        : { heading: "Your showing is confirmed", text: "The seller expects you." };
    case "declined":
      return {
        heading: "The seller can’t show the home then",
        text: "This showing does not take place.",
      };
    case "expired":
      return {
        heading: "Nobody has answered in time",
        text: "This showing does not take place, and its time is free again.",
      };
    default:
      return { heading: "Called off", text: CALLED_OFF[visit.endedBy ?? "seller"] };
  }
}

/** Which of a visitor's actions make sense now. */
export function visitActions(visit: VisitView, now: Date) {
  const { state, isOpen, startsAt } = visit;
  const isToCome =
    (state === "requested" || state === "proposed" || state === "confirmed") && startsAt > now;
  return {
    agree: state === "proposed" && startsAt > now,
    move: isToCome && isOpen,
    cancel: isToCome,
    again: isOpen && ["declined", "cancelled", "expired"].includes(state),
    feedback: visit.takesFeedback,
  };
}
