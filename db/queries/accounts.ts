import { and, eq } from "drizzle-orm";
import { database, type Transaction } from "#db/client.ts";
import { accounts, userProfiles, users } from "#db/schema/index.ts";
import { mailProof } from "./email-addresses.ts";
import { addMail } from "./mailed-links.ts";
import { revokeUnverifiedAccess } from "./credential-changes.ts";

interface Link {
  provider: string;
  providerAccountId: string;
}

interface Identity extends Link {
  // In lower case; null if the provider gives no usable one.
  email: string | null;
  emailVerified: boolean;
  fullName?: string | undefined;
}

interface LinkOutcome {
  outcome: "linked" | "created" | "claimed" | "unverified" | "unaccepted" | "other";
  userId?: string;
}

/**
 * Finds or creates the user of an identity: the linked user, else the one with its email, who is then
 * linked, else a new Admin without a password. Of several concurrent first logins, one creates the user and
 * the others find it.
 * @returns `linked`, before or now; `created`, with a new user; `claimed`, a user whose address was
 * unverified. Or why not: `unverified`, there is no address, or it is in use and the provider doesn't
 * confirm it; `unaccepted`, a member added the address without its owner's consent; `other`, the user has
 * another account at that provider
 */
export async function linkIdentity(identity: Identity): Promise<LinkOutcome> {
  return database().transaction(async (tx) => {
    if (await isLinked(tx, identity)) return { outcome: "linked" };
    const { email, emailVerified } = identity;
    if (email === null) return { outcome: "unverified" };
    const createdId = await createUserOf(tx, identity, email);
    if (createdId) return { outcome: "created", userId: createdId };
    // Concurrent changes of this user's password or links wait for the lock.
    const [user] = await tx
      .select({ id: users.id, parentUserId: users.parentUserId, verified: users.emailVerified })
      .from(users)
      .where(eq(users.email, email))
      .for("no key update");
    if (!user) throw new Error("The user with this email no longer exists");
    if (await isLinked(tx, identity)) return { outcome: "linked" };
    if (!emailVerified) return { outcome: "unverified" };
    if (!user.verified && user.parentUserId) return { outcome: "unaccepted" };
    if (!user.verified) await claimAccount(tx, user.id, identity.provider);
    if (!(await insertLink(tx, identity, user.id))) return { outcome: "other" };
    return { outcome: user.verified ? "linked" : "claimed", userId: user.id };
  });
}

async function isLinked(tx: Transaction, { provider, providerAccountId }: Link) {
  const linked = await tx
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.provider, provider), eq(accounts.providerAccountId, providerAccountId)));
  return linked.length > 0;
}

async function insertLink(
  tx: Transaction,
  { provider, providerAccountId }: Link,
  userId: string,
): Promise<boolean> {
  const inserted = await tx
    .insert(accounts)
    .values({ provider, providerAccountId, userId })
    .onConflictDoNothing()
    .returning({ userId: accounts.userId });
  return inserted.length > 0;
}

async function createUserOf(
  tx: Transaction,
  identity: Identity,
  email: string,
): Promise<string | null> {
  const { emailVerified, provider, fullName } = identity;
  const id = crypto.randomUUID();
  const created = await tx
    .insert(users)
    .values({
      id,
      email,
      emailVerified: emailVerified ? new Date() : null,
      authProvider: provider,
      accountId: id,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (created.length === 0) return null;
  if (fullName) await tx.insert(userProfiles).values({ userId: id, name: fullName });
  if (!(await insertLink(tx, identity, id)))
    throw new Error("The identity was linked by another request");
  if (!emailVerified) await mailProof(tx, { id, email, parentUserId: null });
  return id;
}

// Gives an account to the owner of its Admin's address, whom a provider confirms. The person who opened it
// hadn't proved the address, so their credentials end here, and those of unverified people they added.
async function claimAccount(tx: Transaction, adminId: string, provider: string): Promise<void> {
  await revokeUnverifiedAccess(tx, eq(users.accountId, adminId));
  await tx
    .update(users)
    .set({ emailVerified: new Date(), authProvider: provider })
    .where(eq(users.id, adminId));
  await addMail(tx, { kind: "account_claimed", userId: adminId });
}
