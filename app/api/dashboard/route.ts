import { reading, routes } from "#http/route.ts";
import { dashboardReads, viewDashboard } from "#services/dashboard.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/dashboard": reading(dashboardReads, (answers, { user }) =>
    viewDashboard(answers, user),
  ),
});
