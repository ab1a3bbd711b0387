import { AppError } from "#lib/errors.ts";
import type { CardView, PlanView } from "#lib/schemas/billing.ts";
import { addMonths, changeAmount } from "./proration.ts";
import {
  type BillingAccount,
  type BillingState,
  NOTHING_TO_CANCEL,
  NOTHING_TO_PAY,
  type PaymentProvider,
  type ProviderReceipt,
} from "./types.ts";

// The sandbox declines this card and accepts every other valid number.
const DECLINED_CARD = "4000000000000002";
const CLOSED = "This checkout is closed. Nothing was charged. Please choose a plan again.";

type Kind = "subscription" | "change";

// The id of an open checkout includes the plan, so nothing else has to be stored.
const ID = /^sandbox_(subscription|change)_(\d+)_[0-9a-f-]{36}$/;
const SECRET_END = "_secret";

const newId = (kind: Kind, plan: PlanView) => `sandbox_${kind}_${plan.id}_${crypto.randomUUID()}`;

function planIdOf(id: string | null, kind: Kind): number | null {
  const match = ID.exec(id ?? "");
  return match?.[1] === kind ? Number(match[2]) : null;
}

// Returns `stored` if it is for this plan, or a new id.
function reuse(stored: string | null, kind: Kind, plan: PlanView): string {
  return stored !== null && planIdOf(stored, kind) === plan.id ? stored : newId(kind, plan);
}

const stateOf = ({ subscriptionId, pendingChangeId, paid }: BillingAccount): BillingState => ({
  subscriptionId,
  pendingChangeId,
  paid,
});

function currentPlan(account: BillingAccount, now: Date) {
  return account.paid && account.paid.paidUntil > now ? account.paid : null;
}

const BRANDS: Readonly<Record<string, string>> = {
  3: "American Express",
  4: "Visa",
  5: "Mastercard",
  6: "Discover",
};

const cardOf = (number: string): CardView => ({
  brand: BRANDS[number.charAt(0)] ?? "Card",
  last4: number.slice(-4),
  expires: null,
});

function receiptOf(
  providerId: string,
  paid: Pick<ProviderReceipt, "amount" | "description" | "date" | "monthlyCost">,
): ProviderReceipt {
  const number = `TEST-${providerId.slice(-12).toUpperCase()}`;
  return { ...paid, providerId, number, refunded: 0, state: "paid" };
}

// The default for embedded mode: nothing leaves the machine and nothing is charged. It follows Stripe's
// rules; `renewSandbox` renews its plans.
export const sandboxProvider: PaymentProvider = {
  createCustomer: async () => null,

  saveEmail: async () => undefined,

  openCheckout: async (account, plan) => {
    const state = stateOf(account);
    const current = currentPlan(account, new Date());
    if (current?.planId === plan.id) {
      return { state: { ...state, pendingChangeId: null }, clientSecret: null };
    }
    if (current) {
      const id = reuse(account.pendingChangeId, "change", plan);
      return { state: { ...state, pendingChangeId: id }, clientSecret: id + SECRET_END };
    }
    const id = reuse(account.subscriptionId, "subscription", plan);
    return { state: { ...state, subscriptionId: id }, clientSecret: id + SECRET_END };
  },

  refresh: async (account) => stateOf(account),

  setEnding: async (account, _plans, isEnding) => {
    if (!currentPlan(account, new Date())) throw new AppError("conflict", NOTHING_TO_CANCEL);
    return { ...stateOf(account), isEnding, ...(isEnding && { pendingChangeId: null }) };
  },

  openCard: async (account) => {
    if (!currentPlan(account, new Date())) throw new AppError("conflict", NOTHING_TO_PAY);
    const pendingCardId = account.pendingCardId ?? `sandbox_card_${crypto.randomUUID()}`;
    return { pendingCardId, clientSecret: pendingCardId + SECRET_END };
  },

  findReceiptFile: async () => null,

  deleteCustomer: async () => undefined,

  findCustomer: async () => null,
};

export type SandboxPayment =
  { outcome: "paid" | "saved"; state: BillingState } | { outcome: "declined" };

/**
 * Confirms a sandbox checkout or another card, as the browser does with Stripe. Confirming a checkout
 * again has no effect.
 * @throws AppError `conflict` if another checkout has replaced it, or the card is already saved
 */
export function paySandbox(
  account: BillingAccount,
  plans: readonly PlanView[],
  { clientSecret, cardNumber }: { clientSecret: string; cardNumber: string },
  now: Date,
): SandboxPayment {
  const id = clientSecret.slice(0, -SECRET_END.length);
  if (id === account.pendingCardId) return saveCard(account, cardNumber);
  const change = planIdOf(id, "change");
  const planId = change ?? planIdOf(id, "subscription");
  const plan = plans.find((one) => one.id === planId);
  const current = currentPlan(account, now);
  const isOpen = id === account.pendingChangeId || id === account.subscriptionId;
  if (plan && current?.planId === plan.id) {
    return { outcome: "paid", state: stateOf(account) };
  }
  if (!plan || !isOpen || (change === null) !== (current === null)) {
    throw new AppError("conflict", CLOSED);
  }
  if (cardNumber === DECLINED_CARD) return { outcome: "declined" };
  const period = current ?? { paidFrom: now, paidUntil: addMonths(now, 1) };
  const paid = { ...period, planId: plan.id, cost: plan.cost };
  const amount = current ? changeAmount(current.cost, plan.cost, current, now) : plan.cost * 100;
  const from = plans.find((one) => one.id === current?.planId);
  const description = current
    ? `Change from ${from?.name ?? "another plan"} to ${plan.name} for the rest of the paid month`
    : `${plan.name} plan, one month`;
  // Close the open checkout so that the next one is new.
  const state: BillingState = {
    ...{ subscriptionId: null, pendingChangeId: null, paid, isEnding: false },
    card: cardOf(cardNumber),
    receipts:
      amount > 0 ? [receiptOf(id, { amount, description, date: now, monthlyCost: plan.cost })] : [],
  };
  return { outcome: "paid", state };
}

function saveCard(account: BillingAccount, cardNumber: string): SandboxPayment {
  if (cardNumber === DECLINED_CARD) return { outcome: "declined" };
  const state = { ...stateOf(account), pendingCardId: null, card: cardOf(cardNumber) };
  return { outcome: "saved", state };
}

/**
 * Renews a sandbox plan for another month, as Stripe does with a subscription.
 * @param plan the plan that is paid
 * @param now shortly before the paid month ends
 * @returns null if the plan has ended or doesn't renew
 */
export function renewSandbox(
  account: BillingAccount,
  plan: PlanView,
  now: Date,
): BillingState | null {
  const current = currentPlan(account, now);
  if (!current || account.isEnding || current.planId !== plan.id) return null;
  const paidFrom = current.paidUntil;
  const paid = { ...current, paidFrom, paidUntil: addMonths(paidFrom, 1) };
  const receipt = receiptOf(`sandbox_renewal_${plan.id}_${crypto.randomUUID()}`, {
    ...{ amount: current.cost * 100, monthlyCost: current.cost, date: now },
    description: `${plan.name} plan, one month`,
  });
  return { ...stateOf(account), paid, isEnding: false, receipts: [receipt] };
}
