import { z } from "zod";
import type { StripeBooks } from "./books.ts";
import { endpoint, type Endpoint, expand, flag, limit, metadata, text, whole } from "./endpoint.ts";
import { invalid } from "./errors.ts";
import { listOf, resource } from "./resources.ts";

/** Formats an invoice. It has the secret only if the request expands it. */
export function showInvoice(
  books: StripeBooks,
  id: string,
  expands: readonly string[],
  prefix = "",
) {
  const invoice = books.invoice(id);
  const { intent } = books.links(id);
  const secret = books.paymentIntents.get(intent ?? "")?.client_secret;
  const isAsked = expands.includes(`${prefix}confirmation_secret`);
  return {
    ...invoice,
    ...(isAsked && {
      confirmation_secret: secret ? { client_secret: secret, type: "payment_intent" } : null,
    }),
  };
}

export const INVOICE_ENDPOINTS: readonly Endpoint[] = [
  endpoint("GET", "invoices", z.strictObject({ customer: text, limit }), (books, { customer }) => {
    books.customer(customer, "customer");
    const own = [...books.invoices.values()].filter((one) => one.customer === customer);
    return listOf("/v1/invoices", own.toReversed());
  }),
  endpoint(
    "GET",
    "invoices/:id",
    z.strictObject({ expand: expand("confirmation_secret") }),
    (books, { expand }, id) => showInvoice(books, id, expand),
  ),
  endpoint(
    "POST",
    "invoices",
    z.strictObject({
      customer: text,
      currency: z.literal("usd"),
      // Otherwise Stripe collects the invoice automatically.
      auto_advance: flag.pipe(z.literal(false)),
      pending_invoice_items_behavior: z.enum(["exclude", "include"]),
      description: text.optional(),
      metadata,
    }),
    (books, { customer, metadata, description }) => {
      books.customer(customer, "customer");
      return books.createInvoice(customer, { metadata, ...(description && { description }) });
    },
  ),
  endpoint(
    "POST",
    "invoiceitems",
    z.strictObject({
      customer: text,
      invoice: text,
      amount: whole,
      currency: z.literal("usd"),
      description: text.optional(),
    }),
    (books, { customer, invoice, amount, description }) => {
      if (books.invoice(invoice).customer !== customer)
        throw invalid("Not that customer's invoice");
      books.addLine(invoice, amount, description ?? null);
      return resource("invoiceitem", { id: `ii_of_${invoice}`, amount, customer, invoice });
    },
  ),
  endpoint(
    "POST",
    "invoices/:id/finalize",
    z.strictObject({
      auto_advance: flag.pipe(z.literal(false)),
      expand: expand("confirmation_secret"),
    }),
    (books, { expand }, id) => showInvoice(books, books.finalizeInvoice(id).id, expand),
  ),
  endpoint("POST", "invoices/:id/void", z.strictObject({}), (books, _, id) =>
    books.voidInvoice(id),
  ),
  endpoint(
    "GET",
    "invoice_payments",
    z.strictObject({
      payment: z.strictObject({ type: z.literal("payment_intent"), payment_intent: text }),
      expand: expand("data.invoice"),
      limit,
    }),
    (books, { payment, expand }) => {
      const found = [...books.invoiceLinks].filter(
        ([, link]) => link.intent === payment.payment_intent,
      );
      const data = found.map(([id]) =>
        resource("invoice_payment", {
          id: `inpay_of_${id}`,
          invoice: expand.length > 0 ? books.invoice(id) : id,
          payment,
          status: books.invoice(id).status,
        }),
      );
      return listOf("/v1/invoice_payments", data);
    },
  ),
];
