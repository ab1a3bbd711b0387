import { isAdmin } from "#lib/account-rules.ts";
import { methods, route } from "#lib/api/route.ts";
import { NOT_ADMIN } from "#lib/billing/index.ts";
import { AppError } from "#lib/errors.ts";
import { checkoutInput, checkoutView } from "#lib/schemas/billing.ts";
import { openCheckout } from "../stripe/payments.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({ input: checkoutInput, output: checkoutView }, async ({ user, input }) => {
    if (!isAdmin(user)) throw new AppError("forbidden", NOT_ADMIN);
    return { clientSecret: await openCheckout(user.accountId, input.planId) };
  }),
});
