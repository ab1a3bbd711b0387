import { supportInput, supportView } from "#lib/schemas/support.ts";
import type { CallName, CallSpec } from "./call.ts";

export const SUPPORT_CALLS = {
  "POST /api/support": {
    summary:
      "Writes to whoever runs the site: a question, or a feature to ask for; they answer by mail",
    input: supportInput,
    output: supportView,
    refusals: {
      rate_limited: "Many messages have come from this person or account",
      forbidden: "A feature is asked for without a plan that has it",
    },
  },
} as const satisfies Record<CallName, CallSpec>;
