import { dashboardView } from "#lib/schemas/dashboard.ts";
import type { CallName, CallSpec } from "./call.ts";

export const DASHBOARD_CALLS = {
  "GET /api/dashboard": {
    token: "read",
    summary: "Get your progress, next steps, and recent activity",
    output: dashboardView,
  },
} as const satisfies Record<CallName, CallSpec>;
