import { z } from "zod";
import { changeLeftOut } from "#services/valuation.ts";
import { methods, route } from "#lib/api/route.ts";
import { valuationView } from "#lib/schemas/valuation.ts";

/** At most fifteen digits: a number that JavaScript and PostgreSQL hold alike. */
const params = z.object({
  saleId: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
});

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({ params, output: valuationView }, ({ user, params: { saleId } }) =>
    changeLeftOut(user.accountId, saleId, true),
  ),
  DELETE: route({ params, output: valuationView }, ({ user, params: { saleId } }) =>
    changeLeftOut(user.accountId, saleId, false),
  ),
});
