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

const BUSY = "The database can't be reached, or too many passwords are being checked";
const TOO_MANY = "Too many wrong passwords or codes";
const CHANGE_REFUSALS = {
  bad_request: "The password or the code is wrong",
  forbidden: "The caller has no password, and signed in more than 10 minutes ago",
  conflict: "No second factor is set up",
  rate_limited: TOO_MANY,
  unavailable: BUSY,
} as const;

export const SECURITY_CALLS = {
  "GET /api/sessions": {
    summary: "Where the caller is signed in: the session that asks first, then the one last used",
    output: z.array(sessionView),
  },
  "DELETE /api/sessions": {
    summary: "Ends the caller's sessions but the one that asks",
    output: succeeded,
  },
  "DELETE /api/sessions/{id}": {
    summary: "Ends one of the caller's sessions",
    params: z.object({ id: z.uuid() }),
    output: succeeded,
  },
  "POST /api/login/second-factor": {
    summary: "Completes a sign-in by a code of the authenticator app or a recovery code",
    public: true,
    input: anyCodeInput,
    output: userView,
    refusals: {
      unauthorized: "The code is wrong or was used before, or no sign-in waits for one",
      rate_limited: "Too many wrong codes for this sign-in, or for this person",
    },
  },
  "GET /api/second-factor": {
    summary: "Whether the caller has a second factor, and how many recovery codes are left",
    output: secondFactorView,
  },
  "POST /api/second-factor": {
    summary: "Starts to set up an authenticator app; its secret is told this once",
    input: passwordInput,
    output: setUpView,
    refusals: {
      bad_request: "The password is wrong",
      forbidden: "The caller has no password, and signed in more than 10 minutes ago",
      conflict: "A second factor is set up already",
      rate_limited: TOO_MANY,
      unavailable: BUSY,
    },
  },
  "POST /api/second-factor/confirm": {
    summary: "Turns the second factor on by a first code, and ends the caller's other sessions",
    input: appCodeInput,
    output: recoveryCodesView,
    refusals: {
      bad_request: "The code is wrong",
      conflict: "Nothing is being set up",
      rate_limited: TOO_MANY,
    },
  },
  "POST /api/second-factor/remove": {
    summary: "Turns the second factor off",
    input: passwordAndCodeInput,
    output: succeeded,
    refusals: CHANGE_REFUSALS,
  },
  "POST /api/second-factor/recovery-codes": {
    summary: "Makes new recovery codes; the old ones count no more",
    input: passwordAndCodeInput,
    output: recoveryCodesView,
    refusals: CHANGE_REFUSALS,
  },
} as const satisfies Record<CallName, CallSpec>;
