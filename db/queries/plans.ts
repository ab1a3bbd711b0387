import { and, asc, eq, gt, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { plans, subscriptions } from "#db/schema/index.ts";
import type { PlanView, SubscriptionView } from "#lib/schemas/billing.ts";

export async function listPlans(db: Executor = database()): Promise<PlanView[]> {
  return db
    .select({ id: plans.id, name: plans.name, cost: plans.cost })
    .from(plans)
    .orderBy(asc(plans.cost), asc(plans.id));
}

/** Null also when the plan has run out. */
export async function getSubscription(
  accountId: string,
  db: Executor = database(),
): Promise<SubscriptionView | null> {
  const [subscription] = await db
    .select({
      planName: plans.name,
      planCost: sql<number>`coalesce(${subscriptions.cost}, ${plans.cost})`,
      expirationDate: subscriptions.expirationDate,
    })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(and(eq(subscriptions.userId, accountId), gt(subscriptions.expirationDate, new Date())))
    .limit(1);
  if (!subscription) return null;
  return { ...subscription, expirationDate: subscription.expirationDate.toISOString() };
}
