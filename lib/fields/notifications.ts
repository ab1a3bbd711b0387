export const EVENT_KINDS = [
  "inquiry_received",
  "showing_asked",
  "showing_requested",
  "showing_moved",
  "showing_agreed",
  "showing_cancelled",
  "showing_expired",
  "showing_feedback",
  "showing_soon",
  "offer_changed",
  "offer_due",
  "highest_and_best",
  "step_completed",
  "price_changed",
  "text_changed",
  "description_hidden",
  "estimate_moved",
  "listing_changed",
  "listing_taken_down",
  "listing_allowed",
  "automation_done",
  "automation_not_done",
  "automation_paused",
  "inquiry_waiting",
  "quiet_listing",
  "price_checkup",
  "payment_failed",
  "plan_ends_soon",
  "webhook_turned_off",
  "program_allowed",
  "person_joined",
  "signed_in_elsewhere",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Events that notify one person only. */
export const PERSONAL_EVENTS = [
  "webhook_turned_off",
  "program_allowed",
  "signed_in_elsewhere",
] as const satisfies readonly EventKind[];

/** Events with the id of a showing, which concern its buyer. */
export const SHOWING_EVENTS = [
  "showing_requested",
  "showing_moved",
  "showing_agreed",
  "showing_cancelled",
  "showing_expired",
  "showing_feedback",
  "showing_soon",
] as const satisfies readonly EventKind[];
export type ShowingEventKind = (typeof SHOWING_EVENTS)[number];

export const isShowingEvent = (kind: EventKind): kind is ShowingEventKind =>
  SHOWING_EVENTS.some((one) => one === kind);

export const ALERT_FREQUENCIES = ["at_once", "daily"] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** Email status of a notification: none, waits for the daily summary, or queued. */
export const NOTIFICATION_MAILS = ["none", "daily", "queued"] as const;
export type NotificationMail = (typeof NOTIFICATION_MAILS)[number];

/** The screen shows "99+" from here. */
export const MAX_COUNTED = 100;

/** One year, like inquiries. */
export const EVENT_RETENTION_DAYS = 365;

export const SEE_ALL_NOTIFICATIONS = "See all notifications";
