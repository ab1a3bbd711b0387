import { z } from "zod";
import { askingPriceInput, askingPriceView } from "#lib/schemas/asking-price.ts";
import { netProceedsInput, netProceedsView } from "#lib/schemas/net-proceeds.ts";
import { offerInput, offersView } from "#lib/schemas/offers.ts";
import type { CallName, CallSpec } from "./call.ts";

const NO_PROPERTY = { not_found: "The account has no property yet" };

const offerId = z.object({ offerId: z.uuid() });
const NO_SUCH_OFFER = { not_found: "The account has no such offer" };

export const PROCEEDS_CALLS = {
  "GET /api/asking-price": {
    token: "read",
    summary: "The asking prices of the account's property, the newest first: that one holds",
    output: askingPriceView,
  },
  "PUT /api/asking-price": {
    token: "write",
    summary: "Sets the asking price; the same price again changes nothing",
    input: askingPriceInput,
    output: askingPriceView,
    refusals: NO_PROPERTY,
  },
  "GET /api/net-proceeds": {
    token: "read",
    summary: "What net proceeds are worked out from: the state's rules and the account's entries",
    output: netProceedsView,
    refusals: NO_PROPERTY,
  },
  "PUT /api/net-proceeds": {
    token: "write",
    summary: "Saves the entries of the net sheet; an empty one takes its default",
    input: netProceedsInput,
    output: netProceedsView,
    refusals: NO_PROPERTY,
  },
  "GET /api/offers": {
    token: "read",
    summary: "The offers for the account's property, in the order in which they were noted",
    output: offersView,
  },
  "POST /api/offers": {
    token: "write",
    summary: "Notes an offer",
    input: offerInput,
    output: offersView,
    refusals: { ...NO_PROPERTY, conflict: "As many offers are noted as can be" },
  },
  "PUT /api/offers/{offerId}": {
    token: "write",
    summary: "Changes an offer",
    params: offerId,
    input: offerInput,
    output: offersView,
    refusals: NO_SUCH_OFFER,
  },
  "DELETE /api/offers/{offerId}": {
    token: "write",
    summary: "Deletes an offer",
    params: offerId,
    output: offersView,
    refusals: NO_SUCH_OFFER,
  },
} as const satisfies Record<CallName, CallSpec>;
