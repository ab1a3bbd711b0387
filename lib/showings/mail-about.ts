import type { ShowingState } from "#lib/fields/showings.ts";

export type ShowingMailAbout =
  | "asked"
  | "confirmed"
  | "moved"
  | "proposed"
  | "declined"
  | "cancelled"
  | "expired"
  | "reminder_day"
  | "reminder_hours"
  | "feedback";

/** The changes sent as text messages, besides reminders: those a buyer needs to know before leaving. */
export const TEXTED_ABOUT = ["confirmed", "moved", "proposed", "cancelled"] as const;
export type ShowingTextAbout = (typeof TEXTED_ABOUT)[number];

interface ShowingNow {
  state: ShowingState;
  startsAt: Date;
  endsAt: Date;
  feedbackAt: Date | null;
}

const STATES: Record<ShowingMailAbout, ShowingState> = {
  asked: "requested",
  confirmed: "confirmed",
  moved: "confirmed",
  proposed: "proposed",
  declined: "declined",
  cancelled: "cancelled",
  expired: "expired",
  reminder_day: "confirmed",
  reminder_hours: "confirmed",
  feedback: "confirmed",
};

/** Returns the state that a showing has while an email is still accurate. */
export const stateInMail = (about: ShowingMailAbout): ShowingState => STATES[about];

/** Returns whether an email is still accurate when it is written. */
export function isStillTrue(about: ShowingMailAbout, showing: ShowingNow, now: Date): boolean {
  if (showing.state !== STATES[about]) return false;
  if (about === "feedback") return showing.endsAt <= now && showing.feedbackAt === null;
  return ["declined", "cancelled", "expired"].includes(about) || showing.startsAt > now;
}
