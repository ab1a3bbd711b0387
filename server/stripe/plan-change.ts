import "server-only";
import type Stripe from "stripe";
import type { PlanView } from "#lib/schemas/billing.ts";
import { changeAmount } from "#lib/billing/proration.ts";
import { isMissing, isRefusal } from "./errors.ts";
import { ensurePrice } from "./prices.ts";
import { itemOf, planOf, secretOf, voidInvoice } from "./subscriptions.ts";

/*
 * A change of plan waits for the person's own confirmation, and nothing of the subscription changes
 * before it. To a dearer plan: an invoice over the difference for the rest of the period. To a
 * cheaper one: nothing is due, and the card is confirmed (a setup intent); what was paid too much
 * goes towards the next months. `docs/decisions/payments.md` says why it isn't Stripe's own way.
 */

export type PendingChange = {
  id: string;
  planId: number;
  fromPlanId: number;
  /** `open` waits for the person, `confirmed` for us, `closed` for nobody. */
  status: "open" | "confirmed" | "closed";
  clientSecret: string | null;
  /** Cents; 0 for a card that is confirmed only. */
  amount: number;
  paymentMethod: string | null;
};

const HOUR = 60 * 60 * 1000;
const isInvoice = (id: string) => id.startsWith("in_");

function ofInvoice(invoice: Stripe.Invoice): PendingChange {
  return {
    id: invoice.id,
    planId: Number(invoice.metadata?.planId),
    fromPlanId: Number(invoice.metadata?.fromPlanId),
    status: invoice.status === "paid" ? "confirmed" : invoice.status === "open" ? "open" : "closed",
    clientSecret: secretOf(invoice),
    amount: invoice.amount_due,
    paymentMethod: null,
  };
}

function ofSetupIntent(intent: Stripe.SetupIntent): PendingChange {
  const method = intent.payment_method;
  return {
    id: intent.id,
    planId: Number(intent.metadata?.planId),
    fromPlanId: Number(intent.metadata?.fromPlanId),
    status:
      intent.status === "succeeded"
        ? "confirmed"
        : intent.status === "canceled"
          ? "closed"
          : "open",
    clientSecret: intent.client_secret,
    amount: 0,
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

async function setPlan(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  plan: PlanView,
  options: Pick<Stripe.SubscriptionUpdateParams, "proration_behavior" | "default_payment_method">,
): Promise<Stripe.Subscription> {
  if (planOf(subscription) === plan.id) return subscription;
  const price = await ensurePrice(stripe, plan);
  return stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price: price.id }],
    ...options,
  });
}

/** Does nothing when it was applied before. @throws Error when the plan chosen is gone */
export async function applyChange(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  change: PendingChange,
  plans: readonly PlanView[],
): Promise<Stripe.Subscription> {
  const plan = plans.find(({ id }) => id === change.planId);
  if (!plan) throw new Error(`Stripe ${change.id} is for plan ${change.planId}, which is gone`);
  return setPlan(stripe, subscription, plan, {
    // The invoice has settled the rest of the period; what a cheaper plan leaves over is credited.
    proration_behavior: isInvoice(change.id) ? "none" : "create_prorations",
    ...(change.paymentMethod && { default_payment_method: change.paymentMethod }),
  });
}

/** Puts the plan before a change back, after its invoice was paid back. Does nothing when another plan was set since. */
export async function revertChange(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  plans: readonly PlanView[],
): Promise<Stripe.Subscription> {
  const { planId, fromPlanId } = ofInvoice(invoice);
  const former = plans.find(({ id }) => id === fromPlanId);
  if (!former || planOf(subscription) !== planId) return subscription;
  return setPlan(stripe, subscription, former, { proration_behavior: "none" });
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
  const paidUntil = new Date(itemOf(subscription).current_period_end * 1000);
  const amount = changeAmount(from.cost, to.cost, paidUntil, new Date());
  if (pending?.status === "open" && pending.clientSecret) {
    if (pending.planId === to.id && pending.amount === amount) return pending;
  }
  if (pending && !(await closeChange(stripe, pending))) return null;

  const metadata = { planId: String(to.id), fromPlanId: String(from.id) };
  // As for a first payment; the change before it tells two changes to one plan apart.
  const hour = Math.floor(Date.now() / HOUR);
  const key = [subscription.id, from.id, to.id, amount, pending?.id ?? "first", hour].join("-");
  if (amount === 0) {
    const intent = await stripe.setupIntents.create(
      { customer, usage: "off_session", automatic_payment_methods: { enabled: true }, metadata },
      { idempotencyKey: `setup-${key}` },
    );
    return ofSetupIntent(intent);
  }
  // Nothing of it is collected by Stripe on its own: the person confirms it, or it stays unpaid.
  const draft = await stripe.invoices.create(
    {
      customer,
      currency: "usd",
      auto_advance: false,
      pending_invoice_items_behavior: "exclude",
      description: `Change from ${from.name} to ${to.name} for the rest of the paid month`,
      metadata,
    },
    { idempotencyKey: `invoice-${key}` },
  );
  if (draft.status === "draft") {
    await stripe.invoiceItems.create(
      {
        customer,
        invoice: draft.id,
        amount,
        currency: "usd",
        description: `${to.name} instead of ${from.name}`,
      },
      { idempotencyKey: `item-${key}` },
    );
  }
  const invoice = await stripe.invoices.finalizeInvoice(
    draft.id,
    { auto_advance: false, expand: ["confirmation_secret"] },
    { idempotencyKey: `finalize-${key}` },
  );
  return ofInvoice(invoice);
}
