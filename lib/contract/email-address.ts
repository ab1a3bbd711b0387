import { z } from "zod";
import { forgottenPasswordInput, newPasswordByLinkInput, succeeded } from "#lib/schemas/account.ts";
import {
  changeEmailInput,
  emailAddressChanged,
  emailAddressView,
} from "#lib/schemas/email-address.ts";
import { invitationView } from "#lib/schemas/invitations.ts";
import { linkInput } from "#lib/schemas/links.ts";
import type { CallName, CallSpec } from "./call.ts";
import { NOT_RECENTLY_SIGNED_IN, NO_MAIL, PASSWORDS_BUSY } from "./refusals.ts";

const LINK_OVER = "The link is unknown, already used, or expired; all get the same response";
const NEW_PASSWORD = "Malformed request, or a password that breaks a rule or is easy to guess";

export const EMAIL_ADDRESS_CALLS = {
  "POST /api/forgot-password": {
    summary:
      "Email a password reset link; unknown addresses get the same response in the same time",
    public: true,
    input: forgottenPasswordInput,
    output: succeeded,
    refusals: {
      rate_limited: "Too many requests from this IP address or overall",
      unavailable: NO_MAIL,
    },
  },
  "POST /api/reset-password": {
    summary: "Set a new password with an emailed link (works once) and end the user's sessions",
    public: true,
    input: newPasswordByLinkInput,
    output: succeeded,
    refusals: { bad_request: NEW_PASSWORD, not_found: LINK_OVER, unavailable: PASSWORDS_BUSY },
  },
  "POST /api/verify-email": {
    summary: "Confirm an account's email address, or its new one, with an emailed link",
    public: true,
    input: linkInput,
    output: emailAddressChanged,
    refusals: { not_found: LINK_OVER, conflict: "The address now belongs to another account" },
  },
  "POST /api/restore-email": {
    summary:
      "Restore the previous email address with an emailed link, end the user's sessions, and email a password reset link",
    public: true,
    input: linkInput,
    output: emailAddressChanged,
    refusals: { not_found: LINK_OVER, conflict: "The address now belongs to another account" },
  },
  "POST /api/invitation": {
    summary: "Accept an invitation with an emailed link and set a password",
    public: true,
    input: newPasswordByLinkInput,
    output: succeeded,
    refusals: { bad_request: NEW_PASSWORD, not_found: LINK_OVER, unavailable: PASSWORDS_BUSY },
  },
  "GET /api/email-address": {
    summary: "Get your email address and whether it's confirmed",
    output: emailAddressView,
  },
  "POST /api/email-address": {
    summary: "Email a confirmation link to a new address; once confirmed, you use it to log in",
    input: changeEmailInput,
    output: succeeded,
    refusals: {
      bad_request: "That's already your address, or the password or code is wrong",
      forbidden: NOT_RECENTLY_SIGNED_IN,
      rate_limited: "Too many changes, or too many wrong passwords or codes",
      unavailable: NO_MAIL,
    },
  },
  "POST /api/email-address/confirmation": {
    summary: "Resend the confirmation email",
    output: succeeded,
    refusals: {
      conflict: "The address is already confirmed",
      rate_limited: "Too many emails sent",
      unavailable: NO_MAIL,
    },
  },
  "GET /api/invitations": {
    summary: "List people on your account who haven't accepted their invitation",
    output: z.array(invitationView),
  },
  "POST /api/invitations/{userId}": {
    summary: "Resend an invitation",
    params: z.object({ userId: z.uuid() }),
    output: succeeded,
    refusals: {
      forbidden: "Your own email isn't confirmed",
      conflict: "The person has already accepted",
      rate_limited: "Too many emails sent",
      unavailable: NO_MAIL,
    },
  },
} as const satisfies Record<CallName, CallSpec>;
