import "server-only";
import Stripe from "stripe";
import { z } from "zod";
import { AppError } from "#lib/errors.ts";

/** Whose payments to look at anew; nothing else in an event is believed. */
export type BillingEvent = {
  id: string;
  type: string;
  /** A dispute names no customer, only the charge. */
  of: { customerId: string } | { chargeId: string };
  /** The charge, for an event that tells of money paid back or disputed. */
  takenBackChargeId: string | undefined;
};

// Events after which an account may have another plan, or be paid until another day.
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

// The part of an event that is read; payloads of other API versions have it too.
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
 * Reads a webhook's body, which proves by its signature that Stripe has sent it in the last minutes.
 * @param body exactly as it came
 * @returns null for an event that changes nothing here
 * @throws AppError `bad_request` when the signature is not right, or it is no event
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
    throw new AppError("bad_request", "This event's signature isn't valid.", { cause });
  }
  const { data: event } = stripeEvent.safeParse(signed);
  if (!event) throw new AppError("bad_request", "This isn't a valid event.");
  const { id, type } = event;
  if (!TYPES.includes(type)) return null;
  const { object, ...subject } = event.data.object;
  const customerId = asId(object === "customer" ? subject.id : subject.customer);
  const chargeId = asId(object === "dispute" ? subject.charge : subject.id);
  const takenBackChargeId = type.startsWith("charge.") && chargeId !== null ? chargeId : undefined;
  if (customerId !== null) return { id, type, of: { customerId }, takenBackChargeId };
  return takenBackChargeId === undefined
    ? null
    : { id, type, of: { chargeId: takenBackChargeId }, takenBackChargeId };
}
