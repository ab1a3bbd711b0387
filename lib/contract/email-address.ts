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

const BUSY = "The database can't be reached, or too many passwords are being checked";
const NO_MAIL = "No mail can be sent";
const LINK_OVER = "The link is unknown, was used, or has ended, told alike";
const NEW_PASSWORD = "Malformed, the password breaks a rule, or is easily guessed";

/** Calls around the address that a person signs in with, and the links that are mailed there. */
export const EMAIL_ADDRESS_CALLS = {
  "POST /api/forgot-password": {
    summary:
      "Mails a link by which a new password is set; the same answer, in the same time, for an unknown email",
    public: true,
    input: forgottenPasswordInput,
    output: succeeded,
    refusals: { rate_limited: "Too many, from this address or in all", unavailable: NO_MAIL },
  },
  "POST /api/reset-password": {
    summary: "Sets a new password by a mailed link, once, and ends the person's sessions",
    public: true,
    input: newPasswordByLinkInput,
    output: succeeded,
    refusals: { bad_request: NEW_PASSWORD, not_found: LINK_OVER, unavailable: BUSY },
  },
  "POST /api/verify-email": {
    summary: "Confirms an email address by a mailed link: that of the account, or its next one",
    public: true,
    input: linkInput,
    output: emailAddressChanged,
    refusals: { not_found: LINK_OVER, conflict: "The address is another person's by now" },
  },
  "POST /api/restore-email": {
    summary:
      "Puts the former email address back by a mailed link, ends the person's sessions, and mails a link for a new password",
    public: true,
    input: linkInput,
    output: emailAddressChanged,
    refusals: { not_found: LINK_OVER, conflict: "The address is another person's by now" },
  },
  "POST /api/invitation": {
    summary: "A person who was added to an account accepts by a mailed link, and sets a password",
    public: true,
    input: newPasswordByLinkInput,
    output: succeeded,
    refusals: { bad_request: NEW_PASSWORD, not_found: LINK_OVER, unavailable: BUSY },
  },
  "GET /api/email-address": {
    summary: "The address that the caller signs in with, and whether it is confirmed",
    output: emailAddressView,
  },
  "POST /api/email-address": {
    summary:
      "Mails a link to a new address, by which it becomes the one that the caller signs in with",
    input: changeEmailInput,
    output: succeeded,
    refusals: {
      bad_request: "It is the caller's already, or the password or the code is wrong",
      forbidden: "The caller has no password, and signed in more than 10 minutes ago",
      rate_limited: "Too many changes, or too many wrong passwords or codes",
      unavailable: NO_MAIL,
    },
  },
  "POST /api/email-address/confirmation": {
    summary: "Mails the link again by which the caller confirms their address",
    output: succeeded,
    refusals: {
      conflict: "It is confirmed already",
      rate_limited: "Too many mails",
      unavailable: NO_MAIL,
    },
  },
  "GET /api/invitations": {
    summary: "Who of the account has not accepted yet",
    output: z.array(invitationView),
  },
  "POST /api/invitations/{userId}": {
    summary: "Mails the invitation again",
    params: z.object({ userId: z.uuid() }),
    output: succeeded,
    refusals: {
      forbidden: "The caller has not confirmed their own email",
      conflict: "The person has accepted",
      rate_limited: "Too many mails",
      unavailable: NO_MAIL,
    },
  },
} as const satisfies Record<CallName, CallSpec>;
