import "server-only";
import type Stripe from "stripe";
import { AppError } from "#lib/errors.ts";
import type { PlanView } from "#lib/schemas/billing.ts";
import { isRefusal } from "./errors.ts";

// The lookup key of a plan's price. It includes the cost, so a new cost gets a new price and an
// existing price never changes meaning.
const lookupKey = (plan: PlanView) => `porchlight_plan_${plan.id}_usd_${plan.cost}_monthly`;

const LOOKUP_KEY = /^porchlight_plan_(\d+)_usd_\d+_monthly$/;

export function planIdOf(price: Stripe.Price): number | null {
  const id = LOOKUP_KEY.exec(price.lookup_key ?? "")?.[1] ?? price.metadata.planId;
  return id ? Number(id) : null;
}

async function findPrice(stripe: Stripe, plan: PlanView): Promise<Stripe.Price | undefined> {
  const { data } = await stripe.prices.list({
    lookup_keys: [lookupKey(plan)],
    active: true,
    limit: 1,
  });
  return data[0];
}

// If another process has just created it, returns that one.
async function createPrice(stripe: Stripe, plan: PlanView): Promise<Stripe.Price> {
  try {
    return await stripe.prices.create({
      currency: "usd",
      unit_amount: plan.cost * 100,
      recurring: { interval: "month" },
      lookup_key: lookupKey(plan),
      product_data: { name: `Porchlight ${plan.name}` },
      metadata: { planId: String(plan.id) },
    });
  } catch (error) {
    const price = isRefusal(error) && (await findPrice(stripe, plan));
    if (!price) throw error;
    return price;
  }
}

/**
 * Returns the Stripe price of a plan, and creates it if missing.
 * @throws AppError `unavailable` if the price differs from what the screens show
 */
export async function ensurePrice(stripe: Stripe, plan: PlanView): Promise<Stripe.Price> {
  const price = (await findPrice(stripe, plan)) ?? (await createPrice(stripe, plan));
  const isAsShown =
    price.unit_amount === plan.cost * 100 &&
    price.currency === "usd" &&
    price.recurring?.interval === "month" &&
    price.recurring.interval_count === 1;
  if (!isAsShown) {
    throw new AppError("unavailable", "This plan isn't available right now.", {
      cause: new Error(`Stripe price ${price.id} is not $${plan.cost} a month`),
    });
  }
  return price;
}
