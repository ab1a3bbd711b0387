import { z } from "zod";
import { openHouseInput } from "#lib/schemas/listing.ts";
import {
  followUpInput,
  openHouseDeletionQuery,
  openHouseLinkQuery,
  openHouseNotesInput,
  openHouseRecordsOfToken,
  openHouseRecordsView,
  openHouseVisitorsView,
  sheetInput,
  sheetView,
} from "#lib/schemas/open-houses.ts";
import type { CallName, CallSpec } from "./call.ts";
import { LINK_EXPIRED, NO_MAIL, NO_PROPERTY } from "./refusals.ts";

const openHouse = z.object({ openHouseId: z.uuid() });
const NO_OPEN_HOUSE = { not_found: "Open house not found" };

export const OPEN_HOUSE_CALLS = {
  "GET /api/listing/open-houses": {
    token: "read",
    summary: "List upcoming open houses and those of the last year, with sign-in counts",
    output: openHouseRecordsView,
    tokenOutput: openHouseRecordsOfToken,
  },
  "POST /api/listing/open-houses": {
    token: "write",
    summary: "Add an open house",
    input: openHouseInput,
    output: openHouseRecordsView,
    tokenOutput: openHouseRecordsOfToken,
    refusals: {
      ...NO_PROPERTY,
      conflict: "The maximum number of open houses is reached, or another one is at that time",
    },
  },
  "PUT /api/listing/open-houses/{openHouseId}": {
    token: "write",
    summary: "Update an open house's time, remarks, or audience",
    params: openHouse,
    input: openHouseInput,
    revised: true,
    output: openHouseRecordsView,
    tokenOutput: openHouseRecordsOfToken,
    refusals: {
      ...NO_OPEN_HOUSE,
      conflict:
        "The open house is over, another one is at that time, or it was saved since the given revision",
    },
  },
  "DELETE /api/listing/open-houses/{openHouseId}": {
    token: "write",
    summary: "Cancel an open house; one that's over is deleted with its sign-ins",
    params: openHouse,
    query: openHouseDeletionQuery,
    output: openHouseRecordsView,
    tokenOutput: openHouseRecordsOfToken,
    refusals: {
      ...NO_OPEN_HOUSE,
      conflict:
        "The open house has started, and people have signed in, or it's over although `isOver` is false",
    },
  },
  "PUT /api/listing/open-houses/{openHouseId}/notes": {
    token: "write",
    summary: "Save how many people came and your notes",
    params: openHouse,
    input: openHouseNotesInput,
    revised: true,
    output: openHouseRecordsView,
    tokenOutput: openHouseRecordsOfToken,
    refusals: NO_OPEN_HOUSE,
  },
  "POST /api/listing/open-houses/{openHouseId}/invitation": {
    summary: "Create the invitation link, if there is none; `replaces` replaces it",
    params: openHouse,
    query: openHouseLinkQuery,
    output: openHouseRecordsView,
    refusals: { ...NO_OPEN_HOUSE, conflict: "The open house is over" },
  },
  "DELETE /api/listing/open-houses/{openHouseId}/invitation": {
    summary: "Revoke the invitation link",
    params: openHouse,
    output: openHouseRecordsView,
    refusals: NO_OPEN_HOUSE,
  },
  "POST /api/listing/open-houses/{openHouseId}/sheet": {
    summary: "Open the sign-in sheet with a new link, if none is open; `replaces` replaces it",
    params: openHouse,
    query: openHouseLinkQuery,
    output: openHouseRecordsView,
    refusals: { ...NO_OPEN_HOUSE, conflict: "The sign-in sheet no longer takes entries" },
  },
  "DELETE /api/listing/open-houses/{openHouseId}/sheet": {
    summary: "Close the sign-in sheet",
    params: openHouse,
    output: openHouseRecordsView,
    refusals: NO_OPEN_HOUSE,
  },
  "GET /api/listing/open-houses/{openHouseId}/sheet/qr-code.svg": {
    summary: "Get a QR code for the sign-in sheet as SVG",
    params: openHouse,
    refusals: { not_found: "Open house not found, or it has no sign-in sheet" },
  },
  "GET /api/listing/open-houses/{openHouseId}/visitors": {
    token: "read",
    summary: "List who signed in at an open house, in order of arrival",
    params: openHouse,
    output: openHouseVisitorsView,
    refusals: NO_OPEN_HOUSE,
  },
  "GET /api/listing/open-houses/{openHouseId}/visitors.csv": {
    token: "read",
    summary: "Download the sign-ins as CSV",
    params: openHouse,
    refusals: NO_OPEN_HOUSE,
  },
  "DELETE /api/listing/open-houses/{openHouseId}/visitors/{visitorId}": {
    token: "write",
    summary: "Delete a sign-in",
    params: openHouse.extend({ visitorId: z.uuid() }),
    output: openHouseVisitorsView,
    refusals: { not_found: "Visitor not found" },
  },
  "POST /api/listing/open-houses/{openHouseId}/follow-up": {
    summary: "Email visitors who agreed to be contacted; each gets it once",
    params: openHouse,
    input: followUpInput,
    output: openHouseRecordsView,
    refusals: {
      ...NO_OPEN_HOUSE,
      bad_request: "The reply-to address isn't a confirmed address on the account",
      conflict: "The open house isn't over, the listing isn't active, or no one is left to email",
      forbidden: "Your email isn't confirmed, or an operator took the listing down",
      unavailable: NO_MAIL,
    },
  },
  "POST /api/open-house-sheet": {
    summary: "Get a sign-in sheet's state by its link's secret, and add an entry (each once)",
    public: true,
    input: sheetInput,
    output: sheetView,
    refusals: {
      not_found: LINK_EXPIRED,
      conflict: "The entry was made after the sheet closed, or the sheet is full",
      rate_limited: "Too many entries or invalid links from this IP address",
    },
  },
} as const satisfies Record<CallName, CallSpec>;
