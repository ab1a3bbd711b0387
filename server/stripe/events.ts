import "server-only";
import Stripe from "stripe";
import { z } from "zod";
import { AppError } from "#lib/errors.ts";

/** Whose payments to look at anew; nothing else in an event is believed. */
export type BillingEvent = {
  id: string;
  type: string;
  customerId: string;
  /** The charge, for an event that tells of money paid back. */
  refundedChargeId: string | undefined;
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
];

// The part of an event that is read; payloads of other API versions have it too.
const stripeEvent = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({ id: z.unknown(), object: z.unknown(), customer: z.unknown() }).partial(),
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
    throw new AppError("bad_request", "The signature of this event is not valid.", { cause });
  }
  const { data: event } = stripeEvent.safeParse(signed);
  if (!event) throw new AppError("bad_request", "This is no event.");
  const subject = event.data.object;
  const customerId = asId(subject.object === "customer" ? subject.id : subject.customer);
  if (!TYPES.includes(event.type) || customerId === null) return null;
  return {
    id: event.id,
    type: event.type,
    customerId,
    refundedChargeId:
      event.type === "charge.refunded" ? (asId(subject.id) ?? undefined) : undefined,
  };
}
