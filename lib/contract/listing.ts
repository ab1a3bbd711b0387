import { z } from "zod";
import { inquiriesView, inquiryStateInput } from "#lib/schemas/inquiries.ts";
import {
  exportReviewView,
  listingSettingsInput,
  listingStatusInput,
  listingView,
  trafficView,
} from "#lib/schemas/listing.ts";
import type { CallName, CallSpec } from "./call.ts";

const NO_PROPERTY = { not_found: "The account has no property yet" };
const NEVER_PUBLIC = { not_found: "The home was never public" };
const inquiry = z.object({ inquiryId: z.uuid() });
const NO_INQUIRY = { not_found: "The account has no such inquiry" };

export const LISTING_CALLS = {
  "GET /api/listing": {
    summary: "The account's listing: status, checklist, what stands against it, settings, history",
    output: listingView,
  },
  "PUT /api/listing/status": {
    summary: "Publishes the home, or changes its status",
    input: listingStatusInput,
    output: listingView,
    refusals: {
      ...NO_PROPERTY,
      conflict: "The checklist is not complete, or the listing can't become that from what it is",
      forbidden: "The account has no active plan",
    },
  },
  "PUT /api/listing/settings": {
    summary: "Saves how buyers reach the seller, and whether the estimate is shown",
    input: listingSettingsInput,
    output: listingView,
    refusals: NO_PROPERTY,
  },
  "GET /api/listing/preview": {
    summary: "The public page as a buyer would see it now, as HTML",
    refusals: NO_PROPERTY,
  },
  "GET /api/listing/export": {
    summary: "The listing as RESO Data Dictionary 2.0 JSON, with Media and OpenHouse",
    refusals: NO_PROPERTY,
  },
  "GET /api/listing/export/review": {
    summary: "What the export leaves out, and why",
    output: exportReviewView,
    refusals: NO_PROPERTY,
  },
  "GET /api/listing/photographs": {
    summary: "The photographs in their order as a ZIP, with a text of the listing",
    refusals: { ...NO_PROPERTY, conflict: "They are being downloaded by the account already" },
  },
  "GET /api/listing/qr-code.svg": {
    summary: "A QR code of the public page as SVG",
    refusals: NEVER_PUBLIC,
  },
  "GET /api/listing/qr-code.png": {
    summary: "A QR code of the public page as PNG",
    refusals: NEVER_PUBLIC,
  },
  "GET /api/listing/traffic": {
    summary: "What happens on the public page, counted without cookies",
    output: trafficView,
  },
  "GET /api/listing/traffic.csv": {
    summary:
      "Each day of what happens on the public page as CSV, with sources and the asking price",
    refusals: { ...NEVER_PUBLIC, forbidden: "The account's plan does not have it" },
  },
  "GET /api/inquiries": {
    summary: "What buyers have asked, the newest first",
    output: inquiriesView,
  },
  "PATCH /api/inquiries/{inquiryId}": {
    summary: "Puts an inquiry with the answered, the archived or the spam",
    params: inquiry,
    input: inquiryStateInput,
    output: inquiriesView,
    refusals: NO_INQUIRY,
  },
  "DELETE /api/inquiries/{inquiryId}": {
    summary: "Deletes an inquiry",
    params: inquiry,
    output: inquiriesView,
    refusals: NO_INQUIRY,
  },
} as const satisfies Record<CallName, CallSpec>;
