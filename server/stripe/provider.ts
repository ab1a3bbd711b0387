import "server-only";
import type Stripe from "stripe";
import { AppError } from "#lib/errors.ts";
import type { PlanView } from "#lib/schemas/billing.ts";
import {
  type BillingAccount,
  type BillingState,
  NOTHING_TO_CANCEL,
  NOTHING_TO_PAY,
  type OpenCheckout,
  type PaymentProvider,
} from "#lib/billing/types.ts";
import { createStripe, type Patience, type StripeSettings } from "./client.ts";
import { openCardSetup } from "./cards.ts";
import { setEnding } from "./ending.ts";
import { callStripe, isMissing } from "./errors.ts";
import { closeChange, openChange } from "./plan-change.ts";
import { ensurePrice } from "./prices.ts";
import {
  closeAttempts,
  type Customer,
  MAX_READS,
  type Plans,
  readSnapshot,
  type Snapshot,
  stateOf,
} from "./snapshot.ts";
import {
  createSubscription,
  endUnpaid,
  invoiceOf,
  isDisputed,
  isPaid,
  isRenewing,
  itemOf,
  planOf,
  secretOf,
} from "./subscriptions.ts";
import { findPdf, readReceipts } from "./receipts.ts";
import {
  readReversedCharge,
  type ReversedCharge,
  settleReversedCharge,
} from "./refunds-and-disputes.ts";

const HOUR = 60 * 60 * 1000;

const STILL_PROCESSED =
  "Your payment for another plan is still processing. Please wait until your billing page shows the result.";
const RENEWING =
  "Your plan is renewing right now. You weren't charged for another plan. Please choose a plan again in an hour or two.";
const DISPUTED =
  "This month's payment is disputed, and your bank hasn't decided yet. Your plan comes back if the payment is upheld. You can't choose a plan until then. Nothing was charged.";

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
  reversed: ReversedCharge | null,
): Promise<BillingState> {
  const seen = await readSnapshot(stripe, account, plans);
  if (!seen.running || reversed === null) return stateOf(seen, plans);
  const running = await settleReversedCharge(stripe, seen.running, reversed);
  if (running && (running === seen.running || !isDisputed(running))) {
    return stateOf({ ...seen, running }, plans);
  }
  // The subscription ended or its plan is withheld, so no change may await payment.
  const pendingChangeId = seen.pending?.id ?? null;
  const state = await refresh(stripe, { ...account, pendingChangeId }, plans, null);
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

    refresh: async (account, plans, reversedChargeId) => {
      const { customerId, subscriptionId, paid } = account;
      if (customerId === null) return { subscriptionId, pendingChangeId: null, paid };
      return callStripe(async () => {
        const reversed =
          reversedChargeId === undefined
            ? null
            : await readReversedCharge(stripe, reversedChargeId);
        const state = await refresh(stripe, withCustomer(account), plans, reversed);
        return { ...state, receipts: await readReceipts(stripe, customerId, { plans, reversed }) };
      });
    },

    setEnding: (account, plans, isEnding) =>
      callStripe(() => setEnding(stripe, withPlan(account, NOTHING_TO_CANCEL), plans, isEnding)),

    openCard: (account) =>
      callStripe(async () => {
        const { customerId, pendingCardId } = withPlan(account, NOTHING_TO_PAY);
        const { id, client_secret: secret } = await openCardSetup(
          stripe,
          customerId,
          pendingCardId,
        );
        if (secret === null) throw new Error(`Stripe setup ${id} has no secret`);
        return { pendingCardId: id, clientSecret: secret };
      }),

    findReceiptFile: (invoiceId) => callStripe(() => findPdf(stripe, invoiceId)),

    deleteCustomer: (customerId) =>
      callStripe(async () => {
        await stripe.customers.del(customerId).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        });
      }),

    findCustomer: (chargeId) =>
      callStripe(async () => {
        const { customer } = await stripe.charges.retrieve(chargeId);
        return typeof customer === "string" ? customer : (customer?.id ?? null);
      }),
  };
}

function withPlan(account: BillingAccount, refusal: string): Customer {
  const { customerId, subscriptionId } = account;
  if (customerId === null || subscriptionId === null) throw new AppError("conflict", refusal);
  return { ...account, customerId };
}

function withCustomer(account: BillingAccount): Customer {
  const { customerId } = account;
  if (customerId === null) throw new Error(`Account ${account.id} has no customer yet`);
  return { ...account, customerId };
}
