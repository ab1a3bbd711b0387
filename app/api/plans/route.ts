import { routes } from "#http/route.ts";
import { listPlans } from "#services/payments.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/plans": () => listPlans(),
});
