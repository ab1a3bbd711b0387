import { z } from "zod";
import { askingPriceInput, askingPriceParams, askingPriceView } from "#lib/schemas/asking-price.ts";
import { netProceedsInput, netProceedsView } from "#lib/schemas/net-proceeds.ts";
import { offerResourceInput } from "#lib/schemas/offer-resource.ts";
import {
  highestAndBestInput,
  offerAnswerInput,
  openRequestQuery,
} from "#lib/schemas/offer-terms.ts";
import { backupOrderInput, offerInput, offersView } from "#lib/schemas/offers.ts";
import { priceCheckup } from "#lib/schemas/price-checkup.ts";
import type { CallName, CallSpec } from "./call.ts";
import { NO_PROPERTY } from "./refusals.ts";

const offerId = z.object({ offerId: z.uuid() });
const place = z.coerce.number().int().min(1).max(99);
const NO_SUCH_PRICE = { not_found: "Price not found" };
const NO_SUCH_OFFER = { not_found: "Offer not found" };

export const PROCEEDS_CALLS = {
  "GET /api/asking-price": {
    token: "read",
    summary: "List the property's asking prices, newest first; the first is the current price",
    output: askingPriceView,
  },
  "PUT /api/asking-price": {
    token: "write",
    summary: "Set the asking price; setting the same price changes nothing",
    input: askingPriceInput,
    output: askingPriceView,
    refusals: { ...NO_PROPERTY, conflict: "The current price isn't `from`" },
  },
  "PUT /api/asking-price/{priceId}/removed": {
    token: "write",
    summary: "Remove a price from the history that buyers see",
    params: askingPriceParams,
    output: askingPriceView,
    refusals: { ...NO_SUCH_PRICE, conflict: "It's the current asking price" },
  },
  "DELETE /api/asking-price/{priceId}/removed": {
    token: "write",
    summary: "Show a removed price to buyers again",
    params: askingPriceParams,
    output: askingPriceView,
    refusals: NO_SUCH_PRICE,
  },
  "GET /api/price-checkup": {
    token: "read",
    summary: "Get how the active listing does, and how homes nearby sold that were listed as long",
    output: priceCheckup,
  },
  "GET /api/net-proceeds": {
    token: "read",
    summary: "Get what net proceeds are based on: state rules and your entries",
    output: netProceedsView,
    refusals: NO_PROPERTY,
  },
  "PUT /api/net-proceeds": {
    token: "write",
    summary: "Save your net proceeds entries; an empty entry uses its default",
    input: netProceedsInput,
    revised: true,
    output: netProceedsView,
    refusals: NO_PROPERTY,
  },
  "GET /api/offers": {
    token: "read",
    summary: "List offers in the order they were added",
    output: offersView,
  },
  "POST /api/offers": {
    token: "write",
    summary: "Add an offer",
    input: offerInput,
    output: offersView,
    refusals: { ...NO_PROPERTY, conflict: "The maximum number of offers is reached" },
  },
  "POST /api/offers/import": {
    token: "write",
    summary: "Import an offer of RESO's RCP-57; the same offer again changes nothing",
    input: offerResourceInput,
    output: offersView,
    refusals: {
      ...NO_PROPERTY,
      conflict:
        "The maximum number of offers is reached, or an imported turn is missing or changed",
    },
  },
  "PUT /api/offers/backups": {
    token: "write",
    summary: "Set the order of backup offers",
    input: backupOrderInput,
    output: offersView,
    refusals: { conflict: "These aren't all the backup offers" },
  },
  "POST /api/offers/highest-and-best": {
    token: "write",
    summary: "Ask the buyers of all open offers for their highest and best, by one deadline",
    input: highestAndBestInput,
    output: offersView,
    refusals: {
      ...NO_PROPERTY,
      bad_request:
        "The deadline has passed or is far away, or the message may violate fair housing",
      conflict:
        "No offer is open, one is accepted, the home isn't on the market, or another request is open",
      rate_limited: "Too many requests in a day",
    },
  },
  "DELETE /api/offers/highest-and-best": {
    token: "write",
    summary: "Cancel the open request for highest and best offers",
    query: openRequestQuery,
    output: offersView,
    refusals: { ...NO_PROPERTY, conflict: "No request is open, or another than `requestId`" },
  },
  "PUT /api/offers/{offerId}": {
    token: "write",
    summary: "Update an offer that you entered",
    params: offerId,
    input: offerInput,
    revised: true,
    output: offersView,
    refusals: NO_SUCH_OFFER,
  },
  "DELETE /api/offers/{offerId}": {
    token: "write",
    summary: "Delete an offer that you entered, or one that is closed",
    params: offerId,
    output: offersView,
    refusals: { ...NO_SUCH_OFFER, conflict: "A buyer's offer is still open or accepted" },
  },
  "GET /api/offers/{offerId}/turns/{turn}/files/{number}": {
    token: "read",
    summary: "Download a file that a buyer attached to an offer or a counteroffer",
    params: offerId.extend({ turn: place, number: place }),
    refusals: { not_found: "Offer or file not found" },
  },
  "GET /api/offers/{offerId}/export": {
    token: "read",
    summary: "Export an offer and its turns as JSON of RESO's RCP-57",
    params: offerId,
    refusals: NO_SUCH_OFFER,
  },
  "POST /api/offers/{offerId}/answer": {
    token: "write",
    summary:
      "Accept, decline, or counter a buyer's offer, accept it as a backup, or end an accepted one",
    params: offerId,
    input: offerAnswerInput,
    output: offersView,
    refusals: {
      ...NO_SUCH_OFFER,
      bad_request: "The terms contradict each other, or a date has passed",
      conflict:
        "The offer has another turn, is closed, or another offer is accepted, or none is accepted for a backup",
    },
  },
} as const satisfies Record<CallName, CallSpec>;
