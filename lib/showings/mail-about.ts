import type { ShowingState } from "#lib/fields/showings.ts";

/** What the mails to a visitor are about. */
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

/** What a text message tells of a showing beside reminders: what a visitor has to know before they set out. */
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

/** How a showing stands while what is told about it is so. */
export const stateInMail = (about: ShowingMailAbout): ShowingState => STATES[about];

/** Whether what a mail was to tell is still so when it is written. */
export function isStillTrue(about: ShowingMailAbout, showing: ShowingNow, now: Date): boolean {
  if (showing.state !== STATES[about]) return false;
  if (about === "feedback") return showing.endsAt <= now && showing.feedbackAt === null;
  return ["declined", "cancelled", "expired"].includes(about) || showing.startsAt > now;
}
