import { randomBytes } from "node:crypto";
import { and, desc, eq, inArray, ne } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { knownDevices, users } from "#db/schema/index.ts";
import { keyedHash } from "#server/keyed-hash.ts";

/** The longest time that browsers keep a cookie. */
export const DEVICE_SECONDS = 400 * 24 * 60 * 60;
// Per user; above it, the least recently used is deleted.
const MAX_DEVICES = 20;

const hashToken = (token: string) => keyedHash("known device", token);

/** Returns the token's device if the user of the email has logged in with it, or null. */
export async function findKnownDevice(
  email: string,
  token: string,
  db: Executor = database(),
): Promise<string | null> {
  const [device] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(users.email, email), eq(knownDevices.tokenHash, hashToken(token))));
  return device?.id ?? null;
}

/** Returns whether a person has logged in before, but never with the token's device. */
export async function isNewDevice(
  userId: string,
  token: string | null,
  db: Executor,
): Promise<boolean> {
  const devices = await db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));
  const asked = token && hashToken(token);
  return devices.length > 0 && !devices.some(({ tokenHash }) => tokenHash === asked);
}

async function isIssued(token: string): Promise<boolean> {
  const [device] = await database()
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.tokenHash, hashToken(token)))
    .limit(1);
  return device !== undefined;
}

/**
 * Remembers the device that a user logged in with.
 * @param offered the device's token; an unknown one is replaced
 * @returns the device's token from now on
 */
export async function rememberDevice(userId: string, offered: string | null): Promise<string> {
  const isKnown = offered !== null && (await isIssued(offered));
  const token = isKnown ? offered : randomBytes(32).toString("base64url");
  const lastUsedAt = new Date();
  const ofUser = eq(knownDevices.userId, userId);
  await database()
    .insert(knownDevices)
    .values({ userId, tokenHash: hashToken(token), lastUsedAt })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.tokenHash],
      set: { lastUsedAt },
    });
  const tooMany = database()
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(ofUser)
    .orderBy(desc(knownDevices.lastUsedAt), desc(knownDevices.id))
    .offset(MAX_DEVICES);
  await database()
    .delete(knownDevices)
    .where(and(ofUser, inArray(knownDevices.id, tooMany)));
  return token;
}

/** @param kept the token of the one device to keep, if any */
export async function deleteDevices(
  userIds: readonly string[],
  db: Executor,
  kept: string | null = null,
): Promise<void> {
  const others = kept === null ? undefined : ne(knownDevices.tokenHash, hashToken(kept));
  await db.delete(knownDevices).where(and(inArray(knownDevices.userId, [...userIds]), others));
}
