import { isAdmin } from "#lib/account-rules.ts";
import { methods, route } from "#lib/api/route.ts";
import { NOT_ADMIN } from "#lib/billing/index.ts";
import { AppError } from "#lib/errors.ts";
import { sandboxPaymentInput, sandboxPaymentView } from "#lib/schemas/billing.ts";
import { confirmSandboxPayment } from "../payments.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(
    { input: sandboxPaymentInput, output: sandboxPaymentView },
    async ({ user, input }) => {
      if (!isAdmin(user)) throw new AppError("forbidden", NOT_ADMIN);
      return { outcome: await confirmSandboxPayment(user.accountId, input) };
    },
  ),
});
