import type { Feedback, ShowingEnder, ShowingState } from "#lib/fields/showings.ts";
import { formatDayAndTime } from "./when.ts";

export interface BuyerShowingView {
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
  isOpen: boolean;
  instructionsFrom: Date;
  /**
   * What is needed before the page shows access instructions; null if it shows them close to the
   * showing.
   */
  wayInNeeds: "email" | "seller" | null;
  instructions: string | null;
  videoLink: string | null;
  takesFeedback: boolean;
  feedback: Feedback | null;
}

export const isOver = ({ endsAt }: Pick<BuyerShowingView, "endsAt">, now: Date) => endsAt <= now;

const CANCELED: Record<ShowingEnder, string> = {
  visitor: "You canceled this showing. We let the seller know.",
  seller: "The seller canceled this showing.",
  listing: "The home is no longer available, so this showing was canceled.",
};

const byThen = ({ answerBy, home }: BuyerShowingView) =>
  answerBy ? ` until ${formatDayAndTime(answerBy, home.timeZone)}` : "";

/** Headings that the showing page and its emails share. */
export const SHOWING_HEADINGS = {
  confirmed: "Your showing is confirmed",
  declined: "The seller can’t show the home at that time",
  canceled: "Your showing was canceled",
} as const;

export const REQUEST_ANOTHER_TIME = "Request another time";
export const BY_VIDEO = "By video: ";

/** @param until " until" and a time; empty without a deadline */
export const reservedText = (until: string) =>
  `This time is reserved for you. The seller can answer${until}.`;

/** Describes a showing's state in a heading and a sentence or two. */
export function buyerShowingText(
  showing: BuyerShowingView,
  now: Date,
): { heading: string; text: string } {
  switch (showing.state) {
    case "requested":
      return {
        heading: "Waiting for the seller",
        text: reservedText(byThen(showing)),
      };
    case "proposed":
      return {
        heading: "The seller proposed another time",
        text: `It’s reserved for you${byThen(showing)}. Accept it, or choose another time.`,
      };
    case "confirmed":
      return isOver(showing, now)
        ? { heading: "Your showing is over", text: "Thank you for coming." }
        : {
            heading: SHOWING_HEADINGS.confirmed,
            text: showing.byVideo
              ? "The seller will meet you on the video call."
              : "The seller will meet you there.",
          };
    case "declined":
      return {
        heading: SHOWING_HEADINGS.declined,
        text: "The seller declined this showing.",
      };
    case "expired":
      return {
        heading: "This showing expired",
        text: "No one answered in time, so it won’t take place. The time is open again.",
      };
    default:
      return { heading: SHOWING_HEADINGS.canceled, text: CANCELED[showing.endedBy ?? "seller"] };
  }
}

/** Returns the actions that the buyer can take now. */
export function buyerShowingActions(showing: BuyerShowingView, now: Date) {
  const { state, isOpen, startsAt } = showing;
  const isToCome =
    (state === "requested" || state === "proposed" || state === "confirmed") && startsAt > now;
  return {
    agree: state === "proposed" && startsAt > now,
    move: isToCome && isOpen,
    cancel: isToCome,
    again: isOpen && ["declined", "cancelled", "expired"].includes(state),
    feedback: showing.takesFeedback,
  };
}
