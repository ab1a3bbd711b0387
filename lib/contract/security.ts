import { z } from "zod";
import { succeeded, userView } from "#lib/schemas/account.ts";
import {
  anyCodeInput,
  appCodeInput,
  passwordAndCodeInput,
  passwordInput,
  recoveryCodesView,
  secondFactorView,
  setUpView,
} from "#lib/schemas/second-factor.ts";
import { sessionView } from "#lib/schemas/sessions.ts";
import type { CallName, CallSpec } from "./call.ts";
import { NOT_RECENTLY_SIGNED_IN, PASSWORDS_BUSY } from "./refusals.ts";

const TOO_MANY = "Too many wrong passwords or codes";
const CHANGE_REFUSALS = {
  bad_request: "The password or the code is wrong",
  forbidden: NOT_RECENTLY_SIGNED_IN,
  conflict: "Two-step verification isn't set up",
  rate_limited: TOO_MANY,
  unavailable: PASSWORDS_BUSY,
} as const;

export const SECURITY_CALLS = {
  "GET /api/sessions": {
    summary: "List your sessions: the current one first, then the most recently used",
    output: z.array(sessionView),
  },
  "DELETE /api/sessions": {
    summary: "End all your other sessions",
    output: succeeded,
  },
  "DELETE /api/sessions/{id}": {
    summary: "End one of your sessions",
    params: z.object({ id: z.uuid() }),
    output: succeeded,
  },
  "POST /api/login/second-factor": {
    summary: "Complete a login with a code from an authenticator app or a recovery code",
    public: true,
    input: anyCodeInput,
    output: userView,
    refusals: {
      unauthorized: "The code is wrong or already used, or no login is waiting for one",
      rate_limited: "Too many wrong codes for this login or this user",
    },
  },
  "GET /api/second-factor": {
    summary: "Get whether you use two-step verification and how many recovery codes are left",
    output: secondFactorView,
  },
  "POST /api/second-factor": {
    summary: "Start setting up an authenticator app; its secret is returned only once",
    input: passwordInput,
    output: setUpView,
    refusals: {
      bad_request: "The password is wrong",
      forbidden: NOT_RECENTLY_SIGNED_IN,
      conflict: "Two-step verification is already set up",
      rate_limited: TOO_MANY,
      unavailable: PASSWORDS_BUSY,
    },
  },
  "POST /api/second-factor/confirm": {
    summary: "Turn on two-step verification with a first code and end your other sessions",
    input: appCodeInput,
    output: recoveryCodesView,
    refusals: {
      bad_request: "The code is wrong",
      conflict: "No setup is in progress",
      rate_limited: TOO_MANY,
    },
  },
  "POST /api/second-factor/remove": {
    summary: "Turn off two-step verification",
    input: passwordAndCodeInput,
    output: succeeded,
    refusals: CHANGE_REFUSALS,
  },
  "POST /api/second-factor/recovery-codes": {
    summary: "Create new recovery codes; the old ones stop working",
    input: passwordAndCodeInput,
    output: recoveryCodesView,
    refusals: CHANGE_REFUSALS,
  },
} as const satisfies Record<CallName, CallSpec>;
