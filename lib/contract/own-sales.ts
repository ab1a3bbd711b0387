import { z } from "zod";
import { lastSaleInput, lastSaleView } from "#lib/schemas/last-sale.ts";
import {
  ownSaleInput,
  ownSalesInput,
  ownSalesView,
  pastedInput,
  pastedView,
} from "#lib/schemas/own-sales.ts";
import type { CallName, CallSpec } from "./call.ts";

const NO_PROPERTY = { not_found: "The account has no property yet" };
const NO_SALE = { not_found: "There is no property, or no such sale of the account" };

// Fifteen digits at most: a number that JavaScript and PostgreSQL hold alike.
const params = z.object({
  saleId: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
});

export const OWN_SALES_CALLS = {
  "GET /api/property/own-sales": {
    token: "read",
    summary: "The sales that the account brought, and what the home is worth by them alone",
    output: ownSalesView,
    refusals: NO_PROPERTY,
  },
  "POST /api/property/own-sales": {
    token: "write",
    summary: "Adds sales to those that the account brought; one that is there already is not added",
    input: ownSalesInput,
    output: ownSalesView,
    refusals: { ...NO_PROPERTY, conflict: "There would be more sales than an account may bring" },
  },
  "POST /api/property/own-sales/preview": {
    token: "read",
    summary: "Reads sales from pasted text, and stores nothing",
    input: pastedInput,
    output: pastedView,
    refusals: { rate_limited: "The account has sent too much text in a short time" },
  },
  "PUT /api/property/own-sales/{saleId}": {
    token: "write",
    summary: "Changes a sale that the account brought",
    params,
    input: ownSaleInput,
    output: ownSalesView,
    refusals: { ...NO_SALE, conflict: "The account brought the same sale already" },
  },
  "DELETE /api/property/own-sales/{saleId}": {
    token: "write",
    summary: "Deletes a sale that the account brought",
    params,
    output: ownSalesView,
    refusals: NO_SALE,
  },
  "PUT /api/property/own-sales/{saleId}/left-out": {
    token: "write",
    summary: "Leaves a sale out of the estimate by the account's own sales",
    params,
    output: ownSalesView,
    refusals: NO_SALE,
  },
  "DELETE /api/property/own-sales/{saleId}/left-out": {
    token: "write",
    summary: "Lets a sale count again in the estimate by the account's own sales",
    params,
    output: ownSalesView,
    refusals: NO_SALE,
  },
  "GET /api/property/last-sale": {
    token: "read",
    summary: "What the home last sold for, and that price carried forward by its state's index",
    output: lastSaleView,
    refusals: NO_PROPERTY,
  },
  "PUT /api/property/last-sale": {
    token: "write",
    summary: "Saves what the home last sold for",
    input: lastSaleInput,
    output: lastSaleView,
    refusals: NO_PROPERTY,
  },
  "DELETE /api/property/last-sale": {
    token: "write",
    summary: "Forgets what the home last sold for",
    output: lastSaleView,
    refusals: NO_PROPERTY,
  },
} as const satisfies Record<CallName, CallSpec>;
