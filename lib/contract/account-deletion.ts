import { succeeded } from "#lib/schemas/account.ts";
import {
  accountContentsView,
  accountDeletionView,
  deleteAccountInput,
  deletesAtView,
  deletionLinkInput,
} from "#lib/schemas/account-deletion.ts";
import { linkInput } from "#lib/schemas/links.ts";
import type { CallName, CallSpec } from "./call.ts";
import { NO_MAIL, PASSWORDS_BUSY } from "./refusals.ts";

const NOT_ADMIN = "Only the account's Admin can do this";
const REQUESTED = "The account's deletion is already requested";

export const ACCOUNT_DELETION_CALLS = {
  "GET /api/account-deletion": {
    summary: "Get when your account will be deleted, if that was requested",
    output: accountDeletionView,
  },
  "POST /api/account-deletion": {
    summary:
      "Request the deletion of your account in 14 days; withdraws the listing and stops the plan's renewal",
    input: deleteAccountInput,
    output: deletesAtView,
    refusals: {
      bad_request: "The password or the code is wrong",
      forbidden: `${NOT_ADMIN}, or you have no password and didn't sign in within the last 10 minutes`,
      conflict: REQUESTED,
      rate_limited: "Too many requests, wrong passwords, or codes",
      unavailable: PASSWORDS_BUSY,
    },
  },
  "DELETE /api/account-deletion": {
    summary: "Keep your account; its plan renews again if it hasn't ended",
    output: succeeded,
    refusals: { forbidden: NOT_ADMIN, not_found: "No deletion is requested" },
  },
  "GET /api/account-deletion/contents": {
    summary: "Count what a deletion of your account would delete",
    output: accountContentsView,
    refusals: { forbidden: NOT_ADMIN },
  },
  "POST /api/account-deletion/link": {
    summary: "Email yourself a link that requests the deletion, instead of entering a password",
    input: deletionLinkInput,
    output: succeeded,
    refusals: {
      bad_request: "The code is wrong",
      forbidden: NOT_ADMIN,
      conflict: REQUESTED,
      rate_limited: "Too many requests or wrong codes",
      unavailable: NO_MAIL,
    },
  },
  "POST /api/account-deletion/confirmation": {
    summary: "Request the deletion of an account with an emailed link",
    public: true,
    input: linkInput,
    output: deletesAtView,
    refusals: {
      not_found: "The link is unknown, already used, or expired; all get the same response",
      conflict: REQUESTED,
    },
  },
  "GET /api/account-export": {
    summary: "Download everything in your account as a ZIP of JSON, CSV, photos, and documents",
    refusals: {
      forbidden: NOT_ADMIN,
      conflict: "A download is already in progress for the account",
      rate_limited: "Too many downloads",
    },
  },
} as const satisfies Record<CallName, CallSpec>;
