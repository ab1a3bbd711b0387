import { getSubscription } from "#db/queries/plans.ts";
import { methods, notFound, route } from "#lib/api/route.ts";
import { subscriptionView } from "#lib/schemas/billing.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({ output: subscriptionView }, async ({ user }) => {
    const subscription = await getSubscription(user.accountId);
    if (!subscription) throw notFound("There is no active plan.");
    return subscription;
  }),
});
