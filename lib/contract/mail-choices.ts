import { z } from "zod";
import { mailChoicesInput, mailChoicesView } from "#lib/schemas/mail-choices.ts";
import { unsubscribedView, unsubscribeInput } from "#lib/schemas/unsubscribe.ts";
import { requiredText } from "#lib/schemas/text.ts";
import type { CallName, CallSpec } from "./call.ts";
import { LINK_EXPIRED } from "./refusals.ts";

const TOO_MANY = "Too many invalid links from this IP address";
const oneClickQuery = z.object({ secret: requiredText("The link is incomplete") });

export const MAIL_CHOICE_CALLS = {
  "GET /api/mail-choices": {
    summary: "Get your email preferences, your address, and whether email can be sent",
    output: mailChoicesView,
  },
  "POST /api/mail-choices": {
    summary: "Set whether messages from buyers are emailed, and how often activity is",
    input: mailChoicesInput,
    output: mailChoicesView,
  },
  "POST /api/unsubscribe": {
    summary: "Unsubscribe from the emails a link is about, or subscribe again",
    public: true,
    input: unsubscribeInput,
    output: unsubscribedView,
    refusals: { not_found: LINK_EXPIRED, rate_limited: TOO_MANY },
  },
  "POST /api/unsubscribe/one-click": {
    summary: "Unsubscribe with one click from an email app (RFC 8058)",
    public: true,
    crossSite: true,
    query: oneClickQuery,
    rawInput: "application/x-www-form-urlencoded",
    output: unsubscribedView,
    refusals: { not_found: LINK_EXPIRED, rate_limited: TOO_MANY },
  },
  "GET /api/unsubscribe/one-click": {
    summary: "Redirect from an email app to the unsubscribe screen; changes nothing",
    public: true,
    query: oneClickQuery,
    redirects: true,
  },
} as const satisfies Record<CallName, CallSpec>;
