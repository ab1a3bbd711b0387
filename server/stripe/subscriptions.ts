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

/** The related objects to `expand` on a subscription. */
export const SHOWN = ["latest_invoice.confirmation_secret", "default_payment_method"];

const toDate = (seconds: number) => new Date(seconds * 1000);

/** Newest first. */
export type CustomerSubscriptions = {
  running: Stripe.Subscription | null;
  /** Waiting for their first payment. */
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
    expand: SHOWN.map((path) => `data.${path}`),
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

/**
 * Returns whether a renewal is unpaid. Its invoice is finalized an hour after the period starts,
 * and can still fail.
 */
export const isRenewing = (subscription: Stripe.Subscription) =>
  invoiceOf(subscription)?.status !== "paid";

/** Returns whether the subscription was canceled, immediately or at the end of the period. */
export const isEnding = ({
  status,
  cancel_at_period_end: atEnd,
  cancel_at: at,
}: Stripe.Subscription) => status === "canceled" || atEnd || Boolean(at);

/** Returns whether a payment for the current period is disputed and undecided. */
export const isDisputed = (subscription: Stripe.Subscription) =>
  subscription.metadata.disputedPeriod === String(itemOf(subscription).current_period_end);

export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`Stripe subscription ${subscription.id} has no item`);
  return item;
}

export const planOf = (subscription: Stripe.Subscription) => planIdOf(itemOf(subscription).price);

/** Returns the latest invoice; null also if it wasn't expanded. */
export function invoiceOf({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice | null {
  return typeof invoice === "object" ? invoice : null;
}

/**
 * Ends a subscription at the end of its period, or lets it renew again. A date set in Stripe's dashboard
 * is removed too.
 */
export const saveEnding = (
  stripe: Stripe,
  { id, cancel_at_period_end: atEnd }: Stripe.Subscription,
  ends: boolean,
): Promise<Stripe.Subscription> =>
  stripe.subscriptions.update(id, {
    ...(ends || atEnd ? { cancel_at_period_end: ends } : { cancel_at: "" }),
    expand: SHOWN,
  });

/** Returns the secret for paying an invoice in the browser; null if nothing is due. */
export function secretOf(invoice: Stripe.Invoice | null): string | null {
  return invoice?.status === "open" ? (invoice.confirmation_secret?.client_secret ?? null) : null;
}

/** Returns the paid plan and period; null if the price isn't one of our plans. */
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
  // An unpaid renewal has already moved the period, so only the one before is paid.
  const paidUntil = toDate(start);
  return { ...plan, paidFrom: addMonths(paidUntil, -1), paidUntil };
}

/**
 * Creates a subscription that waits for its first payment.
 * @param earlier the customer's previous subscriptions; their number makes the idempotency key
 * unique
 */
export async function createSubscription(
  stripe: Stripe,
  customer: string,
  price: Stripe.Price,
  { plan, accountId, earlier }: { plan: PlanView; accountId: string; earlier: number },
): Promise<Stripe.Subscription> {
  // Includes the hour because Stripe returns a failed response for the same key for a day.
  const hour = Math.floor(Date.now() / 1000 / HOUR);
  return stripe.subscriptions.create(
    {
      customer,
      items: [{ price: price.id }],
      payment_behavior: "default_incomplete",
      payment_settings: { save_default_payment_method: "on_subscription" },
      metadata: { accountId, planId: String(plan.id) },
      expand: SHOWN,
    },
    { idempotencyKey: `subscription-${accountId}-${price.id}-${earlier}-${hour}` },
  );
}

/**
 * Ends a subscription with an unpaid latest invoice. Voids the invoice first, because Stripe
 * refuses if it has just been paid in another window.
 * @returns false if it has been paid
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
    // Voiding the first invoice has already ended it.
    if (!isMissing(error)) throw error;
  }
  return true;
}

/**
 * Voids an open invoice.
 * @returns false if it is no longer open, usually because it was paid
 */
export async function voidInvoice(stripe: Stripe, id: string): Promise<boolean> {
  try {
    await stripe.invoices.voidInvoice(id);
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}
