import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { database, type Transaction } from "#db/client.ts";
import { billingAccounts } from "#db/schema/index.ts";

// One that its holder does not renew, because it was killed say, ends by itself.
const LEASE_SECONDS = 30;

// By the database's clock, which every instance has in common.
const newEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

const heldBy = (accountId: string, holder: string) =>
  and(eq(billingAccounts.accountId, accountId), eq(billingAccounts.leaseHolder, holder));

/**
 * Takes the lease on an account's payments. It is a row and no lock: while the provider is asked, no
 * connection is held.
 * @returns false while somebody else has it
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
 * Writes in one transaction, as long as the lease is still the holder's: who comes too late can't
 * overwrite what somebody else has learned since.
 * @returns false when it is not, and nothing was written
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
