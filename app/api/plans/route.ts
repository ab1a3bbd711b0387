import { z } from "zod";
import { listPlans } from "#db/queries/plans.ts";
import { methods, route } from "#lib/api/route.ts";
import { planView } from "#lib/schemas/billing.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({ output: z.array(planView) }, () => listPlans()),
});
