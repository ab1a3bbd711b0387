import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { database, type Transaction } from "#db/client.ts";
import { billingAccounts } from "#db/schema/index.ts";

// A lease whose holder was killed expires after this time.
const LEASE_SECONDS = 30;

// By the database's clock, which all instances share.
const newEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

const heldBy = (accountId: string, holder: string) =>
  and(eq(billingAccounts.accountId, accountId), eq(billingAccounts.leaseHolder, holder));

/**
 * Takes the lease on an account's payments. It is a row instead of a lock, so that no connection is held
 * during calls to the provider.
 * @returns false while another process has it
 */
export async function takeLease(accountId: string, holder: string): Promise<boolean> {
  const lease = { leaseHolder: holder, leaseEndsAt: newEnd };
  const rows = await database()
    .insert(billingAccounts)
    .values({ accountId, ...lease })
    .onConflictDoUpdate({
      target: billingAccounts.accountId,
      set: lease,
      setWhere: or(
        isNull(billingAccounts.leaseEndsAt),
        lt(billingAccounts.leaseEndsAt, sql`now()`),
      ),
    })
    .returning({ accountId: billingAccounts.accountId });
  return rows.length > 0;
}

export async function renewLease(accountId: string, holder: string): Promise<void> {
  await database()
    .update(billingAccounts)
    .set({ leaseEndsAt: newEnd })
    .where(heldBy(accountId, holder));
}

export async function endLease(accountId: string, holder: string): Promise<void> {
  await database()
    .update(billingAccounts)
    .set({ leaseHolder: null, leaseEndsAt: null })
    .where(heldBy(accountId, holder));
}

/**
 * Writes in one transaction if the lease is still the holder's. A late holder can't overwrite newer data.
 * @returns false if the lease was lost and nothing was written
 */
export async function writeUnderLease(
  accountId: string,
  holder: string,
  write: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
  return database().transaction(async (tx) => {
    const rows = await tx
      .update(billingAccounts)
      .set({ leaseEndsAt: newEnd })
      .where(heldBy(accountId, holder))
      .returning({ accountId: billingAccounts.accountId });
    if (rows.length === 0) return false;
    await write(tx);
    return true;
  });
}
