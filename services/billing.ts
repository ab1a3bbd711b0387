import "server-only";
import { savePendingCard } from "#db/queries/billing.ts";
import { findRenewals } from "#db/queries/ending-plans.ts";
import { getSubscription, listPlans } from "#db/queries/plans.ts";
import {
  billedOfAccount,
  findReceipt,
  receiptsOfAccount,
  type StoredReceipt,
} from "#db/queries/receipts.ts";
import { ofAccount, readEach } from "#db/owned-read.ts";
import type { Answers } from "#db/session-read.ts";
import { isAdmin } from "#lib/account-rules.ts";
import { drawReceipt } from "#lib/billing/receipt-sheet.ts";
import { renewSandbox } from "#lib/billing/sandbox.ts";
import { CustomerGone, NOTHING_TO_CANCEL, NOTHING_TO_PAY } from "#lib/billing/types.ts";
import { AppError, found } from "#lib/errors.ts";
import { formatDate } from "#lib/format.ts";
import type { BilledPlan, BillingView } from "#lib/schemas/billing.ts";
import { logError } from "#server/log.ts";
import { paymentMode, paymentProvider } from "#server/payment-provider.ts";
import { runBillingStep } from "./billing-step.ts";
import { makeFileInQueue } from "./drawing.ts";
import { assertNotLeaving } from "./leaving.ts";
import { type Payer, requireAdmin, WITHOUT_CUSTOMER } from "./payments.ts";
import { storeState } from "./store-plan.ts";

export { paymentMode };

// The sweep runs hourly, so a renewal must not wait for the last one before the month ends.
const RENEWED_AHEAD_MS = 2 * 60 * 60 * 1000;
// The next sweep does the rest.
const MOST_RENEWED = 300;
const NO_RECEIPT = "We couldn't find that receipt.";

const NOT_ADMIN = "Only the account's Admin can change the card.";

const freeUntil = (end: string) =>
  `Your plan is free and ends on ${formatDate(end)}. It doesn't renew, so there's nothing to cancel.`;

export const billingReads = { billed: billedOfAccount, receipts: receiptsOfAccount };
type Read = Answers<typeof billingReads>;

type Billed = NonNullable<Read["billed"]>;

function planStateOf(billed: Billed, end: Date, now: Date): BilledPlan["state"] | null {
  const { givenReason, isEnding, subscriptionId } = billed;
  if (end > now) return givenReason !== null ? "free" : isEnding ? "ends" : "renews";
  const isOwed = givenReason === null && !isEnding && subscriptionId !== null;
  return isOwed && paymentMode().kind === "stripe" ? "unpaid" : null;
}

function viewPlan(billed: Billed | null, now: Date): BilledPlan | null {
  const { planName: name = null, currentPeriodEnd = null, cost = 0 } = billed ?? {};
  if (!billed || name === null || currentPeriodEnd === null) return null;
  const state = planStateOf(billed, currentPeriodEnd, now);
  if (state === null) return null;
  return {
    ...{ name, cost, state },
    cancelAtPeriodEnd: state === "ends",
    currentPeriodEnd: currentPeriodEnd.toISOString(),
  };
}

/** Returns the plan with its renewal, the card, and receipts, as the account's people see them. */
export function viewBilling(
  user: Payer,
  { billed, receipts }: Read,
  now = new Date(),
): BillingView {
  const { brand = null, last4 = null, expires = null } = billed ?? {};
  return {
    plan: viewPlan(billed, now),
    card: brand === null || last4 === null ? null : { brand, last4, expires },
    receipts,
    mailsReceipts: Boolean(billed?.emailVerified),
    canManage: isAdmin(user),
    isSold: billed?.isSold ?? false,
  };
}

export const readBilling = async (user: Payer): Promise<BillingView> =>
  viewBilling(user, await readEach(billingReads, ofAccount(user.accountId)));

/**
 * Cancels the account's plan at the end of its paid period, or resumes it. Doing it again changes nothing.
 * @throws AppError `forbidden` for anyone but the Admin, `conflict` without a plan that can be canceled
 *   or resumed, or when resuming while the account's deletion is requested; `bad_gateway` or
 *   `unavailable` when the provider can't be used
 */
export async function setCancellation(user: Payer, isEnding: boolean): Promise<BillingView> {
  requireAdmin(user);
  const { accountId } = user;
  await runBillingStep(accountId, async (account, save) => {
    if (!isEnding) await assertNotLeaving(accountId);
    const active = account.paid ? null : await getSubscription(accountId);
    if (active) throw new AppError("conflict", freeUntil(active.expirationDate));
    const plans = await listPlans();
    try {
      const state = await paymentProvider().setEnding(account, plans, isEnding);
      await storeState(account, state, save);
    } catch (error) {
      if (!(error instanceof CustomerGone)) throw error;
      await storeState(account, WITHOUT_CUSTOMER, save);
      throw new AppError("conflict", NOTHING_TO_CANCEL, { cause: error });
    }
  });
  return readBilling(user);
}

/** Returns a sentence on why a person can't change the card here; null if they can. */
export function findCardObstacle(user: Payer, read: Read): string | null {
  if (!isAdmin(user)) return NOT_ADMIN;
  const { plan } = viewBilling(user, read);
  return !plan || plan.state === "free" ? NOTHING_TO_PAY : null;
}

/**
 * Opens the form for another card, or returns the open one. Charges nothing.
 * @returns the client secret with which the browser confirms the card
 * @throws as `setCancellation`; `conflict` without a plan that a card pays
 */
export async function openCard(user: Payer): Promise<string> {
  requireAdmin(user);
  const { plan } = await readBilling(user);
  if (!plan || plan.state === "free") throw new AppError("conflict", NOTHING_TO_PAY);
  const { accountId } = user;
  return runBillingStep(accountId, async (account, save) => {
    try {
      const { pendingCardId, clientSecret } = await paymentProvider().openCard(account);
      await save((tx) => savePendingCard(accountId, pendingCardId, tx));
      return clientSecret;
    } catch (error) {
      if (!(error instanceof CustomerGone)) throw error;
      throw new AppError("conflict", NOTHING_TO_PAY, { cause: error });
    }
  });
}

// Stripe's invoices have ids like "in_1Pgc".
const isAtStripe = ({ providerId }: StoredReceipt) =>
  providerId.startsWith("in_") && paymentMode().kind === "stripe";

/**
 * Returns where a receipt's PDF is.
 * @throws AppError `not_found` for a receipt of another account, `bad_gateway` when the provider fails
 */
export async function findReceiptFile({ accountId }: Payer, id: string): Promise<string> {
  const receipt = found(await findReceipt(accountId, id), NO_RECEIPT);
  const url = isAtStripe(receipt)
    ? await paymentProvider().findReceiptFile(receipt.providerId)
    : null;
  return url ?? `/api/receipts/${id}/pdf`;
}

/**
 * Makes a receipt's PDF.
 * @throws AppError `not_found` for a receipt of another account, `conflict` while another file of the
 *   account is being made, `unavailable` when too many are
 */
export async function makeReceiptPdf(
  { accountId }: Payer,
  id: string,
): Promise<{ name: string; body: Buffer<ArrayBuffer> }> {
  const receipt = found(await findReceipt(accountId, id), NO_RECEIPT);
  const body = await makeFileInQueue(accountId, async () => {
    const [{ loadFaces }, { drawPdf }] = await Promise.all([
      import("#server/templates/faces.ts"),
      import("#server/templates/draw-pdf.ts"),
    ]);
    const drawing = drawReceipt(receipt, (await loadFaces()).measure);
    const noPictures = { logo: null, photo: () => Promise.resolve(null) };
    return drawPdf(drawing, noPictures, { now: receipt.date, maker: "Porchlight" });
  });
  return { name: `receipt-${receipt.number.replace(/[^\w-]/g, "")}.pdf`, body };
}

/** Renews the sandbox's plans shortly before their paid month ends, as Stripe does. Logs failures. */
export async function renewSandboxPlans(now: Date): Promise<void> {
  if (paymentMode().kind !== "sandbox") return;
  const until = new Date(now.getTime() + RENEWED_AHEAD_MS);
  const plans = await listPlans();
  for (const accountId of await findRenewals(now, until, MOST_RENEWED)) {
    try {
      await runBillingStep(accountId, async (account, save) => {
        const { paid } = account;
        const plan = plans.find(({ id }) => id === paid?.planId);
        const isDue = paid !== null && paid.paidUntil <= until;
        const renewed = isDue && plan ? renewSandbox(account, plan, now) : null;
        if (renewed) await storeState(account, renewed, save);
      });
    } catch (error) {
      logError("sandbox plan not renewed", error);
    }
  }
}
