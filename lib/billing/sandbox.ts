import { AppError } from "#lib/errors.ts";
import type { PlanView } from "#lib/schemas/billing.ts";
import { addMonths } from "./proration.ts";
import type { BillingAccount, BillingState, PaymentProvider } from "./types.ts";

// The sandbox declines this card and accepts every other valid number.
const DECLINED_CARD = "4000000000000002";

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

// The default for embedded mode: nothing leaves the machine and nothing is charged. It follows Stripe's
// rules, except that a plan ends after its month instead of renewing.
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

  findCustomer: async () => null,
};

export type SandboxPayment = { outcome: "paid"; state: BillingState } | { outcome: "declined" };

/**
 * Confirms a sandbox checkout, as the browser does with Stripe. Confirming it again has no effect.
 * @throws AppError `conflict` if another checkout has replaced it
 */
export function paySandbox(
  account: BillingAccount,
  plans: readonly PlanView[],
  { clientSecret, cardNumber }: { clientSecret: string; cardNumber: string },
  now: Date,
): SandboxPayment {
  const id = clientSecret.slice(0, -SECRET_END.length);
  const change = planIdOf(id, "change");
  const planId = change ?? planIdOf(id, "subscription");
  const plan = plans.find((one) => one.id === planId);
  const current = currentPlan(account, now);
  const state = stateOf(account);
  const isOpen = id === account.pendingChangeId || id === account.subscriptionId;
  if (plan && current?.planId === plan.id) {
    return { outcome: "paid", state };
  }
  if (!plan || !isOpen || (change === null) !== (current === null)) {
    throw new AppError(
      "conflict",
      "This checkout is closed. Nothing was charged. Please choose a plan again.",
    );
  }
  if (cardNumber === DECLINED_CARD) return { outcome: "declined" };
  const period = current ?? { paidFrom: now, paidUntil: addMonths(now, 1) };
  const paid = { ...period, planId: plan.id, cost: plan.cost };
  // Close the open checkout so that the next one is new.
  return {
    outcome: "paid",
    state: { subscriptionId: null, pendingChangeId: null, paid, isEnding: true },
  };
}
