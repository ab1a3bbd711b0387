import { z } from "zod";
import {
  addUserInput,
  changePasswordInput,
  loginInput,
  signUpInput,
  succeeded,
  userCreated,
  userView,
} from "#lib/schemas/account.ts";
import { profileInput, profileView } from "#lib/schemas/profile.ts";
import { secondFactorRequired } from "#lib/schemas/second-factor.ts";
import { settingsView } from "#lib/schemas/settings.ts";
import { memberView } from "#lib/schemas/users.ts";
import { provider } from "#lib/schemas/sign-in-provider.ts";
import type { CallName, CallSpec } from "./call.ts";

const BUSY = "The database can't be reached, or too many passwords are being checked";

export const ACCOUNT_CALLS = {
  "GET /api/auth/user": {
    summary: "The signed-in person",
    output: userView,
  },
  "GET /api/auth/providers": {
    summary: "The identity providers that are set up",
    public: true,
    output: z.array(provider),
  },
  "GET /api/auth/{provider}": {
    summary: "Starts a sign-in with Google or another identity provider",
    public: true,
    params: z.object({ provider }),
    redirects: true,
  },
  "GET /api/auth/callback/{provider}": {
    summary: "Where an identity provider sends the browser back to; signs it in",
    public: true,
    params: z.object({ provider }),
    redirects: true,
  },
  "POST /api/auth/callback/{provider}": {
    summary: "The same for a provider that posts a form; sends the browser on by GET",
    public: true,
    crossSite: true,
    params: z.object({ provider }),
    rawInput: "application/x-www-form-urlencoded",
    redirects: true,
  },
  "GET /api/auth/ended": {
    summary: "Takes the cookie of an ended session away, and leads to the login screen",
    public: true,
    redirects: true,
  },
  "POST /api/login": {
    summary:
      "Signs in with email and password, and sets the session's cookie; a person with a second factor is told to complete it",
    public: true,
    input: loginInput,
    output: z.union([userView, secondFactorRequired]),
    refusals: {
      unauthorized: "Unknown email or wrong password, told alike and in the same time",
      rate_limited: "Too many failures for this email, from this address or by this browser",
      unavailable: BUSY,
    },
  },
  "POST /api/logout": {
    summary: "Ends the session, if there is one",
    public: true,
    output: succeeded,
  },
  "GET /api/users": {
    summary: "Everyone of the account, the Admin first, then oldest first",
    output: z.array(memberView),
  },
  "POST /api/users": {
    summary: "A visitor signs up; a signed-in person adds someone to their account",
    public: true,
    input: { signedOut: signUpInput, signedIn: addUserInput },
    output: userCreated,
    status: 201,
    refusals: {
      unauthorized: "The caller has just been deleted",
      forbidden: "The account's plan does not include adding users",
      bad_request: "Malformed, a field does not fit, or the password is easily guessed",
      conflict: "The email is taken",
      rate_limited: "Too many sign-ups, from this address or in all; or too many users added",
      unavailable: BUSY,
    },
  },
  "DELETE /api/users": {
    summary: "Names nobody",
    output: succeeded,
    refusals: { not_found: "Always: the id of a user is missing" },
  },
  "DELETE /api/users/{id}": {
    summary:
      "Deletes a user whom the caller has added; those whom they had added pass to the caller",
    params: z.object({ id: z.uuid() }),
    output: succeeded,
    refusals: { forbidden: "The caller, or someone whom the caller has not added" },
  },
  "POST /api/change-password": {
    summary: "Changes the password, and ends the person's other sessions",
    input: changePasswordInput,
    output: succeeded,
    refusals: {
      bad_request:
        "The old password is wrong, the person has none, or the new one is easily guessed",
      rate_limited: "Too many wrong old passwords",
      unavailable: BUSY,
    },
  },
  "GET /api/profile": {
    summary: "The caller's own contact card",
    output: profileView,
    refusals: { not_found: "None was saved yet" },
  },
  "POST /api/profile": {
    summary: "Saves the caller's contact card",
    input: profileInput,
    output: profileView,
  },
  "GET /api/settings": {
    summary: "The caller's notification choices",
    output: settingsView,
    refusals: { not_found: "None were saved yet" },
  },
  "POST /api/settings": {
    summary: "Saves the caller's notification choices",
    input: settingsView,
    output: settingsView,
  },
} as const satisfies Record<CallName, CallSpec>;
