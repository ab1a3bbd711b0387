import "server-only";
import { database, type Transaction } from "#db/client.ts";
import { addJob } from "#db/jobs.ts";
import {
  billingOfAccount,
  type BillingOverview,
  findAccountByCustomer,
  getBillingOverview,
  isEventHandled,
  readBillingAccount,
  recordEvent,
  saveCustomer,
} from "#db/queries/billing.ts";
import { findEndingPlans, notifyOfEndingPlan } from "#db/queries/ending-plans.ts";
import { isDeletionRequested } from "#db/queries/account-deletions.ts";
import { addEvent } from "#db/queries/events.ts";
import { everyPlan, getSubscription, listPlans, subscriptionOfAccount } from "#db/queries/plans.ts";
import { isAdmin } from "#lib/account-rules.ts";
import { changeAmount } from "#lib/billing/proration.ts";
import { paySandbox } from "#lib/billing/sandbox.ts";
import { type BillingAccount, type BillingState, CustomerGone } from "#lib/billing/types.ts";
import { AppError, notFound } from "#lib/errors.ts";
import type {
  LateChange,
  PaymentMode,
  PaymentProgress,
  PlanChange,
  PlanView,
  SubscriptionView,
} from "#lib/schemas/billing.ts";
import { logError } from "#server/log.ts";
import {
  NOT_CONFIGURED,
  paymentMode,
  paymentProvider,
  readBillingEvent,
} from "#server/payment-provider.ts";
import type { BillingEvent } from "#server/stripe/events.ts";
import { PAGE_WAIT_MS, runBillingStep, type Save } from "./billing-step.ts";
import { assertNotLeaving } from "./leaving.ts";
import { storeState } from "./store-plan.ts";

export { billingOfAccount, everyPlan, subscriptionOfAccount };

const PAYMENT_FAILED = "invoice.payment_failed";
// The next sweep does the rest.
const MAX_TOLD = 300;

const NOT_ADMIN = "Only the account's Admin can choose its plan.";

export type Payer = { accountId: string; parentUserId: string | null };

export function findPurchaseObstacle(user: Payer): string | null {
  if (!isAdmin(user)) return NOT_ADMIN;
  return paymentMode().kind === "none" ? NOT_CONFIGURED : null;
}

/** @throws AppError `forbidden` for anyone but the Admin */
export function requireAdmin(user: Payer): void {
  if (!isAdmin(user)) throw new AppError("forbidden", NOT_ADMIN);
}

// Saved immediately, so that it survives a failure of what follows.
async function withNewCustomer(account: BillingAccount, save: Save): Promise<BillingAccount> {
  const customerId = await paymentProvider().createCustomer(account);
  if (customerId !== null) await save((tx) => saveCustomer(account.id, customerId, tx));
  return { ...account, customerId };
}

/** Runs the job that sends an account's new email to the payment provider. */
export async function saveBillingEmail({ accountId }: { accountId: string }): Promise<void> {
  const account = await readBillingAccount(accountId);
  if (account?.customerId && paymentMode().kind === "stripe") {
    await paymentProvider().saveEmail(account);
  }
}

/**
 * Opens the account's checkout for a plan, or returns the open one. Charges nothing.
 * @returns the client secret with which the browser confirms the payment
 * @throws AppError `forbidden` for anyone but the Admin, `not_found` for an unknown plan,
 *   `conflict` for the active plan or while the account's deletion is requested; `bad_gateway`
 *   or `unavailable` when the provider can't be used
 */
export async function openCheckout(user: Payer, planId: number): Promise<string> {
  requireAdmin(user);
  const { accountId } = user;
  const plans = await listPlans();
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) throw notFound("Plan not found.");
  const provider = paymentProvider();

  const checkout = await runBillingStep(accountId, async (stored, save) => {
    await assertNotLeaving(accountId);
    const open = (account: BillingAccount) => provider.openCheckout(account, plan, plans);
    const account = stored.customerId === null ? await withNewCustomer(stored, save) : stored;
    const opened = await open(account).catch(async (error: unknown) => {
      if (!(error instanceof CustomerGone)) throw error;
      return open(await withNewCustomer(account, save));
    });
    // A person who opens another checkout has seen the result of the earlier change.
    await storeState(stored, { lateChange: null, ...opened.state }, save);
    return opened;
  });
  if (checkout.clientSecret === null) {
    throw new AppError("conflict", `Your ${plan.name} plan is already active.`);
  }
  return checkout.clientSecret;
}

export function previewCheckout(
  plans: readonly PlanView[],
  { current }: BillingOverview,
  planId: string,
): { plan: PlanView; change: PlanChange | null; mode: PaymentMode } | null {
  const plan = plans.find(({ id }) => String(id) === planId);
  if (!plan) return null;
  const from = plans.find(({ id }) => id === current?.planId);
  const change =
    from && current
      ? {
          from: from.name,
          dueToday: changeAmount(current.cost, plan.cost, current, new Date()),
          paidUntil: current.paidUntil.toISOString(),
        }
      : null;
  return { plan, change, mode: paymentMode() };
}

// A failed first payment is shown at the checkout, so it needs no notification.
async function notifyOfFailedPayment(
  { id: accountId, paid }: BillingAccount,
  after: BillingState,
  tx: Transaction,
): Promise<void> {
  const isPaidSince = after.paid !== null && paid !== null && after.paid.paidUntil > paid.paidUntil;
  if (!paid || isPaidSince) return;
  const plan = (await listPlans()).find(({ id }) => id === paid.planId);
  const data = { planName: plan?.name ?? "" };
  await addEvent(tx, { accountId, actorId: null }, { kind: "payment_failed", data });
}

/** Notifies accounts whose plan ends within a week. */
export async function notifyOfEndingPlans(now: Date): Promise<void> {
  for (const accountId of await findEndingPlans(now, MAX_TOLD)) {
    await database().transaction((tx) => notifyOfEndingPlan(accountId, now, tx));
  }
}

/** The state of an account whose customer was deleted at the provider. */
export const WITHOUT_CUSTOMER: BillingState = {
  ...{ subscriptionId: null, pendingChangeId: null, paid: null },
  ...{ card: null, pendingCardId: null },
};

async function readState(
  account: BillingAccount,
  waiting: "person" | "page",
  reversedChargeId?: string,
): Promise<BillingState> {
  try {
    const plans = await listPlans();
    return await paymentProvider(waiting).refresh(account, plans, reversedChargeId);
  } catch (error) {
    if (!(error instanceof CustomerGone)) throw error;
    return WITHOUT_CUSTOMER;
  }
}

/**
 * Handles a webhook of the payment provider.
 * @param body as it was sent
 * @throws AppError `bad_request` for a wrong signature or when the provider can't be read; the
 *   provider then sends the event again
 */
export async function receiveWebhook(body: string, signature: string | null): Promise<void> {
  const event = readBillingEvent(body, signature);
  if (event) await handleEvent(event);
}

// Takes effect once. Reads the subscription from the provider instead of trusting the event, so
// events may arrive late, twice or in any order.
async function handleEvent(event: BillingEvent): Promise<void> {
  if (await isEventHandled(event.id)) return;
  const customerId =
    "customerId" in event.of
      ? event.of.customerId
      : await paymentProvider().findCustomer(event.of.chargeId);
  const accountId = customerId === null ? null : await findAccountByCustomer(customerId);
  if (accountId === null) return;
  await runBillingStep(accountId, async (account, save) => {
    if (account.customerId !== customerId || (await isEventHandled(event.id))) return;
    const state = await readState(account, "person", event.reversedChargeId);
    await storeState(account, state, save, async (tx) => {
      await recordEvent(event, tx);
      // Something was paid after the deletion was requested.
      if (await isDeletionRequested(accountId, tx)) await addJob(tx, "plan_renewal", { accountId });
      if (event.type === PAYMENT_FAILED) await notifyOfFailedPayment(account, state, tx);
    });
  });
}

interface PlanStatus {
  subscription: SubscriptionView | null;
  progress: PaymentProgress;
  lateChange: LateChange | null;
  /** What was stored may have changed. */
  isUpdated?: boolean;
}

/**
 * Updates an account's plan while a payment is open, because the person may return before the
 * provider's event arrives. Only logs failures, because the page can be shown without it.
 * @param stored the account's stored state
 * @param isReturning the request claims to come from the payment, which anyone can do
 * @returns the state afterwards: `open` while something must be paid or confirmed, `unknown`
 *   after a failure
 */
export async function syncSubscription(
  user: Payer,
  stored: Pick<PlanStatus, "subscription"> & { billing: BillingOverview },
  isReturning: boolean,
): Promise<PlanStatus> {
  const { accountId } = user;
  const { billing: before, subscription } = stored;
  if (paymentMode().kind !== "stripe") {
    return { subscription, progress: "settled", lateChange: null };
  }
  const newsOf = ({ isOpen, lateChange }: BillingOverview) => ({
    subscription,
    progress: isOpen ? ("open" as const) : ("settled" as const),
    lateChange: isAdmin(user) ? lateChange : null,
  });
  const isWaiting = before.isOpen || before.hasPendingCard;
  const isDue = isWaiting || ((isReturning || before.lacksReceipts) && !before.isFresh);
  if (!isAdmin(user) || !isDue) return newsOf(before);
  try {
    await runBillingStep(
      accountId,
      async (account, save) => {
        // Another request updated it while this step waited.
        if (!isWaiting && (await getBillingOverview(accountId)).isFresh) return;
        await storeState(account, await readState(account, "page"), save);
      },
      PAGE_WAIT_MS,
    );
    const [billing, synced] = await Promise.all([
      getBillingOverview(accountId),
      getSubscription(accountId),
    ]);
    return { ...newsOf(billing), subscription: synced, isUpdated: true };
  } catch (error) {
    // Another step of the account is updating it.
    if (error instanceof AppError && error.code === "conflict") return newsOf(before);
    logError("could not update the plan", error);
    return { ...newsOf(before), progress: "unknown" };
  }
}

/**
 * Confirms a payment or another card in the sandbox.
 * @throws AppError `forbidden` for anyone but the Admin, `not_found` unless this process uses the
 *   sandbox
 */
export async function confirmSandboxPayment(
  user: Payer,
  input: { clientSecret: string; cardNumber: string },
): Promise<"paid" | "saved" | "declined"> {
  requireAdmin(user);
  const { accountId } = user;
  if (paymentMode().kind !== "sandbox") throw notFound();
  const plans = await listPlans();
  return runBillingStep(accountId, async (account, save) => {
    const payment = paySandbox(account, plans, input, new Date());
    if (payment.outcome !== "declined") await storeState(account, payment.state, save);
    return payment.outcome;
  });
}
