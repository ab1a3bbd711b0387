import { afterEach, beforeEach } from "vitest";
import type { BillingAccount } from "#lib/billing/types.ts";
import type { PlanView } from "#lib/schemas/billing.ts";
import { stripeProvider } from "#server/stripe/provider.ts";
import { LIMITS } from "#tests/limits.ts";
import { confirm } from "./happenings.ts";
import { SECRET_KEY, startStripe, type StripeServer } from "./server.ts";

export const STARTER = { id: 1, name: "Starter", cost: 49 };
export const BASIC = { id: 2, name: "Basic", cost: 99 };
export const PREMIUM = { id: 3, name: "Premium", cost: 199 };
export const PLANS: readonly PlanView[] = [STARTER, BASIC, PREMIUM];

/** Sets up a Stripe server for each test of a file, and accounts that pay with it. */
export function billingForTests() {
  let server: StripeServer | undefined;
  beforeEach(async () => {
    server = await startStripe();
  });
  afterEach(() => server?.close());

  const stripe = () => {
    if (!server) throw new Error("The Stripe server has not started yet");
    return server;
  };
  const provider = (patience = { timeout: LIMITS.condition, retries: 2 }) =>
    stripeProvider({ secretKey: SECRET_KEY, apiUrl: stripe().url }, patience);

  /** Creates an account that stores the provider's answers, as the database does. */
  async function newAccount(): Promise<BillingAccount> {
    const account: BillingAccount = {
      id: crypto.randomUUID(),
      email: "owner@example.com",
      customerId: null,
      subscriptionId: null,
      pendingChangeId: null,
      pendingCardId: null,
      paid: null,
    };
    account.customerId = await provider().createCustomer(account);
    return account;
  }

  async function checkout(account: BillingAccount, plan: PlanView, plans = PLANS) {
    const { state, clientSecret } = await provider().openCheckout(account, plan, plans);
    Object.assign(account, state);
    return clientSecret;
  }

  async function refresh(account: BillingAccount, reversedChargeId?: string, plans = PLANS) {
    return Object.assign(account, await provider().refresh(account, plans, reversedChargeId));
  }

  async function buy(account: BillingAccount, plan: PlanView) {
    confirm(stripe().books, (await checkout(account, plan)) ?? "");
    return refresh(account);
  }

  /** Creates an account that has paid for a plan. */
  async function newBuyer(plan: PlanView): Promise<BillingAccount> {
    return buy(await newAccount(), plan);
  }

  return { stripe, provider, newAccount, newBuyer, checkout, refresh, buy };
}
