import { reading, routes } from "#http/route.ts";
import { billingReads, viewBilling } from "#services/billing.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/billing": reading(billingReads, (answers, { user }) => viewBilling(user, answers)),
});
