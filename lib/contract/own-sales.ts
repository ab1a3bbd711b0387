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
import { NO_PROPERTY, NO_SALE } from "./refusals.ts";

// At most fifteen digits: exact in both JavaScript and PostgreSQL.
const params = z.object({
  saleId: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
});

export const OWN_SALES_CALLS = {
  "GET /api/property/own-sales": {
    token: "read",
    summary: "Get the sales you added and the estimate based on them",
    output: ownSalesView,
    refusals: NO_PROPERTY,
  },
  "POST /api/property/own-sales": {
    token: "write",
    summary: "Add sales; duplicates are skipped",
    input: ownSalesInput,
    output: ownSalesView,
    refusals: { ...NO_PROPERTY, conflict: "The account would exceed its maximum number of sales" },
  },
  "POST /api/property/own-sales/preview": {
    token: "read",
    summary: "Read sales from pasted text without saving them",
    input: pastedInput,
    output: pastedView,
    refusals: { rate_limited: "The account has sent too much text in a short time" },
  },
  "PUT /api/property/own-sales/{saleId}": {
    token: "write",
    summary: "Update a sale you added",
    params,
    input: ownSaleInput,
    output: ownSalesView,
    refusals: { ...NO_SALE, conflict: "You already added the same sale" },
  },
  "DELETE /api/property/own-sales/{saleId}": {
    token: "write",
    summary: "Delete a sale you added",
    params,
    output: ownSalesView,
    refusals: NO_SALE,
  },
  "PUT /api/property/own-sales/{saleId}/left-out": {
    token: "write",
    summary: "Exclude a sale from the estimate based on your sales",
    params,
    output: ownSalesView,
    refusals: NO_SALE,
  },
  "DELETE /api/property/own-sales/{saleId}/left-out": {
    token: "write",
    summary: "Include a sale again in the estimate based on your sales",
    params,
    output: ownSalesView,
    refusals: NO_SALE,
  },
  "GET /api/property/last-sale": {
    token: "read",
    summary: "Get the home's last sale, and its price adjusted to today by the state's index",
    output: lastSaleView,
    refusals: NO_PROPERTY,
  },
  "PUT /api/property/last-sale": {
    token: "write",
    summary: "Save the home's last sale",
    input: lastSaleInput,
    output: lastSaleView,
    refusals: NO_PROPERTY,
  },
  "DELETE /api/property/last-sale": {
    token: "write",
    summary: "Delete the home's last sale",
    output: lastSaleView,
    refusals: NO_PROPERTY,
  },
} as const satisfies Record<CallName, CallSpec>;
