import { supportInput, supportView } from "#lib/schemas/support.ts";
import type { CallName, CallSpec } from "./call.ts";

export const SUPPORT_CALLS = {
  "POST /api/support": {
    summary: "Writes to whoever runs the site; they answer by mail",
    input: supportInput,
    output: supportView,
    refusals: { rate_limited: "Many messages have come from this person or account" },
  },
} as const satisfies Record<CallName, CallSpec>;
