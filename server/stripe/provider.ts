import "server-only";
import type Stripe from "stripe";
import { AppError } from "#lib/errors.ts";
import { logError } from "#server/log.ts";
import type { LateChange, PlanView } from "#lib/schemas/billing.ts";
import type {
  BillingAccount,
  BillingState,
  OpenCheckout,
  PaymentProvider,
} from "#lib/billing/types.ts";
import { createStripe, type Patience, type StripeSettings } from "./client.ts";
import { callStripe, isMissing } from "./errors.ts";
import { closeChange, openChange, type PendingChange, readChange } from "./plan-change.ts";
import { ensurePrice } from "./prices.ts";
import { settleChange } from "./settle-change.ts";
import {
  createSubscription,
  type CustomerSubscriptions,
  endUnpaid,
  invoiceOf,
  isDisputed,
  isEnding,
  isPaid,
  isRenewing,
  itemOf,
  paidPlan,
  planOf,
  readSubscriptions,
  secretOf,
} from "./subscriptions.ts";
import { settleReversedCharge } from "./refunds-and-disputes.ts";

type Plans = readonly PlanView[];
type Customer = BillingAccount & { customerId: string };

const HOUR = 60 * 60 * 1000;
// How often to read an account again because something was paid in between.
const MAX_READS = 3;

const STILL_PROCESSED =
  "Your payment for another plan is still processing. Please wait until your billing page shows the result.";
const RENEWING =
  "Your plan is renewing right now. You weren't charged for another plan. Please choose a plan again in an hour or two.";
const DISPUTED =
  "This month's payment is disputed, and your bank hasn't decided yet. Your plan comes back if the payment is upheld. You can't choose a plan until then. Nothing was charged.";

function stateOf(
  { running, attempts, ended, pending, lateChange }: Snapshot,
  plans: Plans,
): BillingState {
  const last = running ?? ended[0];
  const paid = last ? paidPlan(last) : null;
  const isOurs = paid !== null && plans.some(({ id }) => id === paid.planId);
  if (last && !isOurs) {
    logError("payment not matched to a plan", new Error("The price belongs to no plan"), {
      subscription: last.id,
      price: itemOf(last).price.id,
    });
  }
  const isWithheld = running !== null && isDisputed(running);
  return {
    subscriptionId: running?.id ?? attempts[0]?.id ?? null,
    pendingChangeId: pending?.id ?? null,
    paid: isOurs && !isWithheld ? paid : null,
    ...(last && { isEnding: isEnding(last) }),
    ...(lateChange && { lateChange }),
  };
}

async function closeAttempts(stripe: Stripe, attempts: Stripe.Subscription[]): Promise<boolean> {
  for (const attempt of attempts) {
    if (!(await endUnpaid(stripe, attempt))) return false;
  }
  return true;
}

type Snapshot = CustomerSubscriptions & {
  pending: PendingChange | null;
  lateChange?: LateChange;
};

// Reads the account's state at Stripe and settles a plan change that was confirmed or came too
// late.
async function readSnapshot(stripe: Stripe, account: Customer, plans: Plans): Promise<Snapshot> {
  const subscriptions = await readSubscriptions(stripe, account.customerId);
  const { pendingChangeId } = account;
  const change = pendingChangeId === null ? null : await readChange(stripe, pendingChangeId);
  if (!change) return { ...subscriptions, pending: null };
  return {
    ...subscriptions,
    ...(await settleChange(stripe, change, subscriptions.running, plans)),
  };
}

// Returns null if something was paid in between and the account must be read again.
async function tryCheckout(
  stripe: Stripe,
  account: Customer,
  plan: PlanView,
  plans: Plans,
): Promise<OpenCheckout | null> {
  const seen = await readSnapshot(stripe, account, plans);
  const { running, attempts, ended } = seen;
  if (!running) return firstCheckout(stripe, account, plan, plans, seen);

  if (isPaid(running) && isDisputed(running)) throw new AppError("conflict", DISPUTED);
  if (!(await closeAttempts(stripe, attempts))) return null;
  if (isPaid(running)) return changeCheckout(stripe, account, plan, plans, { ...seen, running });
  const secret = planOf(running) === plan.id ? secretOf(invoiceOf(running)) : null;
  if (secret) return { state: stateOf(seen, plans), clientSecret: secret };
  if (!(await endUnpaid(stripe, running))) return null;
  const left = { ...seen, running: null, attempts: [], ended: [running, ...ended] };
  return firstCheckout(stripe, account, plan, plans, left);
}

async function firstCheckout(
  stripe: Stripe,
  account: Customer,
  plan: PlanView,
  plans: Plans,
  seen: Snapshot,
): Promise<OpenCheckout | null> {
  const { attempts, count } = seen;
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
  // The customer's credit paid the first month.
  if (isPaid(attempt)) return null;
  const clientSecret = secretOf(invoiceOf(attempt));
  if (clientSecret === null) throw new Error(`Stripe subscription ${attempt.id} has no secret`);
  return { state: stateOf({ ...seen, attempts: [attempt] }, plans), clientSecret };
}

// Returns no secret if the subscription is already on the plan.
async function changeCheckout(
  stripe: Stripe,
  account: Customer,
  plan: PlanView,
  plans: Plans,
  seen: Snapshot & { running: Stripe.Subscription },
): Promise<OpenCheckout | null> {
  const { running, pending } = seen;
  if (planOf(running) === plan.id) {
    if (pending && !(await closeChange(stripe, pending))) return null;
    return { state: stateOf({ ...seen, pending: null }, plans), clientSecret: null };
  }
  const from = plans.find(({ id }) => id === planOf(running));
  if (!from) throw new Error(`Stripe subscription ${running.id} has no plan of ours`);
  if (isRenewing(running)) throw new AppError("conflict", RENEWING);
  const change = await openChange(stripe, running, pending, {
    from,
    to: plan,
    customer: account.customerId,
  });
  if (!change) return null;
  return {
    state: stateOf({ ...seen, pending: change }, plans),
    clientSecret: change.clientSecret,
  };
}

async function refresh(
  stripe: Stripe,
  account: Customer,
  plans: Plans,
  takenBackChargeId: string | undefined,
): Promise<BillingState> {
  const seen = await readSnapshot(stripe, account, plans);
  if (!seen.running || takenBackChargeId === undefined) return stateOf(seen, plans);
  const running = await settleReversedCharge(stripe, seen.running, takenBackChargeId);
  if (running && (running === seen.running || !isDisputed(running))) {
    return stateOf({ ...seen, running }, plans);
  }
  // The subscription ended or its plan is withheld, so no change may await payment.
  const pendingChangeId = seen.pending?.id ?? null;
  const state = await refresh(stripe, { ...account, pendingChangeId }, plans, undefined);
  return { ...state, ...(seen.lateChange && { lateChange: seen.lateChange }) };
}

/**
 * Returns the Stripe provider.
 * @throws AppError `bad_gateway`, `unavailable` or `conflict` (payment in progress) and
 * CustomerGone, from its calls
 */
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

    saveEmail: async ({ customerId, email }) => {
      if (customerId === null) return;
      await callStripe(() =>
        stripe.customers.update(customerId, { email }).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        }),
      );
    },

    openCheckout: (account, plan, plans) =>
      callStripe(async () => {
        for (let readSnapshot = 0; readSnapshot < MAX_READS; readSnapshot++) {
          const checkout = await tryCheckout(stripe, withCustomer(account), plan, plans);
          if (checkout) return checkout;
        }
        throw new AppError("conflict", STILL_PROCESSED);
      }),

    refresh: async (account, plans, takenBackChargeId) => {
      const { customerId, subscriptionId, paid } = account;
      if (customerId === null) return { subscriptionId, pendingChangeId: null, paid };
      return callStripe(() => refresh(stripe, withCustomer(account), plans, takenBackChargeId));
    },

    findCustomer: (chargeId) =>
      callStripe(async () => {
        const { customer } = await stripe.charges.retrieve(chargeId);
        return typeof customer === "string" ? customer : (customer?.id ?? null);
      }),
  };
}

function withCustomer(account: BillingAccount): Customer {
  const { customerId } = account;
  if (customerId === null) throw new Error(`Account ${account.id} has no customer yet`);
  return { ...account, customerId };
}
