import { hash } from "@node-rs/bcrypt";
import { eq, sql } from "drizzle-orm";
import { encode } from "next-auth/jwt";
import { database } from "#db/client.ts";
import { createSession } from "#db/queries/sessions.ts";
import { accounts, attempts, properties, subscriptions, users } from "#db/schema/index.ts";
import { sessionCookie } from "#http/session-cookie.ts";
import { authSecret } from "#server/auth-secret.ts";

export const PASSWORD = "Blue-Gate-27";
let serial = 0;

/** Creates a user: an Admin with an account, or a member of `parent`'s account. */
export async function createUser({
  email = `user${++serial}@example.com`,
  password = PASSWORD as string | null,
  parent = null as TestUser | null,
  googleId = null as string | null,
  /** By default, an email that Google vouches for. */
  emailVerified = undefined as boolean | undefined,
} = {}): Promise<TestUser> {
  const id = crypto.randomUUID();
  const accountId = parent?.accountId ?? id;
  await database()
    .insert(users)
    .values({
      id,
      email,
      // bcrypt's lowest cost, because tests create many users.
      password: password === null ? null : await hash(password, { cost: 4 }),
      parentUserId: parent?.id ?? null,
      accountId,
      emailVerified: (emailVerified ?? googleId !== null) ? new Date() : null,
      authProvider: googleId ? "google" : "email",
    });
  if (googleId) {
    await database()
      .insert(accounts)
      .values({ provider: "google", providerAccountId: googleId, userId: id });
  }
  return { id, email, accountId };
}
export type TestUser = { id: string; email: string; accountId: string };

export async function confirmEmail({ id }: TestUser): Promise<void> {
  await database().update(users).set({ emailVerified: new Date() }).where(eq(users.id, id));
}

/** Logs in a user and returns the Cookie header of a new session. */
export async function signIn(user: TestUser): Promise<string> {
  const { name } = sessionCookie(new Headers());
  const token = { sub: user.id, sessionId: await createSession(user.id, "Chrome on Windows") };
  return `${name}=${await encode({ token, secret: authSecret(), salt: name })}`;
}

export async function passMinutes(minutes: number): Promise<void> {
  await database()
    .update(attempts)
    .set({ attemptedAt: sql`${attempts.attemptedAt} - make_interval(mins => ${minutes})` });
}

/** Gives an account a plan that's paid for `days` more days; a negative number means expired. */
export async function createSubscription(
  user: TestUser,
  { planId = 2, days = 30 } = {},
): Promise<void> {
  const expirationDate = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  await database()
    .insert(subscriptions)
    .values({ userId: user.accountId, planId, expirationDate })
    .onConflictDoUpdate({ target: subscriptions.userId, set: { planId, expirationDate } });
}

export const ADDRESS = {
  propertyType: "single_family",
  addressLine1: "412 Alder Street",
  addressLine2: null,
  city: "Seattle",
  state: "WA",
  zipCode: "98103",
} as const;

export async function createProperty(
  user: TestUser,
  changes: Partial<typeof properties.$inferInsert> = {},
): Promise<void> {
  await database()
    .insert(properties)
    .values({ userId: user.accountId, ...ADDRESS, ...changes });
}
