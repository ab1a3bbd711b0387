import { and, eq, gt, sql } from "drizzle-orm";
import { connect, type Database, database, type Executor, type Transaction } from "#db/client.ts";
import { subscriptions, users, webhookEvents } from "#db/schema/index.ts";
import type { BillingAccount, BillingState } from "#lib/billing/types.ts";
import { env } from "#server/env.ts";
import { AppError, causes } from "#lib/errors.ts";

/*
 * A payment's steps hold the account's lock while the provider answers, which may take seconds.
 * They have a few connections of their own, so that a slow provider never takes those of the pages.
 */
const CONNECTIONS = 4;
const holder = globalThis as typeof globalThis & { porchlightBilling?: Database };

function billingDatabase(): Database {
  const { DATABASE_URL, DATABASE_PREPARE } = env();
  if (!DATABASE_URL) return database();
  holder.porchlightBilling ??= connect(DATABASE_URL, {
    max: CONNECTIONS,
    prepare: DATABASE_PREPARE,
  }).db;
  return holder.porchlightBilling;
}

const isLockTimeout = (error: unknown) =>
  causes(error).some((cause) => "code" in cause && cause.code === "55P03");

async function readAccount(accountId: string, tx: Transaction): Promise<BillingAccount> {
  // Only other payments wait for it: sessions, profile and sub-users go on.
  const [user] = await tx
    .select({
      id: users.id,
      email: users.email,
      customerId: users.stripeCustomerId,
      subscriptionId: users.stripeSubscriptionId,
    })
    .from(users)
    .where(eq(users.id, accountId))
    .for("no key update");
  if (!user) throw new AppError("not_found", "There is no such account.");
  const [subscription] = await tx
    .select({
      planId: subscriptions.planId,
      paidUntil: subscriptions.expirationDate,
      pendingChangeId: subscriptions.pendingChangeId,
    })
    .from(subscriptions)
    .where(eq(subscriptions.userId, accountId));
  if (!subscription) return { ...user, pendingChangeId: null, paid: null };
  const { pendingChangeId, ...paid } = subscription;
  return { ...user, pendingChangeId, paid };
}

/**
 * Runs one step of an account's payments, in one transaction, alone: of several at once, each finds
 * what the one before it has left.
 * @param accountId the Admin's id
 * @param waitMs how long to wait for the step before
 * @throws AppError `unavailable` when that takes longer
 */
export async function withBillingAccount<T>(
  accountId: string,
  step: (account: BillingAccount, tx: Transaction) => Promise<T>,
  waitMs = 20_000,
): Promise<T> {
  try {
    return await billingDatabase().transaction(async (tx) => {
      await tx.execute(sql`select set_config('lock_timeout', ${`${waitMs}ms`}, true)`);
      return step(await readAccount(accountId, tx), tx);
    });
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    throw new AppError(
      "unavailable",
      "Another payment of your account is under way. Please wait a moment and look at your billing page before you try again.",
      { cause: error },
    );
  }
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

/** Stores what the provider says of an account. A plan that it does not know of ends now. */
export async function saveBillingState(
  accountId: string,
  { subscriptionId, pendingChangeId, paid }: BillingState,
  db: Executor,
): Promise<void> {
  await db
    .update(users)
    .set({ stripeSubscriptionId: subscriptionId })
    .where(eq(users.id, accountId));
  if (!paid) {
    const now = new Date();
    await db
      .update(subscriptions)
      .set({ expirationDate: now, pendingChangeId: null })
      .where(and(eq(subscriptions.userId, accountId), gt(subscriptions.expirationDate, now)));
    return;
  }
  const row = { planId: paid.planId, expirationDate: paid.paidUntil, pendingChangeId };
  await db
    .insert(subscriptions)
    .values({ userId: accountId, ...row })
    .onConflictDoUpdate({ target: subscriptions.userId, set: { ...row, updatedAt: new Date() } });
}

/** Notes that an event is being handled. @returns false when it was handled before */
export async function recordEvent(
  event: { id: string; type: string },
  db: Executor,
): Promise<boolean> {
  const rows = await db
    .insert(webhookEvents)
    .values({ id: event.id, type: event.type })
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id });
  return rows.length > 0;
}

export type BillingOverview = {
  // Something is open at the provider of which we don't know how it ended.
  isOpen: boolean;
  // The plan that is paid today.
  current: { planId: number; paidUntil: Date } | null;
};

/** How an account stands, as stored; nothing is locked. */
export async function getBillingOverview(
  accountId: string,
  db: Executor = database(),
): Promise<BillingOverview> {
  const [row] = await db
    .select({
      subscriptionId: users.stripeSubscriptionId,
      pendingChangeId: subscriptions.pendingChangeId,
      planId: subscriptions.planId,
      paidUntil: subscriptions.expirationDate,
    })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(eq(users.id, accountId));
  if (!row) return { isOpen: false, current: null };
  const { planId, paidUntil } = row;
  const current =
    planId !== null && paidUntil !== null && paidUntil > new Date() ? { planId, paidUntil } : null;
  const isOpen = row.pendingChangeId !== null || (row.subscriptionId !== null && current === null);
  return { isOpen, current };
}
