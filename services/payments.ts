import "server-only";
import type { Transaction } from "#db/client.ts";
import {
  findAccountByCustomer,
  getBillingOverview,
  recordEvent,
  saveBillingState,
  saveCustomer,
  withBillingAccount,
} from "#db/queries/billing.ts";
import { getSubscription, listPlans } from "#db/queries/plans.ts";
import { isAdmin } from "#lib/account-rules.ts";
import { changeAmount } from "#lib/billing/proration.ts";
import { paySandbox } from "#lib/billing/sandbox.ts";
import { type BillingAccount, type BillingState, CustomerGone } from "#lib/billing/types.ts";
import { AppError, notFound } from "#lib/errors.ts";
import type { PaymentMode, PaymentProgress, PlanChange, PlanView } from "#lib/schemas/billing.ts";
import { logError } from "#server/log.ts";
import {
  NOT_CONFIGURED,
  paymentMode,
  paymentProvider,
  readBillingEvent,
} from "#server/payment-provider.ts";
import { logSecurityEvent } from "#server/security-log.ts";
import type { BillingEvent } from "#server/stripe/events.ts";

export { getSubscription, listPlans };

const NOT_ADMIN = "Only the Admin of the account can choose its plan.";

type Payer = { accountId: string; parentUserId: string | null };

export function findPurchaseObstacle(user: Payer): string | null {
  if (!isAdmin(user)) return NOT_ADMIN;
  return paymentMode().kind === "none" ? NOT_CONFIGURED : null;
}

function requireAdmin(user: Payer): void {
  if (!isAdmin(user)) throw new AppError("forbidden", NOT_ADMIN);
}

// How long a page waits for another payment step of the same account, in ms.
const PAGE_WAIT = 2_000;

// A transaction of its own, so that the customer is kept even if what comes after it fails. `gone` is
// the customer that the provider does not know any more.
async function ensureCustomer(accountId: string, gone: string | null = null): Promise<void> {
  const provider = paymentProvider();
  await withBillingAccount(accountId, async (account, tx) => {
    if (account.customerId !== gone) return;
    const customerId = await provider.createCustomer(account);
    if (customerId !== null) await saveCustomer(accountId, customerId, tx);
  });
}

/**
 * Opens the checkout of an account for a plan, or finds the one that is open. Nothing is charged.
 * @returns what the browser needs to confirm the payment
 * @throws AppError `forbidden` for anyone but the Admin, `not_found` for an unknown plan, `conflict` for one that is active already,
 * `bad_gateway` or `unavailable` when the provider can't be used
 */
export async function openCheckout(user: Payer, planId: number): Promise<string> {
  requireAdmin(user);
  const { accountId } = user;
  const plans = await listPlans();
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) throw notFound("There is no such plan.");
  const provider = paymentProvider();

  const open = () =>
    withBillingAccount(accountId, async (account, tx) => {
      try {
        const checkout = await provider.openCheckout(account, plan, plans);
        await storeState(account, checkout.state, tx);
        return checkout;
      } catch (error) {
        if (error instanceof CustomerGone) return { goneCustomerId: account.customerId };
        throw error;
      }
    });

  await ensureCustomer(accountId);
  let checkout = await open();
  if ("goneCustomerId" in checkout) {
    await ensureCustomer(accountId, checkout.goneCustomerId);
    checkout = await open();
  }
  if ("goneCustomerId" in checkout) throw new Error("The provider forgets its customers");
  if (checkout.clientSecret === null) {
    throw new AppError("conflict", `Your ${plan.name} plan is active already.`);
  }
  return checkout.clientSecret;
}

export async function previewCheckout(
  accountId: string,
  planId: string,
): Promise<{ plan: PlanView; change: PlanChange | null; mode: PaymentMode } | null> {
  const [plans, { current }] = await Promise.all([listPlans(), getBillingOverview(accountId)]);
  const plan = plans.find(({ id }) => String(id) === planId);
  if (!plan) return null;
  const from = plans.find(({ id }) => id === current?.planId);
  const change =
    from && current
      ? {
          from: from.name,
          dueToday: changeAmount(from.cost, plan.cost, current.paidUntil, new Date()),
          paidUntil: current.paidUntil.toISOString(),
        }
      : null;
  return { plan, change, mode: paymentMode() };
}

const runningPlan = ({ paid }: Pick<BillingState, "paid">) =>
  paid && paid.paidUntil > new Date() ? paid : null;

// What has become of the plan that is paid; null: nothing.
function planChange(before: BillingAccount, after: BillingState) {
  const [was, is] = [runningPlan(before), runningPlan(after)];
  if (!was) return is ? "bought" : null;
  if (!is) return "ended";
  if (was.planId !== is.planId) return "changed";
  return was.paidUntil.getTime() === is.paidUntil.getTime() ? null : "renewed";
}

async function storeState(
  account: BillingAccount,
  state: BillingState,
  tx: Transaction,
): Promise<void> {
  await saveBillingState(account.id, state, tx);
  const reason = planChange(account, state);
  if (reason) {
    logSecurityEvent("plan_changed", { outcome: "succeeded", subject: account.id, reason });
  }
}

// An account whose customer is gone at the provider has nothing.
async function readState(
  account: BillingAccount,
  waiting: "person" | "page",
  refundedChargeId?: string,
): Promise<BillingState> {
  try {
    const plans = await listPlans();
    return await paymentProvider(waiting).refresh(account, plans, refundedChargeId);
  } catch (error) {
    if (!(error instanceof CustomerGone)) throw error;
    return { subscriptionId: null, pendingChangeId: null, paid: null };
  }
}

/**
 * Takes a webhook of the provider: its body as it was sent, and its signature.
 * @throws AppError `bad_request` for a wrong signature, or when the provider can't be read; the event
 *   is sent again then
 */
export async function receiveWebhook(body: string, signature: string | null): Promise<void> {
  const event = readBillingEvent(body, signature);
  if (event) await handleEvent(event);
}

// Takes effect once. What the event says is not believed: the account's subscription is read anew, so
// that events may come late, twice and in any order.
async function handleEvent(event: BillingEvent): Promise<void> {
  const accountId = await findAccountByCustomer(event.customerId);
  if (accountId === null) return;
  await withBillingAccount(accountId, async (account, tx) => {
    if (account.customerId !== event.customerId || !(await recordEvent(event, tx))) return;
    const state = await readState(account, "person", event.refundedChargeId);
    await storeState(account, state, tx);
  });
}

/**
 * Brings an account's plan up to date where something is open: the person may have paid before the
 * provider's event has come. A page can be shown without it, so a failure is only logged.
 * @param returning the person comes from the payment
 * @returns `open` when something still waits to be paid or confirmed, `unknown` after a failure
 */
export async function syncSubscription(
  accountId: string,
  returning: boolean,
): Promise<PaymentProgress> {
  if (paymentMode().kind !== "stripe") return "settled";
  const { isOpen } = await getBillingOverview(accountId);
  if (!isOpen && !returning) return "settled";
  try {
    await withBillingAccount(
      accountId,
      async (account, tx) => storeState(account, await readState(account, "page"), tx),
      PAGE_WAIT,
    );
    return (await getBillingOverview(accountId)).isOpen ? "open" : "settled";
  } catch (error) {
    logError("plan not brought up to date", error);
    return "unknown";
  }
}

/**
 * @throws AppError `forbidden` for anyone but the Admin, `not_found` unless the sandbox takes the
 *   payments of this process
 */
export async function confirmSandboxPayment(
  user: Payer,
  input: { clientSecret: string; cardNumber: string },
): Promise<"paid" | "declined"> {
  requireAdmin(user);
  const { accountId } = user;
  if (paymentMode().kind !== "sandbox") throw notFound();
  return withBillingAccount(accountId, async (account, tx) => {
    const payment = paySandbox(account, input, new Date());
    if (payment.outcome === "paid") await storeState(account, payment.state, tx);
    return payment.outcome;
  });
}
