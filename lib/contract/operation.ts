import { z } from "zod";
import type { CallName, CallSpec } from "./call.ts";

const STATUS = z.object({ status: z.literal("ok") });

export const OPERATION_CALLS = {
  "GET /api/health": {
    summary: "Check whether the server is ready: its database answers and is migrated",
    public: true,
    sessionless: true,
    output: STATUS,
  },
  "GET /api/health/live": {
    summary: "Check whether the server is running, whatever the state of its database",
    public: true,
    sessionless: true,
    output: STATUS,
  },
  "GET /api/metrics": {
    summary: "Get this server's metrics in the Prometheus text format",
    public: true,
    sessionless: true,
    refusals: { unauthorized: "The bearer token doesn't match METRICS_TOKEN" },
  },
} as const satisfies Record<CallName, CallSpec>;
