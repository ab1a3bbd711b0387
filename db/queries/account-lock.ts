import { eq } from "drizzle-orm";
import type { Transaction } from "#db/client.ts";
import { users } from "#db/schema/index.ts";

/** Locks an account until the transaction ends, for writes that depend on its other rows. */
export async function lockAccount(tx: Transaction, accountId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, accountId)).for("no key update");
}
