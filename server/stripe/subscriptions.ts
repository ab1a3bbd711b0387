import "server-only";
import type Stripe from "stripe";
import { addMonths } from "#lib/billing/proration.ts";
import type { PlanView } from "#lib/schemas/billing.ts";
import type { PaidPlan } from "#lib/billing/types.ts";
import { isMissing, isRefusal } from "./errors.ts";
import { planIdOf } from "./prices.ts";

const RUNNING: readonly string[] = ["active", "trialing", "past_due", "unpaid", "paused"];
const PAID: readonly string[] = ["active", "trialing"];
const HOUR = 60 * 60;

/** What is read along with a subscription (`expand`). */
export const SHOWN = "latest_invoice.confirmation_secret";

const toDate = (seconds: number) => new Date(seconds * 1000);

/** Newest first. */
export type CustomerSubscriptions = {
  /** Started, and not ended: the one that an account has. */
  running: Stripe.Subscription | null;
  /** Wait for their first payment. */
  attempts: Stripe.Subscription[];
  ended: Stripe.Subscription[];
  count: number;
};

export async function readSubscriptions(
  stripe: Stripe,
  customer: string,
): Promise<CustomerSubscriptions> {
  const { data } = await stripe.subscriptions.list({
    customer,
    status: "all",
    limit: 100,
    expand: [`data.${SHOWN}`],
  });
  const newestFirst = data.toSorted((a, b) => b.created - a.created);
  const running = newestFirst.filter(({ status }) => RUNNING.includes(status));
  return {
    running: running.find(isPaid) ?? running[0] ?? null,
    attempts: newestFirst.filter(({ status }) => status === "incomplete"),
    ended: newestFirst.filter(({ status }) => status === "canceled"),
    count: data.length,
  };
}

export const isPaid = ({ status }: Stripe.Subscription) => PAID.includes(status);

/** A renewal's invoice is made out an hour after the period has moved, and may be refused then. */
export const isRenewing = (subscription: Stripe.Subscription) =>
  invoiceOf(subscription)?.status !== "paid";

/** It was canceled, at once or for the end of a period: no other month follows. */
export const isEnding = ({
  status,
  cancel_at_period_end: atEnd,
  cancel_at: at,
}: Stripe.Subscription) => status === "canceled" || atEnd || Boolean(at);

/** The bank has taken a payment of the present period back until it has decided. */
export const isDisputed = (subscription: Stripe.Subscription) =>
  subscription.metadata.disputedPeriod === String(itemOf(subscription).current_period_end);

export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`Stripe subscription ${subscription.id} has no item`);
  return item;
}

export const planOf = (subscription: Stripe.Subscription) => planIdOf(itemOf(subscription).price);

/** Null also where the invoice was not read along (`expand`). */
export function invoiceOf({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice | null {
  return typeof invoice === "object" ? invoice : null;
}

/** What the browser needs to pay an invoice; null when there is nothing to pay. */
export function secretOf(invoice: Stripe.Invoice | null): string | null {
  return invoice?.status === "open" ? (invoice.confirmation_secret?.client_secret ?? null) : null;
}

/** Null where the price belongs to no plan of ours. */
export function paidPlan(subscription: Stripe.Subscription): PaidPlan | null {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const planId = planIdOf(price);
  if (planId === null) return null;
  const plan = { planId, cost: Math.round((price.unit_amount ?? 0) / 100) };
  if (subscription.status === "canceled") {
    const last = Math.min(end, subscription.ended_at ?? end);
    return { ...plan, paidFrom: toDate(start), paidUntil: toDate(last) };
  }
  if (isPaid(subscription)) return { ...plan, paidFrom: toDate(start), paidUntil: toDate(end) };
  // A renewal that was not paid has moved the period on already: only the one before it is paid.
  const paidUntil = toDate(start);
  return { ...plan, paidFrom: addMonths(paidUntil, -1), paidUntil };
}

/**
 * Starts a subscription that waits for its first payment.
 * @param earlier how many the customer has had: one more, and the request is another one
 */
export async function createSubscription(
  stripe: Stripe,
  customer: string,
  price: Stripe.Price,
  { plan, accountId, earlier }: { plan: PlanView; accountId: string; earlier: number },
): Promise<Stripe.Subscription> {
  // The hour is part of the key: Stripe answers a key whose request failed with that failure for a day.
  const hour = Math.floor(Date.now() / 1000 / HOUR);
  return stripe.subscriptions.create(
    {
      customer,
      items: [{ price: price.id }],
      payment_behavior: "default_incomplete",
      payment_settings: { save_default_payment_method: "on_subscription" },
      metadata: { accountId, planId: String(plan.id) },
      expand: [SHOWN],
    },
    { idempotencyKey: `subscription-${accountId}-${price.id}-${earlier}-${hour}` },
  );
}

/**
 * Ends a subscription whose latest invoice was not paid. The invoice goes first: Stripe refuses to
 * void one that has just been paid in another window, and then nothing is ended.
 * @returns false when it was paid after all
 */
export async function endUnpaid(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<boolean> {
  const invoice = invoiceOf(subscription);
  if (invoice?.status === "open" && !(await voidInvoice(stripe, invoice.id))) return false;
  try {
    await stripe.subscriptions.cancel(subscription.id);
  } catch (error) {
    // Voiding its first invoice has ended it already.
    if (!isMissing(error)) throw error;
  }
  return true;
}

/** Voids an open invoice. @returns false when it is not open any more: paid, most likely */
export async function voidInvoice(stripe: Stripe, id: string): Promise<boolean> {
  try {
    await stripe.invoices.voidInvoice(id);
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}
