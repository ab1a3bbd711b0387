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
 * A change of plan waits for the person's own confirmation, and nothing of the subscription changes
 * before it. To a dearer plan: an invoice over the difference for the rest of the period. To a
 * cheaper one: nothing is due, and the card is confirmed (a setup intent); what was paid too much
 * goes towards the next months. `docs/decisions/0015-payments.md` says why it isn't Stripe's own way.
 */

export type PendingChange = {
  id: string;
  /** What it was priced from, and what it leads to: null for one that says nothing of it. */
  terms: Terms | null;
  /** `open` waits for the person, `confirmed` for us, `closed` for nobody. */
  status: "open" | "confirmed" | "closed";
  clientSecret: string | null;
  /** Cents that went back to the card, for a change that was given back. */
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

/** Closes a change that nobody confirmed. @returns false when it was confirmed after all */
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

/** Whether the change was priced from the subscription as it is now. */
export function fits({ terms }: PendingChange, subscription: Stripe.Subscription): boolean {
  const item = itemOf(subscription);
  return (
    terms !== null &&
    terms.subscription === subscription.id &&
    terms.fromPrice === item.price.id &&
    terms.periodEnd === String(item.current_period_end)
  );
}

/** Whether the subscription is on its plan by this very change. */
export const wasApplied = (subscription: Stripe.Subscription, changeId: string) =>
  subscription.metadata.appliedChange === changeId;

/**
 * Puts a confirmed change into effect. Its id is kept with the subscription in the same call, so
 * that it is known for applied even when the answer is lost.
 * @returns null when it was to be paid from a credit that is gone
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
    // What was paid has settled the rest of the period; what a cheaper plan leaves over is credited.
    proration_behavior: amount > 0 ? "none" : "create_prorations",
    ...(change.paymentMethod && { default_payment_method: change.paymentMethod }),
    expand: [SHOWN],
  });
}

/** Puts the plan before a change back, after its payment was taken back. */
export function revertChange(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  { fromPlanId, fromPrice }: Terms,
): Promise<Stripe.Subscription> {
  return stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price: fromPrice }],
    metadata: { planId: fromPlanId, appliedChange: "", disputedPeriod: "" },
    proration_behavior: "none",
    expand: [SHOWN],
  });
}

/**
 * Gives a change that was paid and can't take effect back: to the card what it paid, to the
 * customer's credit the rest.
 * @returns the cents that go back to the card
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
 * Opens a change of plan, or finds the one that is open.
 * @param pending the change that was opened last and is still open
 * @returns null when `pending` was confirmed meanwhile
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
  // The answer under a key may be that of a change which was closed since.
  const opened = await readChange(stripe, change.id);
  return opened?.status === "closed"
    ? openChange(stripe, subscription, opened, { from, to, customer })
    : opened;
}

/** @param earlier the change before it, which tells two changes to one plan apart */
async function createChange(
  stripe: Stripe,
  customer: string,
  terms: Terms,
  { description, earlier }: { description: string; earlier: string },
): Promise<PendingChange> {
  // The hour, as for a first payment.
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
