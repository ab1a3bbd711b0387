import "server-only";
import type Stripe from "stripe";
import { AppError } from "#lib/errors.ts";
import { logError } from "#server/log.ts";
import type { PlanView } from "#lib/schemas/billing.ts";
import type {
  BillingAccount,
  BillingState,
  OpenCheckout,
  PaymentProvider,
} from "#lib/billing/types.ts";
import { createStripe, type Patience, type StripeSettings } from "./client.ts";
import { callStripe } from "./errors.ts";
import {
  applyChange,
  closeChange,
  openChange,
  type PendingChange,
  readChange,
  revertChange,
} from "./plan-change.ts";
import { ensurePrice } from "./prices.ts";
import { refundedInvoice } from "./refunds.ts";
import {
  createSubscription,
  type CustomerSubscriptions,
  endUnpaid,
  invoiceOf,
  isPaid,
  itemOf,
  paidPlan,
  planOf,
  readSubscriptions,
  secretOf,
} from "./subscriptions.ts";

type Plans = readonly PlanView[];
type Customer = BillingAccount & { customerId: string };

const HOUR = 60 * 60 * 1000;
// How often an account is looked at again because something was paid while we looked.
const LOOKS = 3;

const STILL_PROCESSED =
  "A payment that you made for another plan is still being processed. Please wait until your billing page shows how it ended.";

function stateOf(
  subscriptions: CustomerSubscriptions,
  plans: Plans,
  changes: Partial<BillingState> = {},
): BillingState {
  const { running, attempts, ended } = subscriptions;
  const last = running ?? ended[0];
  const paid = last ? paidPlan(last) : null;
  const isOurs = paid !== null && plans.some(({ id }) => id === paid.planId);
  if (last && !isOurs) {
    logError("payment not matched to a plan", new Error("The price belongs to no plan"), {
      subscription: last.id,
      price: itemOf(last).price.id,
    });
  }
  return {
    subscriptionId: running?.id ?? attempts[0]?.id ?? null,
    pendingChangeId: null,
    paid: isOurs ? paid : null,
    ...changes,
  };
}

// False when one of them was paid after all.
async function closeAttempts(stripe: Stripe, attempts: Stripe.Subscription[]): Promise<boolean> {
  for (const attempt of attempts) {
    if (!(await endUnpaid(stripe, attempt))) return false;
  }
  return true;
}

// Without a running subscription a change can't take effect: then it is closed, so that nobody pays
// for nothing.
async function readPending(
  stripe: Stripe,
  account: Customer,
  running: Stripe.Subscription | null,
): Promise<PendingChange | null> {
  if (account.pendingChangeId === null) return null;
  const pending = await readChange(stripe, account.pendingChangeId);
  if (running && isPaid(running)) return pending;
  if (pending && !(await closeChange(stripe, pending))) {
    logError(
      "plan change without a subscription",
      new Error("It was confirmed, and stands alone"),
      {
        change: pending.id,
      },
    );
  }
  return null;
}

// Null when something was paid meanwhile, and it must be looked at anew.
async function tryCheckout(
  stripe: Stripe,
  account: Customer,
  plan: PlanView,
  plans: Plans,
): Promise<OpenCheckout | null> {
  const subscriptions = await readSubscriptions(stripe, account.customerId);
  const { running, attempts, ended } = subscriptions;
  const pending = await readPending(stripe, account, running);
  if (!running) return firstCheckout(stripe, account, plan, plans, subscriptions);

  if (!(await closeAttempts(stripe, attempts))) return null;
  if (isPaid(running)) {
    return changeCheckout(stripe, account, plan, plans, { ...subscriptions, running }, pending);
  }
  const secret = planOf(running) === plan.id ? secretOf(invoiceOf(running)) : null;
  if (secret) return { state: stateOf(subscriptions, plans), clientSecret: secret };
  if (!(await endUnpaid(stripe, running))) return null;
  const left = { ...subscriptions, running: null, attempts: [], ended: [running, ...ended] };
  return firstCheckout(stripe, account, plan, plans, left);
}

async function firstCheckout(
  stripe: Stripe,
  account: Customer,
  plan: PlanView,
  plans: Plans,
  subscriptions: CustomerSubscriptions,
): Promise<OpenCheckout | null> {
  const { attempts, count } = subscriptions;
  const price = await ensurePrice(stripe, plan);
  const open = attempts.find(
    (attempt) => itemOf(attempt).price.id === price.id && secretOf(invoiceOf(attempt)) !== null,
  );
  const stale = attempts.filter((attempt) => attempt !== open);
  if (!(await closeAttempts(stripe, stale))) return null;
  const attempt =
    open ??
    (await createSubscription(stripe, account.customerId, price, {
      plan,
      accountId: account.id,
      earlier: count,
    }));
  const clientSecret = secretOf(invoiceOf(attempt));
  if (clientSecret === null) throw new Error(`Stripe subscription ${attempt.id} has no secret`);
  return {
    state: stateOf({ ...subscriptions, attempts: [attempt] }, plans),
    clientSecret,
  };
}

// Gives no secret for the plan that the subscription has already.
async function changeCheckout(
  stripe: Stripe,
  account: Customer,
  plan: PlanView,
  plans: Plans,
  subscriptions: CustomerSubscriptions & { running: Stripe.Subscription },
  pending: PendingChange | null,
): Promise<OpenCheckout | null> {
  if (pending?.status === "confirmed") {
    const running = await applyChange(stripe, subscriptions.running, pending, plans);
    return changeCheckout(stripe, account, plan, plans, { ...subscriptions, running }, null);
  }
  const from = plans.find(({ id }) => id === planOf(subscriptions.running));
  if (!from) throw new Error(`Stripe subscription ${subscriptions.running.id} has no plan of ours`);
  if (from.id === plan.id) {
    if (pending && !(await closeChange(stripe, pending))) return null;
    return { state: stateOf(subscriptions, plans), clientSecret: null };
  }
  const change = await openChange(stripe, subscriptions.running, pending, {
    from,
    to: plan,
    customer: account.customerId,
  });
  if (!change) return null;
  return {
    state: stateOf(subscriptions, plans, { pendingChangeId: change.id }),
    clientSecret: change.clientSecret,
  };
}

async function refresh(
  stripe: Stripe,
  account: Customer,
  plans: Plans,
  refundedChargeId: string | undefined,
): Promise<BillingState> {
  const subscriptions = await readSubscriptions(stripe, account.customerId);
  let { running } = subscriptions;
  const pending = await readPending(stripe, account, running);
  if (running && pending?.status === "confirmed") {
    running = await applyChange(stripe, running, pending, plans);
  }
  if (running && refundedChargeId !== undefined) {
    const invoice = await refundedInvoice(stripe, refundedChargeId);
    if (invoice?.metadata?.fromPlanId) {
      running = await revertChange(stripe, running, invoice, plans);
    } else if (invoice && invoice.id === invoiceOf(running)?.id) {
      await stripe.subscriptions.cancel(running.id);
      return refresh(stripe, account, plans, undefined);
    }
  }
  return stateOf({ ...subscriptions, running }, plans, {
    pendingChangeId: pending?.status === "open" ? pending.id : null,
  });
}

/** Calls throw AppError `bad_gateway`, `unavailable` or `conflict` (still being paid), and CustomerGone. */
export function stripeProvider(settings: StripeSettings, patience: Patience): PaymentProvider {
  const stripe = createStripe(settings, patience);
  return {
    createCustomer: ({ id, email, customerId }) =>
      callStripe(async () => {
        const hour = Math.floor(Date.now() / HOUR);
        const customer = await stripe.customers.create(
          { email, metadata: { accountId: id } },
          { idempotencyKey: `customer-${id}-${customerId ?? "first"}-${hour}` },
        );
        return customer.id;
      }),

    openCheckout: (account, plan, plans) =>
      callStripe(async () => {
        for (let look = 0; look < LOOKS; look++) {
          const checkout = await tryCheckout(stripe, withCustomer(account), plan, plans);
          if (checkout) return checkout;
        }
        throw new AppError("conflict", STILL_PROCESSED);
      }),

    refresh: async (account, plans, refundedChargeId) => {
      if (account.customerId === null) return { ...account, pendingChangeId: null };
      return callStripe(() => refresh(stripe, withCustomer(account), plans, refundedChargeId));
    },
  };
}

function withCustomer(account: BillingAccount): Customer {
  const { customerId } = account;
  if (customerId === null) throw new Error(`Account ${account.id} has no customer yet`);
  return { ...account, customerId };
}
