import { z } from "zod";
import type { CallName, CallSpec } from "./call.ts";

const STATUS = z.object({ status: z.literal("ok") });

export const OPERATION_CALLS = {
  "GET /api/health": {
    summary: "Whether this process can serve: its database answers, and is migrated",
    public: true,
    sessionless: true,
    output: STATUS,
  },
  "GET /api/health/live": {
    summary: "Whether this process answers, whatever its database does",
    public: true,
    sessionless: true,
    output: STATUS,
  },
  "GET /api/metrics": {
    summary: "What this process has counted, in the text format of Prometheus",
    public: true,
    sessionless: true,
    refusals: { unauthorized: "The bearer token is not METRICS_TOKEN" },
  },
} as const satisfies Record<CallName, CallSpec>;
