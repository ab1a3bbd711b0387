import { listPlans } from "#db/queries/plans.ts";
import {
  findAccountByCustomer,
  getBillingOverview,
  recordEvent,
  saveBillingState,
  saveCustomer,
  withBillingAccount,
} from "#db/queries/billing.ts";
import { notFound } from "#lib/api/route.ts";
import {
  type BillingAccount,
  type BillingEvent,
  type BillingState,
  CustomerGone,
  paymentMode,
  paymentProvider,
  paySandbox,
} from "#lib/billing/index.ts";
import { AppError } from "#lib/errors.ts";
import { logError } from "#lib/log.ts";
import type { PaymentProgress } from "#lib/schemas/billing.ts";

/** How long a page waits for another payment step of the same account, in ms. */
const PAGE_WAIT = 2_000;

/**
 * Makes the account's customer at the provider, where it has none. A step of its own, so that the
 * customer is kept even if what comes after it fails.
 * @param gone the customer that the provider does not know any more
 */
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
 * @throws AppError `not_found` for an unknown plan, `conflict` for one that is active already,
 * `bad_gateway` or `unavailable` when the provider can't be used
 */
export async function openCheckout(accountId: string, planId: number): Promise<string> {
  const plans = await listPlans();
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) throw notFound("There is no such plan.");
  const provider = paymentProvider();

  const open = () =>
    withBillingAccount(accountId, async (account, tx) => {
      try {
        const checkout = await provider.openCheckout(account, plan, plans);
        await saveBillingState(accountId, checkout.state, tx);
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

/** What the provider says of an account; one whose customer is gone there has nothing. */
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
 * Lets an event of the provider take effect, once. What it says is not believed: the account's
 * subscription is read anew, so that events may come late, twice and in any order.
 * @throws AppError when the provider can't be read; the event is sent again then
 */
export async function handleEvent(event: BillingEvent): Promise<void> {
  const accountId = await findAccountByCustomer(event.customerId);
  if (accountId === null) return;
  await withBillingAccount(accountId, async (account, tx) => {
    if (account.customerId !== event.customerId || !(await recordEvent(event, tx))) return;
    const state = await readState(account, "person", event.refundedChargeId);
    await saveBillingState(accountId, state, tx);
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
      async (account, tx) => saveBillingState(accountId, await readState(account, "page"), tx),
      PAGE_WAIT,
    );
    return (await getBillingOverview(accountId)).isOpen ? "open" : "settled";
  } catch (error) {
    logError("plan not brought up to date", error);
    return "unknown";
  }
}

/**
 * Confirms a payment that is only played.
 * @throws AppError `not_found` unless the sandbox takes the payments of this process
 */
export async function confirmSandboxPayment(
  accountId: string,
  input: { clientSecret: string; cardNumber: string },
): Promise<"paid" | "declined"> {
  if (paymentMode().kind !== "sandbox") throw notFound();
  return withBillingAccount(accountId, async (account, tx) => {
    const payment = paySandbox(account, input, new Date());
    if (payment.outcome === "paid") await saveBillingState(accountId, payment.state, tx);
    return payment.outcome;
  });
}
