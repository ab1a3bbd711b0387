/** Of what a webhook tells, as its owner chooses. */
export const WEBHOOK_KINDS = {
  inquiry: "Messages: a buyer contacts you",
  showing: "Showings: requested, confirmed, rescheduled or canceled",
  status: "Status: your listing's status changes",
} as const;
export type WebhookKind = keyof typeof WEBHOOK_KINDS;
export const WEBHOOK_KIND_KEYS = Object.keys(WEBHOOK_KINDS) as [WebhookKind, ...WebhookKind[]];

/** What a delivery tells, as its body names it, and in words. */
export const WEBHOOK_TYPES = {
  "inquiry.received": { kind: "inquiry", label: "New message" },
  "showing.changed": { kind: "showing", label: "Showing updated" },
  "listing.status_changed": { kind: "status", label: "Status changed" },
  "listing.taken_down": { kind: "status", label: "Listing page taken down" },
  "listing.allowed": { kind: "status", label: "Listing can be published again" },
  "webhook.test": { kind: null, label: "Test" },
} as const satisfies Record<string, { kind: WebhookKind | null; label: string }>;
export type WebhookType = keyof typeof WEBHOOK_TYPES;
export const WEBHOOK_TYPE_KEYS = Object.keys(WEBHOOK_TYPES) as [WebhookType, ...WebhookType[]];

/** What becomes of a delivery; a waiting one is to be sent, or sent again. */
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

/** Why nothing was answered, or nothing was sent, in a sentence. */
export const DELIVERY_FAILURES = {
  private: "This address isn’t on the public internet.",
  too_slow: "No response within 10 seconds.",
  unreachable: "We couldn’t reach this address.",
  turned_off: "The webhook was turned off.",
  no_plan: "Your plan with API access had ended.",
} as const;
export type DeliveryFailure = keyof typeof DELIVERY_FAILURES;

/** How many webhooks a person has at a time. */
export const MAX_WEBHOOKS = 5;
export const MAX_WEBHOOK_ADDRESS = 500;

/** Minutes until each next attempt after one that failed: the last is two days after the first. */
export const DELIVERY_PAUSES = [1, 5, 30, 2 * 60, 5 * 60, 10 * 60, 14 * 60, 16 * 60] as const;

/** Once a delivery is given up, a webhook that has answered nothing for so many days is turned off. */
export const DAYS_UNTIL_TURNED_OFF = 5;

/** What was delivered is listed for so long, the newest first. */
export const DELIVERY_RETENTION_DAYS = 30;
export const MAX_DELIVERIES_LISTED = 50;
