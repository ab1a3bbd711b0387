/** What happens in an account, and is told to its people. */
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
  "step_completed",
  "price_changed",
  "text_changed",
  "estimate_moved",
  "listing_changed",
  "listing_taken_down",
  "listing_allowed",
  "automation_done",
  "automation_not_done",
  "automation_paused",
  "inquiry_waiting",
  "quiet_listing",
  "payment_failed",
  "plan_ends_soon",
  "webhook_turned_off",
  "program_allowed",
  "person_joined",
  "signed_in_elsewhere",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Those that concern one person alone, and that nobody else of the account is told of. */
export const PERSONAL_EVENTS = [
  "webhook_turned_off",
  "program_allowed",
  "signed_in_elsewhere",
] as const satisfies readonly EventKind[];

/** Those that tell of one showing, by its id, and of whoever visits. */
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

/** How often activity is told by mail: each at once, or once a day all together. */
export const ALERT_FREQUENCIES = ["at_once", "daily"] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** What becomes of a notification by mail: nothing, waits for the day's mail, or handed to the queue. */
export const NOTIFICATION_MAILS = ["none", "daily", "queued"] as const;
export type NotificationMail = (typeof NOTIFICATION_MAILS)[number];

/** Unread ones are counted up to here: the screen says "99+". */
export const MAX_COUNTED = 100;

/** What has happened goes after a year, as what buyers wrote does. */
export const EVENT_RETENTION_DAYS = 365;
