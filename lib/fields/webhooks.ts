/** Event groups that the owner can choose. */
export const WEBHOOK_KINDS = {
  inquiry: "Messages: a buyer contacts you",
  showing: "Showings: requested, confirmed, rescheduled or canceled",
  status: "Status: your listing's status changes",
} as const;
export type WebhookKind = keyof typeof WEBHOOK_KINDS;
export const WEBHOOK_KIND_KEYS = Object.keys(WEBHOOK_KINDS) as [WebhookKind, ...WebhookKind[]];

/** The `type` in the delivery's body, and its label. */
export const WEBHOOK_TYPES = {
  "inquiry.received": { kind: "inquiry", label: "New message" },
  "message.received": { kind: "inquiry", label: "New message in a conversation" },
  "showing.changed": { kind: "showing", label: "Showing updated" },
  "listing.status_changed": { kind: "status", label: "Status changed" },
  "listing.taken_down": { kind: "status", label: "Listing page taken down" },
  "listing.allowed": { kind: "status", label: "Listing can be published again" },
  "webhook.test": { kind: null, label: "Test" },
} as const satisfies Record<string, { kind: WebhookKind | null; label: string }>;
export type WebhookType = keyof typeof WEBHOOK_TYPES;
export const WEBHOOK_TYPE_KEYS = Object.keys(WEBHOOK_TYPES) as [WebhookType, ...WebhookType[]];

/** "waiting" means not sent yet, or waiting for a retry. */
export const DELIVERY_STATES = {
  waiting: "Pending",
  sending: "Sending",
  delivered: "Delivered",
  failed: "Failed",
} as const;
export type DeliveryState = keyof typeof DELIVERY_STATES;
export const DELIVERY_STATE_KEYS = Object.keys(DELIVERY_STATES) as [
  DeliveryState,
  ...DeliveryState[],
];

/** Sentences for a request that failed or wasn't sent. */
export const DELIVERY_FAILURES = {
  private: "This address isn't on the public internet.",
  too_slow: "No response within 10 seconds.",
  unreachable: "We couldn't reach this address.",
  turned_off: "The webhook was turned off.",
  no_plan: "Your plan with API access had ended.",
} as const;
export type DeliveryFailure = keyof typeof DELIVERY_FAILURES;

/** Per person. */
export const MAX_WEBHOOKS = 5;
export const MAX_WEBHOOK_ADDRESS = 500;

/** Minutes before each retry. The last attempt is two days after the first. */
export const DELIVERY_PAUSES = [1, 5, 30, 2 * 60, 5 * 60, 10 * 60, 14 * 60, 16 * 60] as const;

/** A webhook with no success for this many days is turned off when a delivery fails for good. */
export const DAYS_UNTIL_TURNED_OFF = 5;

export const DELIVERY_RETENTION_DAYS = 30;
export const MAX_DELIVERIES_LISTED = 50;
