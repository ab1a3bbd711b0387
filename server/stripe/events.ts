import "server-only";
import Stripe from "stripe";
import { z } from "zod";
import { AppError } from "#lib/errors.ts";

/** Says whose payments to read again from Stripe. Nothing else in an event is trusted. */
export type BillingEvent = {
  id: string;
  type: string;
  /** A dispute only names the charge, not the customer. */
  of: { customerId: string } | { chargeId: string };
  /** The refunded or disputed charge. */
  reversedChargeId: string | undefined;
};

export const INVALID_SIGNATURE = "This event's signature isn't valid.";

// Events that can change an account's plan or paid period.
const TYPES: readonly string[] = [
  "customer.deleted",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_succeeded",
  "invoice.voided",
  "setup_intent.succeeded",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
];

// The fields we read, which every API version has.
const stripeEvent = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z
      .object({ id: z.unknown(), object: z.unknown(), customer: z.unknown(), charge: z.unknown() })
      .partial(),
  }),
});

const asId = (value: unknown): string | null =>
  typeof value === "string"
    ? value
    : typeof value === "object" && value !== null && "id" in value
      ? asId(value.id)
      : null;

/**
 * Reads a webhook's body and verifies that Stripe signed it recently.
 * @param body exactly as received
 * @returns null for an event that changes nothing
 * @throws AppError `bad_request` for an invalid signature or event
 */
export function readEvent(
  body: string,
  signature: string | null,
  webhookSecret: string,
): BillingEvent | null {
  let signed: unknown;
  try {
    signed = Stripe.webhooks.constructEvent(body, signature ?? "", webhookSecret);
  } catch (cause) {
    throw new AppError("bad_request", INVALID_SIGNATURE, { cause });
  }
  const { data: event } = stripeEvent.safeParse(signed);
  if (!event) throw new AppError("bad_request", "This isn't a valid event.");
  const { id, type } = event;
  if (!TYPES.includes(type)) return null;
  const { object, ...subject } = event.data.object;
  const customerId = asId(object === "customer" ? subject.id : subject.customer);
  const chargeId = asId(object === "dispute" ? subject.charge : subject.id);
  const reversedChargeId = type.startsWith("charge.") && chargeId !== null ? chargeId : undefined;
  if (customerId !== null) return { id, type, of: { customerId }, reversedChargeId };
  return reversedChargeId === undefined
    ? null
    : { id, type, of: { chargeId: reversedChargeId }, reversedChargeId };
}
