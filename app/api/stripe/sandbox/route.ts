import { routes } from "#http/route.ts";
import { confirmSandboxPayment } from "#services/payments.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/stripe/sandbox": async ({ user, input }) => ({
    outcome: await confirmSandboxPayment(user, input),
  }),
});
