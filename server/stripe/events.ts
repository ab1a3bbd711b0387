import "server-only";
import Stripe from "stripe";
import { AppError } from "#lib/errors.ts";

/** What a webhook event is about: whose payments to look at anew, and nothing believed of the rest. */
export type BillingEvent = {
  id: string;
  type: string;
  customerId: string;
  /** The charge, for an event that tells of money paid back. */
  refundedChargeId: string | undefined;
};

/** Events after which an account may have another plan, or be paid until another day. */
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

/** The part of an event that is read; payloads of other API versions have it too. */
type Subject = { id?: unknown; object?: unknown; customer?: unknown };

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
 * @throws AppError `bad_request` when the signature is not right
 */
export function readEvent(
  body: string,
  signature: string | null,
  webhookSecret: string,
): BillingEvent | null {
  let event: Stripe.Event;
  try {
    event = Stripe.webhooks.constructEvent(body, signature ?? "", webhookSecret);
  } catch (cause) {
    throw new AppError("bad_request", "The signature of this event is not valid.", { cause });
  }
  const subject = event.data.object as Subject;
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
