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

/** A new user: the Admin of an account of their own, or a person whom `parent` has added. */
export async function createUser({
  email = `user${++serial}@example.com`,
  password = PASSWORD as string | null,
  parent = null as TestUser | null,
  googleId = null as string | null,
  /** Unless told, of one whom Google vouches for. */
  emailVerified = undefined as boolean | undefined,
} = {}): Promise<TestUser> {
  const id = crypto.randomUUID();
  const accountId = parent?.accountId ?? id;
  await database()
    .insert(users)
    .values({
      id,
      email,
      // The lowest cost that bcrypt has: tests make many users.
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

/** Makes a user's email one that is confirmed. */
export async function confirmEmail({ id }: TestUser): Promise<void> {
  await database().update(users).set({ emailVerified: new Date() }).where(eq(users.id, id));
}

/** Signs a user in: the Cookie header of a browser with a new session. */
export async function signIn(user: TestUser): Promise<string> {
  const { name } = sessionCookie(new Headers());
  const token = { sub: user.id, sessionId: await createSession(user.id, "Chrome on Windows") };
  return `${name}=${await encode({ token, secret: authSecret(), salt: name })}`;
}

/** Makes every attempt that was counted so many minutes older. */
export async function passMinutes(minutes: number): Promise<void> {
  await database()
    .update(attempts)
    .set({ attemptedAt: sql`${attempts.attemptedAt} - make_interval(mins => ${minutes})` });
}

/** Gives an account a plan that is paid for `days` more days; negative: it has run out. */
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

/** Gives an account a property. */
export async function createProperty(
  user: TestUser,
  changes: Partial<typeof properties.$inferInsert> = {},
): Promise<void> {
  await database()
    .insert(properties)
    .values({ userId: user.accountId, ...ADDRESS, ...changes });
}
