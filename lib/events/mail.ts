import type { AlertFrequency, EventKind, NotificationMail } from "#lib/fields/notifications.ts";

/**
 * Why an event is emailed: `account` can't be turned off, `inquiries` is on by default because a
 * buyer is waiting, `activity` is opt-in.
 */
export type MailReason = "account" | "inquiries" | "activity";

export const MAIL_REASONS: Record<EventKind, MailReason> = {
  inquiry_received: "inquiries",
  showing_asked: "inquiries",
  showing_requested: "inquiries",
  showing_moved: "inquiries",
  showing_agreed: "inquiries",
  showing_cancelled: "inquiries",
  showing_expired: "inquiries",
  showing_feedback: "inquiries",
  showing_soon: "inquiries",
  offer_changed: "inquiries",
  offer_due: "inquiries",
  highest_and_best: "inquiries",
  step_completed: "activity",
  price_changed: "activity",
  text_changed: "activity",
  description_hidden: "activity",
  estimate_moved: "activity",
  listing_changed: "activity",
  listing_taken_down: "account",
  listing_allowed: "account",
  automation_done: "activity",
  automation_not_done: "account",
  automation_paused: "account",
  inquiry_waiting: "inquiries",
  quiet_listing: "activity",
  price_checkup: "activity",
  payment_failed: "account",
  plan_ends_soon: "account",
  webhook_turned_off: "account",
  program_allowed: "account",
  person_joined: "activity",
  signed_in_elsewhere: "account",
};

export interface MailChoices {
  /** Null: the address is unverified and gets no account email. */
  emailVerified: Date | null;
  activityAlerts: boolean | null;
  inquiryMails: boolean | null;
  frequency: AlertFrequency | null;
}

/** Returns how an event is emailed, from a person's choices or the defaults. */
export function mailOf(kind: EventKind, choices: MailChoices): NotificationMail {
  if (!choices.emailVerified) return "none";
  const reason = MAIL_REASONS[kind];
  if (reason === "account") return "queued";
  if (reason === "inquiries") return (choices.inquiryMails ?? true) ? "queued" : "none";
  if (!choices.activityAlerts) return "none";
  return choices.frequency === "daily" ? "daily" : "queued";
}
