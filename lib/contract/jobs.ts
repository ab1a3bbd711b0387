import { z } from "zod";
import type { CallName, CallSpec } from "./call.ts";

const run = {
  public: true,
  sessionless: true,
  output: z.object({ done: z.number(), failed: z.number() }),
  refusals: { unauthorized: "The bearer token is not JOBS_SECRET" },
} as const;

export const JOB_CALLS = {
  "GET /api/jobs": {
    summary: "The same as POST, for schedulers that can only GET",
    ...run,
  },
  "POST /api/jobs": {
    summary: "Runs the jobs that are due, and what is to be done once an hour; for a scheduler",
    ...run,
  },
} as const satisfies Record<CallName, CallSpec>;
