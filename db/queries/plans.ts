import { and, asc, eq, gt, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ofAccount, ownedRead, readOwned } from "#db/owned-read.ts";
import { plans, subscriptions } from "#db/schema/index.ts";
import type { PlanView, SubscriptionView } from "#lib/schemas/billing.ts";

const selectPlans = (db: Executor) =>
  db
    .select({ id: plans.id, name: plans.name, cost: plans.cost })
    .from(plans)
    .orderBy(asc(plans.cost), asc(plans.id));

export const listPlans = async (db: Executor = database()): Promise<PlanView[]> => selectPlans(db);

export const everyPlan = ownedRead(
  (_owner, db) => selectPlans(db),
  (rows): PlanView[] => rows,
);

/** Also null if the plan has expired. */
export const subscriptionOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        planName: plans.name,
        planCost: sql<number>`coalesce(${subscriptions.cost}, ${plans.cost})`,
        expirationDate: subscriptions.expirationDate,
      })
      .from(subscriptions)
      .innerJoin(plans, eq(plans.id, subscriptions.planId))
      .where(
        and(
          eq(subscriptions.userId, accountId),
          gt(subscriptions.expirationDate, sql.placeholder("now")),
        ),
      ),
  ([subscription]): SubscriptionView | null =>
    subscription
      ? { ...subscription, expirationDate: subscription.expirationDate.toISOString() }
      : null,
);

export const getSubscription = (accountId: string, db?: Executor) =>
  readOwned(subscriptionOfAccount, ofAccount(accountId), { db });
