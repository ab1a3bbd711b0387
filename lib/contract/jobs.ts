import { z } from "zod";
import type { CallName, CallSpec } from "./call.ts";

const run = {
  public: true,
  sessionless: true,
  output: z.object({ done: z.number(), failed: z.number() }),
  refusals: { unauthorized: "The bearer token doesn't match JOBS_SECRET" },
} as const;

export const JOB_CALLS = {
  "GET /api/jobs": {
    summary: "Same as POST, for schedulers that can only send GET",
    ...run,
  },
  "POST /api/jobs": {
    summary: "Run due jobs and hourly tasks; called by a scheduler",
    ...run,
  },
} as const satisfies Record<CallName, CallSpec>;
