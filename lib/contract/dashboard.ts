import { dashboardView } from "#lib/schemas/dashboard.ts";
import type { CallName, CallSpec } from "./call.ts";

export const DASHBOARD_CALLS = {
  "GET /api/dashboard": {
    token: "read",
    summary:
      "Where the sale of the home stands: what to do next, how far each part is, what happened",
    output: dashboardView,
  },
} as const satisfies Record<CallName, CallSpec>;
