import "server-only";
import type Stripe from "stripe";
import type { CardView } from "#lib/schemas/billing.ts";
import { logError } from "#server/log.ts";
import { isMissing, isRefusal } from "./errors.ts";
import { SHOWN } from "./subscriptions.ts";

const BRANDS: Readonly<Record<string, string>> = {
  amex: "American Express",
  diners: "Diners Club",
  discover: "Discover",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
};

/** Returns the card that pays a subscription; undefined if it wasn't expanded. */
export function cardOf({
  default_payment_method: method,
}: Stripe.Subscription): CardView | null | undefined {
  if (typeof method === "string") return undefined;
  if (!method?.card) return null;
  const { brand, last4, exp_month: month, exp_year: year } = method.card;
  const expires = `${String(month).padStart(2, "0")}/${year}`;
  return { brand: BRANDS[brand] ?? "Card", last4, expires };
}

async function readSetup(stripe: Stripe, id: string): Promise<Stripe.SetupIntent | null> {
  try {
    return await stripe.setupIntents.retrieve(id);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Opens the form for another card, or returns the open one. */
export async function openCardSetup(
  stripe: Stripe,
  customer: string,
  pendingId: string | null,
): Promise<Stripe.SetupIntent> {
  const pending = pendingId === null ? null : await readSetup(stripe, pendingId);
  if (pending?.status === "requires_payment_method") return pending;
  return stripe.setupIntents.create({
    customer,
    usage: "off_session",
    automatic_payment_methods: { enabled: true },
  });
}

type Confirmed = { running: Stripe.Subscription | null; pendingCardId: string | null };

/**
 * Makes a confirmed card the one that pays the subscription.
 * @returns the subscription, and the setup's id while it waits for confirmation
 */
export async function applyCard(
  stripe: Stripe,
  running: Stripe.Subscription | null,
  pendingId: string,
): Promise<Confirmed> {
  const setup = await readSetup(stripe, pendingId);
  const done = { running, pendingCardId: null };
  if (!setup || setup.status === "canceled") return done;
  if (setup.status !== "succeeded") return { running, pendingCardId: pendingId };
  const method = setup.payment_method;
  if (!running || !method) return done;
  try {
    const changed = await stripe.subscriptions.update(running.id, {
      default_payment_method: typeof method === "string" ? method : method.id,
      expand: SHOWN,
    });
    return { running: changed, pendingCardId: null };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // The card was removed in Stripe's dashboard; the earlier one stays.
    logError("confirmed card not used", error, { setup: pendingId });
    return done;
  }
}
