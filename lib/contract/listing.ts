import { z } from "zod";
import { inboundView } from "#lib/schemas/inbound-email.ts";
import {
  conversationView,
  inquiriesView,
  inquiryChange,
  inquiryDeletionQuery,
  messageInput,
  unreadInquiriesView,
} from "#lib/schemas/inquiries.ts";
import {
  contradictionsView,
  exportReviewView,
  listingSettingsInput,
  listingStatusInput,
  listingView,
  trafficView,
} from "#lib/schemas/listing.ts";
import type { CallName, CallSpec } from "./call.ts";
import { NO_ACTIVE_PLAN, NO_PROPERTY } from "./refusals.ts";

const NEVER_PUBLIC = { not_found: "The listing was never published" };
const inquiry = z.object({ inquiryId: z.uuid() });
const NEWER_MESSAGE = "The buyer has written since `lastAt`";
const NO_INQUIRY = { not_found: "Inquiry not found" };

export const LISTING_CALLS = {
  "GET /api/listing": {
    token: "read",
    summary: "Get the listing's status, checklist, findings, settings, and history",
    output: listingView,
  },
  "GET /api/listing/contradictions": {
    token: "read",
    summary: "Get what contradicts each other in texts, details, inventory, and documents",
    output: contradictionsView,
  },
  "PUT /api/listing/status": {
    token: "write",
    summary: "Publish the listing or change its status",
    input: listingStatusInput,
    output: listingView,
    refusals: {
      ...NO_PROPERTY,
      conflict:
        "The checklist isn't complete, the status isn't `from` or can't change this way, or the account's deletion is requested",
      forbidden: NO_ACTIVE_PLAN,
    },
  },
  "PUT /api/listing/right-to-sell": {
    token: "write",
    summary: "Confirm the right to sell the home and publish its photos",
    output: listingView,
    refusals: NO_PROPERTY,
  },
  "PUT /api/listing/settings": {
    token: "write",
    summary: "Save how buyers reach the seller and whether the estimate is shown",
    input: listingSettingsInput,
    output: listingView,
    refusals: NO_PROPERTY,
  },
  "GET /api/listing/preview": {
    token: "read",
    summary: "Get the public page as a buyer would see it now, as HTML",
    refusals: NO_PROPERTY,
  },
  "GET /api/listing/export": {
    token: "read",
    summary: "Export the listing as RESO Data Dictionary 2.0 JSON, with Media and OpenHouse",
    refusals: NO_PROPERTY,
  },
  "GET /api/listing/export/review": {
    token: "read",
    summary: "Get what the export leaves out, and why",
    output: exportReviewView,
    refusals: NO_PROPERTY,
  },
  "GET /api/listing/photographs": {
    token: "read",
    summary: "Download the photos in order as a ZIP, with the listing's text",
    refusals: { ...NO_PROPERTY, conflict: "A download is already in progress for the account" },
  },
  "GET /api/listing/qr-code.svg": {
    token: "read",
    summary: "Get a QR code for the public page as SVG",
    refusals: NEVER_PUBLIC,
  },
  "GET /api/listing/qr-code.png": {
    token: "read",
    summary: "Get a QR code for the public page as PNG",
    refusals: NEVER_PUBLIC,
  },
  "GET /api/listing/traffic": {
    token: "read",
    summary: "Get listing traffic, counted without cookies",
    output: trafficView,
  },
  "GET /api/listing/traffic.csv": {
    token: "read",
    summary: "Download daily listing traffic as CSV, with sources and the asking price",
    refusals: { ...NEVER_PUBLIC, forbidden: "The account's plan doesn't include it" },
  },
  "GET /api/inquiries": {
    token: "read",
    summary: "List inquiries from buyers, newest first",
    output: inquiriesView,
  },
  "GET /api/inquiries/unread": {
    token: "read",
    summary: "Count unread conversations",
    output: unreadInquiriesView,
  },
  "GET /api/inquiries/{inquiryId}": {
    token: "read",
    summary: "Get an inquiry and its messages, oldest first",
    params: inquiry,
    output: conversationView,
    refusals: NO_INQUIRY,
  },
  "POST /api/inquiries/{inquiryId}/messages": {
    token: "write",
    summary: "Reply to a buyer by email",
    params: inquiry,
    input: messageInput,
    output: conversationView,
    refusals: {
      ...NO_INQUIRY,
      conflict: "The buyer can't get a reply: no email address, in spam, or at the limit",
    },
  },
  "POST /api/inbound-email": {
    summary: "Receive a reply by email, as the email service's webhook sends it",
    public: true,
    sessionless: true,
    rawInput: "application/json",
    output: inboundView,
    refusals: {
      bad_request: "Invalid signature, or the body isn't an email",
      not_found: "Replies by email aren't set up",
      rate_limited: "Too many messages; send it again later",
    },
  },
  "PATCH /api/inquiries/{inquiryId}": {
    token: "write",
    summary: "Mark an inquiry as answered, archived, spam, read, or unread",
    params: inquiry,
    input: inquiryChange,
    output: inquiriesView,
    refusals: { ...NO_INQUIRY, conflict: NEWER_MESSAGE },
  },
  "DELETE /api/inquiries/{inquiryId}": {
    token: "write",
    summary: "Delete an inquiry",
    params: inquiry,
    query: inquiryDeletionQuery,
    output: inquiriesView,
    refusals: { ...NO_INQUIRY, conflict: NEWER_MESSAGE },
  },
} as const satisfies Record<CallName, CallSpec>;
