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
import { settingsInput, settingsView } from "#lib/schemas/settings.ts";
import { memberView } from "#lib/schemas/users.ts";
import { provider } from "#lib/schemas/sign-in-provider.ts";
import type { CallName, CallSpec } from "./call.ts";
import { PASSWORDS_BUSY } from "./refusals.ts";

const CONSENT_CHANGED = { conflict: "Your consent to text messages isn't `seenTextConsent`" };

export const ACCOUNT_CALLS = {
  "GET /api/auth/user": {
    summary: "Get the signed-in user",
    output: userView,
  },
  "GET /api/auth/providers": {
    summary: "List the identity providers that are set up",
    public: true,
    output: z.array(provider),
  },
  "GET /api/auth/{provider}": {
    summary: "Start signing in with Google or another identity provider",
    public: true,
    params: z.object({ provider }),
    redirects: true,
  },
  "GET /api/auth/callback/{provider}": {
    summary: "Complete a sign-in after the identity provider redirects back",
    public: true,
    params: z.object({ provider }),
    redirects: true,
  },
  "POST /api/auth/callback/{provider}": {
    summary: "Complete a sign-in for a provider that posts a form; redirects with GET",
    public: true,
    crossSite: true,
    params: z.object({ provider }),
    rawInput: "application/x-www-form-urlencoded",
    redirects: true,
  },
  "GET /api/auth/ended": {
    summary: "Clear the cookie of an ended session and redirect to the login screen",
    public: true,
    redirects: true,
  },
  "POST /api/login": {
    summary:
      "Log in with email and password and set the session cookie; with two-step verification, a code is still needed",
    public: true,
    input: loginInput,
    output: z.union([userView, secondFactorRequired]),
    refusals: {
      unauthorized: "Unknown email or wrong password; both get the same response in the same time",
      rate_limited: "Too many failures for this email, IP address, or browser",
      unavailable: PASSWORDS_BUSY,
    },
  },
  "POST /api/logout": {
    summary: "End the current session, if there is one",
    public: true,
    output: succeeded,
  },
  "GET /api/users": {
    summary: "List the people on your account, Admin first, then oldest first",
    output: z.array(memberView),
  },
  "POST /api/users": {
    summary: "Sign up, or add a user to your account when signed in",
    public: true,
    input: { signedOut: signUpInput, signedIn: addUserInput },
    output: userCreated,
    status: 201,
    refusals: {
      unauthorized: "Your user was just deleted",
      forbidden: "Your plan doesn't include adding users",
      bad_request: "Malformed request, invalid field, or a password that's easy to guess",
      conflict: "The email is already in use",
      rate_limited: "Too many sign-ups from this IP address or overall, or too many users added",
      unavailable: PASSWORDS_BUSY,
    },
  },
  "DELETE /api/users": {
    summary: "Not supported; use DELETE /api/users/{id}",
    output: succeeded,
    refusals: { not_found: "Always: the user's id is missing" },
  },
  "DELETE /api/users/{id}": {
    summary: "Delete a user you added; users they added move under you",
    params: z.object({ id: z.uuid() }),
    output: succeeded,
    refusals: { forbidden: "This is your own user, or a user you didn't add" },
  },
  "POST /api/change-password": {
    summary: "Change your password and end your other sessions",
    input: changePasswordInput,
    output: succeeded,
    refusals: {
      bad_request:
        "The old password is wrong, you have no password, or the new password is easy to guess",
      rate_limited: "Too many wrong passwords",
      unavailable: PASSWORDS_BUSY,
    },
  },
  "GET /api/profile": {
    summary: "Get your profile",
    output: profileView,
    refusals: { not_found: "No profile has been saved" },
  },
  "POST /api/profile": {
    summary: "Save your profile",
    input: profileInput,
    output: profileView,
    refusals: CONSENT_CHANGED,
  },
  "GET /api/settings": {
    summary: "Get your notification settings",
    output: settingsView,
    refusals: { not_found: "No settings have been saved" },
  },
  "POST /api/settings": {
    summary: "Save your notification settings",
    input: settingsInput,
    output: settingsView,
    refusals: CONSENT_CHANGED,
  },
} as const satisfies Record<CallName, CallSpec>;
