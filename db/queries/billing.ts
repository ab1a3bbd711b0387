import { and, eq, gt, lte, notExists, sql } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { ofAccount, ownedRead, readOwned } from "#db/owned-read.ts";
import {
  accountEvents,
  billingAccounts,
  plans,
  subscriptions,
  users,
  webhookEvents,
} from "#db/schema/index.ts";
import { addMonths } from "#lib/billing/proration.ts";
import type { BillingAccount, BillingState, PaidPlan } from "#lib/billing/types.ts";
import type { LateChange } from "#lib/schemas/billing.ts";
import { addEvent } from "./events.ts";

// How long the provider's data is fresh, and how long a late change of plan is shown.
const FRESH = sql`interval '30 seconds'`;
const NEWS = sql`interval '14 days'`;

const subscription = {
  planId: subscriptions.planId,
  cost: sql<number>`coalesce(${subscriptions.cost}, ${plans.cost})`,
  paidFrom: subscriptions.paidFrom,
  paidUntil: subscriptions.expirationDate,
  pendingChangeId: subscriptions.pendingChangeId,
  givenReason: subscriptions.givenReason,
};

function toPaidPlan({
  planId,
  cost,
  paidFrom,
  paidUntil,
}: Omit<PaidPlan, "paidFrom"> & { paidFrom: Date | null }): PaidPlan {
  return { planId, cost, paidFrom: paidFrom ?? addMonths(paidUntil, -1), paidUntil };
}

async function readSubscription(accountId: string) {
  const [row] = await database()
    .select(subscription)
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(subscriptions.userId, accountId));
  return {
    pendingChangeId: row?.pendingChangeId ?? null,
    paid: row && row.givenReason === null ? toPaidPlan(row) : null,
  };
}

async function readAccount(accountId: string) {
  const [account] = await database()
    .select({
      id: users.id,
      email: users.email,
      customerId: users.stripeCustomerId,
      subscriptionId: users.stripeSubscriptionId,
    })
    .from(users)
    .where(eq(users.id, accountId));
  return account;
}

export async function readBillingAccount(accountId: string): Promise<BillingAccount | null> {
  const account = await readAccount(accountId);
  return account ? { ...account, ...(await readSubscription(accountId)) } : null;
}

export async function findAccountByCustomer(
  customerId: string,
  db: Executor = database(),
): Promise<string | null> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.stripeCustomerId, customerId))
    .limit(1);
  return user?.id ?? null;
}

export async function saveCustomer(
  accountId: string,
  customerId: string,
  db: Executor,
): Promise<void> {
  await db.update(users).set({ stripeCustomerId: customerId }).where(eq(users.id, accountId));
}

/**
 * Stores an account's state at the provider. A plan that the provider doesn't know ends now. One given by
 * an operator stays until its end or until another one is paid.
 */
export async function saveBillingState(
  accountId: string,
  { subscriptionId, pendingChangeId, paid, isEnding, lateChange }: BillingState,
  tx: Transaction,
): Promise<void> {
  await tx
    .update(users)
    .set({ stripeSubscriptionId: subscriptionId })
    .where(eq(users.id, accountId));
  await tx
    .update(billingAccounts)
    .set({
      checkedAt: sql`now()`,
      ...(lateChange !== undefined && {
        lateChangeAt: lateChange && sql`now()`,
        lateChangePaidBack: lateChange?.paidBack ?? null,
      }),
    })
    .where(eq(billingAccounts.accountId, accountId));
  if (!paid) {
    await tx
      .update(subscriptions)
      .set({
        expirationDate: sql`case when ${subscriptions.givenReason} is null
          then least(${subscriptions.expirationDate}, now()) else ${subscriptions.expirationDate} end`,
        pendingChangeId,
      })
      .where(eq(subscriptions.userId, accountId));
    return;
  }
  const { planId, cost, paidFrom, paidUntil } = paid;
  const row = {
    ...{ planId, cost, paidFrom, expirationDate: paidUntil, pendingChangeId, isEnding },
    givenReason: null,
  };
  await tx
    .insert(subscriptions)
    .values({ userId: accountId, ...row })
    .onConflictDoUpdate({ target: subscriptions.userId, set: { ...row, updatedAt: new Date() } });
}

/** Gives a plan for free until a date, on an operator's behalf. Discards an open checkout. */
export async function saveGivenPlan(
  accountId: string,
  { planId, until, reason }: { planId: number; until: Date; reason: string },
  tx: Transaction,
): Promise<void> {
  const row = {
    ...{ planId, cost: 0, paidFrom: new Date(), expirationDate: until, givenReason: reason },
    ...{ isEnding: true, pendingChangeId: null },
  };
  await tx
    .insert(subscriptions)
    .values({ userId: accountId, ...row })
    .onConflictDoUpdate({ target: subscriptions.userId, set: { ...row, updatedAt: new Date() } });
  await tx.update(users).set({ stripeSubscriptionId: null }).where(eq(users.id, accountId));
}

/** Ends an account's plan now, whether paid or given. */
export async function endPlan(accountId: string, tx: Transaction): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ expirationDate: sql`least(${subscriptions.expirationDate}, now())`, isEnding: true })
    .where(eq(subscriptions.userId, accountId));
}

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
  const told = database()
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
    .where(and(endsSoon(now), notExists(told)))
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

export async function isEventHandled(id: string): Promise<boolean> {
  const rows = await database()
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(eq(webhookEvents.id, id));
  return rows.length > 0;
}

export async function recordEvent(
  { id, type }: { id: string; type: string },
  tx: Transaction,
): Promise<void> {
  await tx.insert(webhookEvents).values({ id, type }).onConflictDoNothing();
}

export type BillingOverview = {
  // A payment is open at the provider and its outcome is unknown.
  isOpen: boolean;
  isFresh: boolean;
  current: PaidPlan | null;
  lateChange: LateChange | null;
};

export const billingOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        ...subscription,
        subscriptionId: users.stripeSubscriptionId,
        isFresh: sql<boolean>`coalesce(${billingAccounts.checkedAt} > now() - ${FRESH}, false)`,
        paidBack: sql<
          number | null
        >`case when ${billingAccounts.lateChangeAt} > now() - ${NEWS} then ${billingAccounts.lateChangePaidBack} end`,
      })
      .from(users)
      .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
      .leftJoin(plans, eq(plans.id, subscriptions.planId))
      .leftJoin(billingAccounts, eq(billingAccounts.accountId, users.id))
      .where(eq(users.id, accountId)),
  ([row]): BillingOverview => {
    if (!row) return { isOpen: false, isFresh: false, current: null, lateChange: null };
    const { planId, cost, paidFrom, paidUntil, pendingChangeId, subscriptionId, paidBack } = row;
    const isPaid = row.givenReason === null;
    const isRunning = isPaid && planId !== null && paidUntil !== null && paidUntil > new Date();
    const current = isRunning ? toPaidPlan({ planId, cost, paidFrom, paidUntil }) : null;
    return {
      isOpen: pendingChangeId !== null || (subscriptionId !== null && current === null),
      isFresh: row.isFresh,
      current,
      lateChange: paidBack === null ? null : { paidBack },
    };
  },
);

export const getBillingOverview = (accountId: string) =>
  readOwned(billingOfAccount, ofAccount(accountId));
