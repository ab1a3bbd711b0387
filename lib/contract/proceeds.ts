import { askingPriceInput, askingPriceView } from "#lib/schemas/asking-price.ts";
import { netProceedsInput, netProceedsView } from "#lib/schemas/net-proceeds.ts";
import type { CallName, CallSpec } from "./call.ts";

const NO_PROPERTY = { not_found: "The account has no property yet" };

export const PROCEEDS_CALLS = {
  "GET /api/asking-price": {
    summary: "The asking prices of the account's property, the newest first: that one holds",
    output: askingPriceView,
  },
  "PUT /api/asking-price": {
    summary: "Sets the asking price; the same price again changes nothing",
    input: askingPriceInput,
    output: askingPriceView,
    refusals: NO_PROPERTY,
  },
  "GET /api/net-proceeds": {
    summary: "What net proceeds are worked out from: the state's rules and the account's entries",
    output: netProceedsView,
    refusals: NO_PROPERTY,
  },
  "PUT /api/net-proceeds": {
    summary: "Saves the entries of the net sheet; an empty one takes its default",
    input: netProceedsInput,
    output: netProceedsView,
    refusals: NO_PROPERTY,
  },
} as const satisfies Record<CallName, CallSpec>;
