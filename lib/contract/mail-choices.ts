import { z } from "zod";
import { mailChoicesInput, mailChoicesView } from "#lib/schemas/mail-choices.ts";
import { unsubscribedView, unsubscribeInput } from "#lib/schemas/unsubscribe.ts";
import { requiredText } from "#lib/schemas/text.ts";
import type { CallName, CallSpec } from "./call.ts";

const LINK_OVER = "The link is unknown or over, told alike";
const TOO_MANY = "Too many links that don't work, from this address";
const oneClickQuery = z.object({ secret: requiredText("The link is not complete") });

/** What a person gets by mail, beside the settings. */
export const MAIL_CHOICE_CALLS = {
  "GET /api/mail-choices": {
    summary:
      "How the caller wants to be told by mail, at which address, and whether mail can be sent",
    output: mailChoicesView,
  },
  "POST /api/mail-choices": {
    summary: "Chooses whether buyers' words come by mail, and how often activity does",
    input: mailChoicesInput,
    output: mailChoicesView,
  },
  "POST /api/unsubscribe": {
    summary: "Ends the mails that a link in one of them is about, or lets them come again",
    public: true,
    input: unsubscribeInput,
    output: unsubscribedView,
    refusals: { not_found: LINK_OVER, rate_limited: TOO_MANY },
  },
  "POST /api/unsubscribe/one-click": {
    summary: "The same for a mail program's own button (RFC 8058): ends the mails",
    public: true,
    crossSite: true,
    query: oneClickQuery,
    rawInput: "application/x-www-form-urlencoded",
    output: unsubscribedView,
    refusals: { not_found: LINK_OVER, rate_limited: TOO_MANY },
  },
  "GET /api/unsubscribe/one-click": {
    summary:
      "Where a mail program leads that opens the address of that button: to the screen, and changes nothing",
    public: true,
    query: oneClickQuery,
    redirects: true,
  },
} as const satisfies Record<CallName, CallSpec>;
