import { z } from "zod";
import { INQUIRY_KINDS, LISTING_STATUS_KEYS } from "#lib/fields/listing.ts";
import { SHOWING_STATE_KEYS } from "#lib/fields/showings.ts";
import {
  DELIVERY_STATE_KEYS,
  MAX_WEBHOOK_ADDRESS,
  WEBHOOK_KIND_KEYS,
  WEBHOOK_TYPE_KEYS,
  type WebhookType,
} from "#lib/fields/webhooks.ts";
import { httpsAddress } from "./https-address.ts";

const moment = z.iso.datetime();

const NO_KIND = "Choose at least one event";

export const webhookInput = z.object({
  address: httpsAddress(MAX_WEBHOOK_ADDRESS, {
    missing: "Enter your webhook's URL",
    wrong: "Enter a URL that starts with https://",
  }),
  kinds: z
    .array(z.enum(WEBHOOK_KIND_KEYS, NO_KIND), NO_KIND)
    .min(1, NO_KIND)
    .transform((chosen) => WEBHOOK_KIND_KEYS.filter((kind) => chosen.includes(kind))),
});
export type WebhookInput = z.output<typeof webhookInput>;

const webhookView = z.object({
  id: z.uuid(),
  address: z.string(),
  kinds: z.array(z.enum(WEBHOOK_KIND_KEYS)),
  createdAt: moment,
  // When deliveries started to fail; null if the last one succeeded or there was none.
  failingSince: moment.nullable(),
  // When it was turned off after failing for days; null while it is on.
  turnedOffAt: moment.nullable(),
});
export type WebhookView = z.infer<typeof webhookView>;

export const webhooksView = z.object({
  /** Whether the account's plan includes the API; without it nothing is sent. */
  isIncluded: z.boolean(),
  // Newest first.
  webhooks: z.array(webhookView),
});
export type WebhooksView = z.infer<typeof webhooksView>;

/** Includes the secret, which is shown only once. */
export const newWebhook = webhooksView.extend({ secret: z.string() });
export type NewWebhook = z.infer<typeof newWebhook>;

const deliveryView = z.object({
  id: z.uuid(),
  type: z.enum(WEBHOOK_TYPE_KEYS),
  at: moment,
  state: z.enum(DELIVERY_STATE_KEYS),
  attempts: z.number().int(),
  // The last attempt: its time, the response's status or an error sentence, and the duration in ms.
  lastAt: moment.nullable(),
  status: z.number().int().nullable(),
  failure: z.string().nullable(),
  ms: z.number().int().nullable(),
  nextAt: moment.nullable(),
});
export type DeliveryView = z.infer<typeof deliveryView>;

/** Newest first. */
export const deliveriesView = z.object({ deliveries: z.array(deliveryView) });
export type DeliveriesView = z.infer<typeof deliveriesView>;

const message = <Type extends WebhookType, Data extends z.ZodObject>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), timestamp: moment, data });

const contact = {
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string(),
};

/** The body of each delivery, by its type. `timestamp` is when the event happened. */
export const WEBHOOK_MESSAGES = {
  "inquiry.received": message(
    "inquiry.received",
    z.object({ inquiryId: z.uuid(), kind: z.enum(INQUIRY_KINDS), ...contact }),
  ),
  // A buyer's later message in the conversation of an inquiry.
  "message.received": message(
    "message.received",
    z.object({ inquiryId: z.uuid(), messageId: z.uuid(), ...contact }),
  ),
  "showing.changed": message(
    "showing.changed",
    z.object({
      showingId: z.uuid(),
      // The new state and the previous one; null if it was just requested.
      state: z.enum(SHOWING_STATE_KEYS),
      stateBefore: z.enum(SHOWING_STATE_KEYS).nullable(),
      startsAt: moment,
      endsAt: moment,
      byVideo: z.boolean(),
      hasFeedback: z.boolean(),
      ...contact,
    }),
  ),
  "listing.status_changed": message(
    "listing.status_changed",
    z.object({ from: z.enum(LISTING_STATUS_KEYS), to: z.enum(LISTING_STATUS_KEYS) }),
  ),
  "listing.taken_down": message("listing.taken_down", z.object({ reason: z.string() })),
  "listing.allowed": message("listing.allowed", z.object({})),
  "webhook.test": message("webhook.test", z.object({})),
} as const satisfies Record<WebhookType, z.ZodObject>;
export type WebhookMessage = z.infer<(typeof WEBHOOK_MESSAGES)[WebhookType]>;
