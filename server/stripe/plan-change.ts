import "server-only";
import type Stripe from "stripe";
import { changeAmount } from "#lib/billing/proration.ts";
import type { PlanView } from "#lib/schemas/billing.ts";
import {
  createChangeInvoice,
  isCoveredByCredit,
  payFromCredit,
  TERMS,
  type Terms,
  termsOf,
} from "./change-invoice.ts";
import { isMissing, isRefusal } from "./errors.ts";
import { ensurePrice } from "./prices.ts";
import { itemOf, paidPlan, secretOf, SHOWN, voidInvoice } from "./subscriptions.ts";

/*
 * A plan change waits for the person's confirmation, and the subscription stays unchanged until
 * then. An upgrade has an invoice for the difference over the rest of the period. A downgrade costs
 * nothing and confirms the card with a setup intent; the excess is credited to the next months.
 * `docs/decisions/0015-payments.md` explains why we don't use Stripe's own flow.
 */

export type PendingChange = {
  id: string;
  /** Null if the Stripe object has no terms. */
  terms: Terms | null;
  /** `open` waits for the person, `confirmed` for us; `closed` is final. */
  status: "open" | "confirmed" | "closed";
  clientSecret: string | null;
  /** Cents refunded to the card for a change that was refunded. */
  paidBack: number | null;
  paymentMethod: string | null;
};

const HOUR = 60 * 60 * 1000;
const isInvoice = (id: string) => id.startsWith("in_");

function ofInvoice(invoice: Stripe.Invoice): PendingChange {
  const isGivenBack = invoice.post_payment_credit_notes_amount > 0;
  const isConfirmed = invoice.status === "paid" && !isGivenBack;
  return {
    id: invoice.id,
    terms: termsOf(invoice.metadata),
    status: isConfirmed ? "confirmed" : invoice.status === "open" ? "open" : "closed",
    clientSecret: secretOf(invoice),
    paidBack: isGivenBack ? invoice.amount_paid : null,
    paymentMethod: null,
  };
}

function ofSetupIntent(intent: Stripe.SetupIntent): PendingChange {
  const method = intent.payment_method;
  return {
    id: intent.id,
    terms: termsOf(intent.metadata),
    status:
      intent.status === "succeeded"
        ? "confirmed"
        : intent.status === "canceled"
          ? "closed"
          : "open",
    clientSecret: intent.client_secret,
    paidBack: null,
    paymentMethod: typeof method === "string" ? method : (method?.id ?? null),
  };
}

export async function readChange(stripe: Stripe, id: string): Promise<PendingChange | null> {
  try {
    return isInvoice(id)
      ? ofInvoice(await stripe.invoices.retrieve(id, { expand: ["confirmation_secret"] }))
      : ofSetupIntent(await stripe.setupIntents.retrieve(id));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Closes an unconfirmed change.
 * @returns false if it has been confirmed
 */
export async function closeChange(stripe: Stripe, change: PendingChange): Promise<boolean> {
  if (change.status !== "open") return change.status === "closed";
  if (isInvoice(change.id)) return voidInvoice(stripe, change.id);
  try {
    await stripe.setupIntents.cancel(change.id);
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** Returns whether the change was priced from the current subscription. */
export function fits({ terms }: PendingChange, subscription: Stripe.Subscription): boolean {
  const item = itemOf(subscription);
  return (
    terms !== null &&
    terms.subscription === subscription.id &&
    terms.fromPrice === item.price.id &&
    terms.periodEnd === String(item.current_period_end)
  );
}

/** Returns whether this change set the subscription's current plan. */
export const wasApplied = (subscription: Stripe.Subscription, changeId: string) =>
  subscription.metadata.appliedChange === changeId;

/**
 * Applies a confirmed change. The same call stores the change's id on the subscription, so it
 * counts as applied even if the response is lost.
 * @returns null if it should be paid from a credit that is gone
 */
export async function applyChange(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  change: PendingChange & { terms: Terms },
): Promise<Stripe.Subscription | null> {
  const { terms } = change;
  const amount = Number(terms.amount);
  if (
    amount > 0 &&
    !isInvoice(change.id) &&
    !(await payFromCredit(stripe, subscription, change.id, terms))
  ) {
    return null;
  }
  return stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price: terms.price }],
    metadata: { planId: terms.planId, appliedChange: change.id },
    // A payment settles the rest of the period; the excess of a downgrade is credited.
    proration_behavior: amount > 0 ? "none" : "create_prorations",
    ...(change.paymentMethod && { default_payment_method: change.paymentMethod }),
    // A plan chosen after canceling renews.
    ...(subscription.cancel_at_period_end && { cancel_at_period_end: false }),
    expand: SHOWN,
  });
}

/** Restores the previous plan after the change's payment was refunded. */
export function revertChange(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  { fromPlanId, fromPrice }: Terms,
): Promise<Stripe.Subscription> {
  return stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price: fromPrice }],
    metadata: { planId: fromPlanId, appliedChange: "", disputedPeriod: "" },
    proration_behavior: "none",
    expand: SHOWN,
  });
}

/**
 * Refunds a paid change that can't take effect: the card's share to the card, the rest to the
 * customer's credit.
 * @returns the cents refunded to the card
 */
export async function refundChange(stripe: Stripe, change: PendingChange): Promise<number> {
  if (!isInvoice(change.id)) return 0;
  const { total, amount_paid: paid } = await stripe.invoices.retrieve(change.id);
  await stripe.creditNotes.create({
    invoice: change.id,
    amount: total,
    refund_amount: paid,
    credit_amount: total - paid,
    memo: "The plan change came too late and wasn't made.",
  });
  return paid;
}

/**
 * Opens a plan change, or returns the open one.
 * @param pending the latest change, if still open
 * @returns null if `pending` has been confirmed
 */
export async function openChange(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  pending: PendingChange | null,
  { from, to, customer }: { from: PlanView; to: PlanView; customer: string },
): Promise<PendingChange | null> {
  const item = itemOf(subscription);
  const period = paidPlan(subscription);
  if (!period) throw new Error(`Stripe subscription ${subscription.id} has no plan of ours`);
  const price = await ensurePrice(stripe, to);
  const terms: Terms = {
    planId: String(to.id),
    price: price.id,
    amount: String(changeAmount(period.cost, to.cost, period, new Date())),
    subscription: subscription.id,
    fromPlanId: String(from.id),
    fromPrice: item.price.id,
    periodEnd: String(item.current_period_end),
  };
  if (pending?.status === "open" && pending.clientSecret && haveSameTerms(pending.terms, terms)) {
    return pending;
  }
  if (pending && !(await closeChange(stripe, pending))) return null;

  const change = await createChange(stripe, customer, terms, {
    description: `Change from ${from.name} to ${to.name} for the rest of the paid month`,
    earlier: pending?.id ?? "first",
  });
  if (pending) return change;
  // The idempotency key may return a change that has since been closed.
  const opened = await readChange(stripe, change.id);
  return opened?.status === "closed"
    ? openChange(stripe, subscription, opened, { from, to, customer })
    : opened;
}

/** @param earlier the previous change, which makes the idempotency key unique */
async function createChange(
  stripe: Stripe,
  customer: string,
  terms: Terms,
  { description, earlier }: { description: string; earlier: string },
): Promise<PendingChange> {
  // By the hour, as for a first payment.
  const key = [...Object.values(terms), earlier, Math.floor(Date.now() / HOUR)].join("-");
  if (terms.amount !== "0" && !(await isCoveredByCredit(stripe, customer, terms))) {
    return ofInvoice(await createChangeInvoice(stripe, customer, terms, { description, key }));
  }
  const intent = await stripe.setupIntents.create(
    {
      customer,
      usage: "off_session",
      automatic_payment_methods: { enabled: true },
      metadata: terms,
    },
    { idempotencyKey: `setup-${key}` },
  );
  return ofSetupIntent(intent);
}

const haveSameTerms = (one: Terms | null, other: Terms) =>
  one !== null && TERMS.every((name) => one[name] === other[name]);
