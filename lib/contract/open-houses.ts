import { z } from "zod";
import { openHouseInput } from "#lib/schemas/listing.ts";
import {
  followUpInput,
  openHouseNotesInput,
  openHouseRecordsOfToken,
  openHouseRecordsView,
  openHouseVisitorsView,
  sheetInput,
  sheetView,
} from "#lib/schemas/open-houses.ts";
import type { CallName, CallSpec } from "./call.ts";

const NO_PROPERTY = { not_found: "The account has no property yet" };
const openHouse = z.object({ openHouseId: z.uuid() });
const NO_OPEN_HOUSE = { not_found: "The account has no such open house" };

export const OPEN_HOUSE_CALLS = {
  "GET /api/listing/open-houses": {
    token: "read",
    summary: "The account's open houses of the last year and to come, with who signed in, counted",
    output: openHouseRecordsView,
    tokenOutput: openHouseRecordsOfToken,
  },
  "POST /api/listing/open-houses": {
    token: "write",
    summary: "Adds an open house",
    input: openHouseInput,
    output: openHouseRecordsView,
    tokenOutput: openHouseRecordsOfToken,
    refusals: {
      ...NO_PROPERTY,
      conflict: "As many open houses are told as can be, or another one at that time",
    },
  },
  "PUT /api/listing/open-houses/{openHouseId}": {
    token: "write",
    summary: "Changes the time, the remarks, or for whom an open house is",
    params: openHouse,
    input: openHouseInput,
    output: openHouseRecordsView,
    tokenOutput: openHouseRecordsOfToken,
    refusals: { ...NO_OPEN_HOUSE, conflict: "It is over, or another one is at that time" },
  },
  "DELETE /api/listing/open-houses/{openHouseId}": {
    token: "write",
    summary: "Cancels an open house; deletes one that is over, with who signed in",
    params: openHouse,
    output: openHouseRecordsView,
    tokenOutput: openHouseRecordsOfToken,
    refusals: { ...NO_OPEN_HOUSE, conflict: "It has begun, and people have signed in" },
  },
  "PUT /api/listing/open-houses/{openHouseId}/notes": {
    token: "write",
    summary: "Saves how many came to an open house, and the seller's own notes",
    params: openHouse,
    input: openHouseNotesInput,
    output: openHouseRecordsView,
    tokenOutput: openHouseRecordsOfToken,
    refusals: NO_OPEN_HOUSE,
  },
  "POST /api/listing/open-houses/{openHouseId}/invitation": {
    summary: "Makes the link for those who are invited; an earlier one ends",
    params: openHouse,
    output: openHouseRecordsView,
    refusals: { ...NO_OPEN_HOUSE, conflict: "It is over" },
  },
  "DELETE /api/listing/open-houses/{openHouseId}/invitation": {
    summary: "Ends the link for those who are invited",
    params: openHouse,
    output: openHouseRecordsView,
    refusals: NO_OPEN_HOUSE,
  },
  "POST /api/listing/open-houses/{openHouseId}/sheet": {
    summary: "Makes the link of the sign-in sheet, which takes names then; an earlier one ends",
    params: openHouse,
    output: openHouseRecordsView,
    refusals: { ...NO_OPEN_HOUSE, conflict: "Its sheet takes no more names" },
  },
  "DELETE /api/listing/open-houses/{openHouseId}/sheet": {
    summary: "Ends the sign-in sheet: it takes no more names",
    params: openHouse,
    output: openHouseRecordsView,
    refusals: NO_OPEN_HOUSE,
  },
  "GET /api/listing/open-houses/{openHouseId}/sheet/qr-code.svg": {
    summary: "A QR code of the sign-in sheet's link as SVG",
    params: openHouse,
    refusals: { not_found: "The account has no such open house, or it has no sheet" },
  },
  "GET /api/listing/open-houses/{openHouseId}/visitors": {
    token: "read",
    summary: "Who signed in at an open house, in the order in which they came",
    params: openHouse,
    output: openHouseVisitorsView,
    refusals: NO_OPEN_HOUSE,
  },
  "GET /api/listing/open-houses/{openHouseId}/visitors.csv": {
    token: "read",
    summary: "The same as a table (CSV)",
    params: openHouse,
    refusals: NO_OPEN_HOUSE,
  },
  "DELETE /api/listing/open-houses/{openHouseId}/visitors/{visitorId}": {
    token: "write",
    summary: "Deletes what somebody entered at the door",
    params: openHouse.extend({ visitorId: z.uuid() }),
    output: openHouseVisitorsView,
    refusals: { not_found: "The account has no such visitor" },
  },
  "POST /api/listing/open-houses/{openHouseId}/follow-up": {
    summary: "Mails those who came and agreed to it, each once",
    params: openHouse,
    input: followUpInput,
    output: openHouseRecordsView,
    refusals: {
      ...NO_OPEN_HOUSE,
      bad_request: "Answers are to go to an address that is no confirmed one of the account",
      conflict:
        "It is not over yet, the listing was not active meanwhile, or nobody is left to write to",
      forbidden:
        "The caller has not confirmed their own email, or an operator keeps the home from being public",
      unavailable: "No mail can be sent",
    },
  },
  "POST /api/open-house-sheet": {
    summary: "How a sign-in sheet stands, by the secret of its link; takes an entry, each once",
    public: true,
    input: sheetInput,
    output: sheetView,
    refusals: {
      not_found: "The link is unknown or over, told alike",
      conflict: "It was entered after the sheet's end, or the sheet holds as many as it can",
      rate_limited: "Too many entries, or links that don't work, from this address",
    },
  },
} as const satisfies Record<CallName, CallSpec>;
