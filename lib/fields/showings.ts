/** `holds`: the time isn't available to other buyers. */
export const SHOWING_STATES = {
  requested: { label: "Requested", holds: true },
  proposed: { label: "Waiting for the buyer", holds: true },
  confirmed: { label: "Confirmed", holds: true },
  declined: { label: "Declined", holds: false },
  cancelled: { label: "Canceled", holds: false },
  expired: { label: "Expired", holds: false },
  // A time that the seller blocked. There is no buyer.
  blocked: { label: "Blocked", holds: true },
  // Caught by the honeypot field. No one was notified, and the seller can restore it.
  spam: { label: "Spam", holds: false },
} as const satisfies Record<string, { label: string; holds: boolean }>;
export type ShowingState = keyof typeof SHOWING_STATES;
export const SHOWING_STATE_KEYS = Object.keys(SHOWING_STATES) as [ShowingState, ...ShowingState[]];

/** Who canceled a showing; "listing" means the home was withdrawn or sold. */
export const SHOWING_ENDERS = ["visitor", "seller", "listing"] as const;
export type ShowingEnder = (typeof SHOWING_ENDERS)[number];

/** In the order of JavaScript and PostgreSQL. */
export const WEEKDAYS = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** In the home's time zone, for example 10:00 to 14:00; "24:00" is the end of a day. */
export interface Hours {
  from: string;
  to: string;
}
/** Sunday first. */
export type Week = readonly (readonly Hours[])[];

export const SHOWING_MINUTES = [15, 30, 45, 60, 90] as const;
export const PAUSE_MINUTES = [0, 15, 30, 60] as const;
export const NOTICE_HOURS = [1, 2, 4, 8, 12, 24, 48, 72] as const;
export const MAX_SHOWINGS_PER_DAY = 20;
export const MAX_HOURS_PER_DAY = 6;
export const MAX_SPECIAL_DAYS = 200;
export const MAX_SHOWINGS = 1000;
/** Per home. The oldest is deleted first. */
export const MAX_SPAM_SHOWINGS = 200;

export const DAYS_AHEAD = 28;
/** A request expires after this many hours, or when the showing would begin. */
export const HOURS_TO_ANSWER = 48;
/** Days after the showing until the buyer's data is deleted. */
export const SHOWING_RETENTION_DAYS = 365;

export const MAX_SHOWING_NAME = 100;
export const MAX_SHOWING_MESSAGE = 1000;
export const MAX_SHOWING_REASON = 500;
export const MAX_SHOWING_NOTES = 2000;
export const MAX_INSTRUCTIONS = 2000;
export const MAX_VIDEO_LINK = 500;
export const MAX_FEEDBACK_TEXT = 2000;

/** Every question is optional. */
export const FEEDBACK_QUESTIONS = {
  interest: {
    label: "How interested are you?",
    answers: { high: "Very interested", some: "Somewhat interested", none: "Not interested" },
  },
  price: {
    label: "What do you think of the price?",
    answers: { high: "Too high", right: "About right", low: "Good value" },
  },
  condition: {
    label: "How was the condition of the home?",
    answers: {
      better: "Better than expected",
      expected: "As expected",
      worse: "Worse than expected",
    },
  },
} as const;
export type FeedbackQuestion = keyof typeof FEEDBACK_QUESTIONS;
export type Feedback = Partial<Record<FeedbackQuestion, string>> & { text: string };

/** Buyers can't request showings until the seller turns them on. */
export const DEFAULT_SHOWING_SETTINGS = {
  isOpen: false,
  week: [[], [], [], [], [], [], []] as Week,
  lengthMinutes: 30,
  pauseMinutes: 15,
  noticeHours: 24,
  mostADay: 4,
  inPerson: true,
  byVideo: false,
  confirmsItself: false,
} as const;
