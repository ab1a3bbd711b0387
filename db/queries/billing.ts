import { eq, sql } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { ofAccount, ownedRead, readOwned } from "#db/owned-read.ts";
import { billingAccounts, plans, subscriptions, users, webhookEvents } from "#db/schema/index.ts";
import { addMonths } from "#lib/billing/proration.ts";
import type { BillingAccount, BillingState, PaidPlan } from "#lib/billing/types.ts";
import type { LateChange } from "#lib/schemas/billing.ts";

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
  isEnding: subscriptions.isEnding,
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
    isEnding: row?.isEnding ?? false,
  };
}

async function readAccount(accountId: string) {
  const [account] = await database()
    .select({
      id: users.id,
      email: users.email,
      customerId: users.stripeCustomerId,
      subscriptionId: users.stripeSubscriptionId,
      pendingCardId: billingAccounts.pendingCardId,
    })
    .from(users)
    .leftJoin(billingAccounts, eq(billingAccounts.accountId, users.id))
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
  state: BillingState,
  tx: Transaction,
): Promise<void> {
  const { subscriptionId, pendingChangeId, paid, isEnding, lateChange, card } = state;
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
      ...(card !== undefined && {
        cardBrand: card?.brand ?? null,
        cardLast4: card?.last4 ?? null,
        cardExpires: card?.expires ?? null,
      }),
      ...(state.pendingCardId !== undefined && { pendingCardId: state.pendingCardId }),
      ...(state.receipts && { receiptsReadAt: sql`now()` }),
    })
    .where(eq(billingAccounts.accountId, accountId));
  if (!paid) {
    await tx
      .update(subscriptions)
      .set({
        expirationDate: sql`case when ${subscriptions.givenReason} is null
          then least(${subscriptions.expirationDate}, now()) else ${subscriptions.expirationDate} end`,
        ...(isEnding !== undefined && {
          isEnding: sql`case when ${subscriptions.givenReason} is null
            then ${isEnding}::boolean else ${subscriptions.isEnding} end`,
        }),
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

export async function savePendingCard(
  accountId: string,
  pendingCardId: string,
  tx: Transaction,
): Promise<void> {
  await tx
    .update(billingAccounts)
    .set({ pendingCardId })
    .where(eq(billingAccounts.accountId, accountId));
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
  // Another card may have been confirmed.
  hasPendingCard: boolean;
  // The provider's invoices were never stored.
  lacksReceipts: boolean;
  current: PaidPlan | null;
  lateChange: LateChange | null;
};

const NO_OVERVIEW: BillingOverview = {
  ...{ isOpen: false, isFresh: false, hasPendingCard: false, lacksReceipts: false },
  ...{ current: null, lateChange: null },
};

export const billingOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        ...subscription,
        subscriptionId: users.stripeSubscriptionId,
        isFresh: sql<boolean>`coalesce(${billingAccounts.checkedAt} > now() - ${FRESH}, false)`,
        customerId: users.stripeCustomerId,
        pendingCardId: billingAccounts.pendingCardId,
        receiptsReadAt: billingAccounts.receiptsReadAt,
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
    if (!row) return NO_OVERVIEW;
    const { planId, cost, paidFrom, paidUntil, pendingChangeId, subscriptionId, paidBack } = row;
    const isPaid = row.givenReason === null;
    const isRunning = isPaid && planId !== null && paidUntil !== null && paidUntil > new Date();
    const current = isRunning ? toPaidPlan({ planId, cost, paidFrom, paidUntil }) : null;
    return {
      isOpen: pendingChangeId !== null || (subscriptionId !== null && current === null),
      isFresh: row.isFresh,
      hasPendingCard: row.pendingCardId !== null,
      lacksReceipts: row.customerId !== null && row.receiptsReadAt === null,
      current,
      lateChange: paidBack === null ? null : { paidBack },
    };
  },
);

export const getBillingOverview = (accountId: string) =>
  readOwned(billingOfAccount, ofAccount(accountId));
