import { supportInput, supportView } from "#lib/schemas/support.ts";
import type { CallName, CallSpec } from "./call.ts";

export const SUPPORT_CALLS = {
  "POST /api/support": {
    summary: "Send a question or feature request to the site's operators; they reply by email",
    input: supportInput,
    output: supportView,
    refusals: {
      rate_limited: "Too many messages from this person or account",
      forbidden: "The account's plan doesn't include feature requests",
    },
  },
} as const satisfies Record<CallName, CallSpec>;
