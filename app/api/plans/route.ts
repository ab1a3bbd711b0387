import { reading, routes } from "#http/route.ts";
import { everyPlan } from "#services/payments.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/plans": reading({ plans: everyPlan }, ({ plans }) => plans),
});
