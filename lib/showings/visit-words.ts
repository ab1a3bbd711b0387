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
  visitor: "You canceled this showing. We let the seller know.",
  seller: "The seller canceled this showing.",
  listing: "The home is no longer available, so this showing was canceled.",
};

const byThen = ({ answerBy, home }: VisitView) =>
  answerBy ? ` until ${tellWhen(answerBy, home.timeZone)}` : "";

/** How a showing stands, in a heading and a sentence or two. */
export function visitWords(visit: VisitView, now: Date): { heading: string; text: string } {
  switch (visit.state) {
    case "requested":
      return {
        heading: "Waiting for the seller",
        text: `This time is reserved for you. The seller can answer${byThen(visit)}.`,
      };
    case "proposed":
      return {
        heading: "The seller proposed another time",
        text: `It’s reserved for you${byThen(visit)}. Accept it, or choose another time.`,
      };
    case "confirmed":
      return isOver(visit, now)
        ? { heading: "Your showing is over", text: "Thank you for coming." }
        : {
            heading: "Your showing is confirmed",
            text: visit.byVideo
              ? "The seller will meet you on the video call."
              : "The seller will meet you there.",
          };
    case "declined":
      return {
        heading: "The seller can’t show the home at that time",
        text: "The seller declined this showing.",
      };
    case "expired":
      return {
        heading: "This showing expired",
        text: "No one answered in time, so it won’t take place. The time is open again.",
      };
    default:
      return { heading: "Your showing was canceled", text: CALLED_OFF[visit.endedBy ?? "seller"] };
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
