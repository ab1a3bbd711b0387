import "server-only";
import type Stripe from "stripe";

/**
 * The invoice that a charge has paid, when all of the charge was paid back.
 * @returns null for a charge that was paid back in part only, or that paid no invoice
 */
export async function refundedInvoice(
  stripe: Stripe,
  chargeId: string,
): Promise<Stripe.Invoice | null> {
  const charge = await stripe.charges.retrieve(chargeId);
  const intent = charge.payment_intent;
  if (!charge.refunded || intent === null) return null;
  const { data } = await stripe.invoicePayments.list({
    payment: {
      type: "payment_intent",
      payment_intent: typeof intent === "string" ? intent : intent.id,
    },
    expand: ["data.invoice"],
    limit: 1,
  });
  const invoice = data[0]?.invoice;
  return typeof invoice === "object" && !("deleted" in invoice) ? invoice : null;
}
