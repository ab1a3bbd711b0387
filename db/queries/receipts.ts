import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { database, type Transaction } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import {
  billingAccounts,
  listings,
  plans,
  properties,
  receipts,
  subscriptions,
  userProfiles,
  users,
} from "#db/schema/index.ts";
import type { ProviderReceipt } from "#lib/billing/types.ts";
import type { ReceiptView } from "#lib/schemas/billing.ts";

// More than eight years of renewals.
const MOST_SHOWN = 100;
// Older payments were made before receipts were emailed.
const MAILED = sql`interval '3 days'`;

const shown = {
  id: receipts.id,
  number: receipts.number,
  date: receipts.date,
  description: receipts.description,
  amount: receipts.amount,
  refunded: receipts.refunded,
  state: receipts.state,
};

/** Latest first. */
export const receiptsOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select(shown)
      .from(receipts)
      .where(eq(receipts.accountId, accountId))
      .orderBy(desc(receipts.date), desc(receipts.number))
      .limit(MOST_SHOWN),
  (rows): ReceiptView[] => rows.map((row) => ({ ...row, date: row.date.toISOString() })),
);

// A full refund is permanent, but the invoice alone doesn't show one to the card.
const refunded = sql`greatest(${receipts.refunded}, excluded.refunded)`;
const state = sql`case when ${receipts.state} = 'refunded' then ${receipts.state} else excluded.state end`;

/**
 * Stores invoices of an account. One that is stored already is updated.
 * @returns the ids of payments whose receipt must be emailed; each is returned once
 */
export async function saveReceipts(
  accountId: string,
  given: readonly ProviderReceipt[],
  tx: Transaction,
): Promise<string[]> {
  if (given.length === 0) return [];
  await tx
    .insert(receipts)
    .values(given.map((receipt) => ({ accountId, ...receipt })))
    .onConflictDoUpdate({
      target: receipts.providerId,
      set: {
        ...{ refunded, state },
        date: sql`excluded.date`,
        amount: sql`excluded.amount`,
        number: sql`excluded.number`,
        monthlyCost: sql`excluded.monthly_cost`,
      },
      setWhere: eq(receipts.accountId, accountId),
    });
  const mailed = await tx
    .update(receipts)
    .set({ mailedAt: sql`now()` })
    .where(
      and(
        eq(receipts.accountId, accountId),
        eq(receipts.state, "paid"),
        gt(receipts.amount, 0),
        isNull(receipts.mailedAt),
        gt(receipts.date, sql`now() - ${MAILED}`),
      ),
    )
    .returning({ id: receipts.id });
  return mailed.map(({ id }) => id);
}

/** `email` and `name` are the account's Admin's. */
export interface StoredReceipt extends Omit<ReceiptView, "date"> {
  date: Date;
  providerId: string;
  monthlyCost: number | null;
  email: string;
  emailVerified: Date | null;
  name: string | null;
}

export async function findReceipt(accountId: string, id: string): Promise<StoredReceipt | null> {
  const [found] = await database()
    .select({
      ...shown,
      providerId: receipts.providerId,
      monthlyCost: receipts.monthlyCost,
      email: users.email,
      emailVerified: users.emailVerified,
      name: userProfiles.name,
    })
    .from(receipts)
    .innerJoin(users, eq(users.id, receipts.accountId))
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(receipts.id, id), eq(receipts.accountId, accountId)));
  return found ?? null;
}

const isSold = sql<boolean>`exists (select 1 from ${listings}
  join ${properties} on ${properties.id} = ${listings.propertyId}
  where ${properties.userId} = ${users.id} and ${listings.status} = 'sold')`;

/** The plan, paid or given, even after it has ended; and the card that pays it. */
export const billedOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        planName: plans.name,
        cost: sql<number>`coalesce(${subscriptions.cost}, ${plans.cost})`,
        currentPeriodEnd: subscriptions.expirationDate,
        isEnding: subscriptions.isEnding,
        givenReason: subscriptions.givenReason,
        subscriptionId: users.stripeSubscriptionId,
        emailVerified: users.emailVerified,
        brand: billingAccounts.cardBrand,
        last4: billingAccounts.cardLast4,
        expires: billingAccounts.cardExpires,
        isSold,
      })
      .from(users)
      .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
      .leftJoin(plans, eq(plans.id, subscriptions.planId))
      .leftJoin(billingAccounts, eq(billingAccounts.accountId, users.id))
      .where(eq(users.id, accountId)),
  ([row]) => row ?? null,
);
