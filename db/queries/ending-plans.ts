import { and, eq, gt, isNull, lte, not, notExists, sql } from "drizzle-orm";
import { database, type Transaction } from "#db/client.ts";
import { accountEvents, plans, subscriptions } from "#db/schema/index.ts";
import { addEvent } from "./events.ts";

const SOON_MS = 7 * 24 * 60 * 60 * 1000;

const endsSoon = (now: Date) =>
  and(
    subscriptions.isEnding,
    gt(subscriptions.expirationDate, now),
    lte(subscriptions.expirationDate, new Date(now.getTime() + SOON_MS)),
  );

const lastDay = sql<string>`to_char(${subscriptions.expirationDate} at time zone 'UTC', 'YYYY-MM-DD')`;

/** Returns accounts whose plan ends within a week and who weren't notified. */
export async function findEndingPlans(now: Date, most: number): Promise<string[]> {
  const notified = database()
    .select({ id: accountEvents.id })
    .from(accountEvents)
    .where(
      and(
        eq(accountEvents.accountId, subscriptions.userId),
        eq(accountEvents.kind, "plan_ends_soon"),
        sql`${accountEvents.data} ->> 'day' = ${lastDay}`,
      ),
    );
  const found = await database()
    .select({ accountId: subscriptions.userId })
    .from(subscriptions)
    .where(and(endsSoon(now), notExists(notified)))
    .orderBy(subscriptions.expirationDate)
    .limit(most);
  return found.map(({ accountId }) => accountId);
}

/** Notifies an account that its plan ends, if that is within a week. */
export async function notifyOfEndingPlan(
  accountId: string,
  now: Date,
  tx: Transaction,
): Promise<void> {
  const [data] = await tx
    .select({ planName: plans.name, day: lastDay })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(and(eq(subscriptions.userId, accountId), endsSoon(now)));
  if (data) await addEvent(tx, { accountId, actorId: null }, { kind: "plan_ends_soon", data });
}

/** Returns accounts whose purchased plan renews and whose paid month ends before `until`. */
export async function findRenewals(now: Date, until: Date, most: number): Promise<string[]> {
  const found = await database()
    .select({ accountId: subscriptions.userId })
    .from(subscriptions)
    .where(
      and(
        not(subscriptions.isEnding),
        isNull(subscriptions.givenReason),
        gt(subscriptions.expirationDate, now),
        lte(subscriptions.expirationDate, until),
      ),
    )
    .orderBy(subscriptions.expirationDate)
    .limit(most);
  return found.map(({ accountId }) => accountId);
}
