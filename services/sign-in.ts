import "server-only";
import { linkIdentity } from "#db/queries/accounts.ts";
import { findKnownDevice } from "#db/queries/known-devices.ts";
import { createPasswordSession } from "#db/queries/sessions.ts";
import { findCredentials } from "#db/queries/users.ts";
import { AppError } from "#lib/errors.ts";
import { email as emailSchema, text } from "#lib/schemas/text.ts";
import type { SignInFailure } from "#lib/sign-in-errors.ts";
import { isPassword } from "#server/password.ts";
import { countFailures, type Keys } from "./limits.ts";

const WRONG = "Invalid email or password.";
const TOO_MANY = "Too many failed attempts. Please wait a few minutes and try again.";

/** Who asks: `address` is null where it can't be told from others', `deviceToken` for an unknown browser. */
export interface Client {
  address: string | null;
  deviceToken: string | null;
}

// A browser that has signed in to the account before has a count of its own: no failures of others
// shut its owner out.
async function signInKeys(email: string, { address, deviceToken }: Client): Promise<Keys> {
  const device = deviceToken && (await findKnownDevice(email, deviceToken));
  if (device) return { signInByDevice: device };
  return {
    signInByEmailAndAddress: `${address ?? "unknown"} ${email}`,
    signInByEmail: email,
    ...(address && { signInByAddress: address }),
  };
}

/**
 * Opens a session for the user of an email and a password, within the attempt limits.
 * @throws AppError `unauthorized`, `rate_limited`, or `unavailable` where too many are signing in
 */
export async function openPasswordSession(
  { email, password }: { email: string; password: string },
  client: Client,
): Promise<{ id: string; sessionId: string }> {
  const session = await countFailures(await signInKeys(email, client), TOO_MANY, async () => {
    const user = await findCredentials(email);
    const passwordHash = user?.passwordHash ?? null;
    if (!(await isPassword(password, passwordHash)) || !user || !passwordHash) return null;
    const sessionId = await createPasswordSession(user.id, passwordHash);
    return sessionId === null ? null : { id: user.id, sessionId };
  });
  if (!session) throw new AppError("unauthorized", WRONG);
  return session;
}

// The claims of OpenID Connect Core 1.0, section 5.1.
interface ProviderProfile {
  email?: unknown;
  // Apple may send it as text.
  email_verified?: unknown;
  name?: unknown;
}

/**
 * Makes sure that the person whom an identity provider presents has a user. An address that the
 * provider says it has not verified is nobody's; where it says nothing (Facebook), the address may
 * open a new account, and no existing one.
 * @returns why they can't sign in, or null
 */
export async function admitIdentity(
  { provider, providerAccountId }: { provider: string; providerAccountId: string },
  profile: ProviderProfile,
): Promise<SignInFailure | null> {
  const emailVerified = String(profile.email_verified) === "true";
  const denied = profile.email_verified !== undefined && !emailVerified;
  const address = emailSchema().safeParse(profile.email);
  const name = text().safeParse(profile.name);
  const outcome = await linkIdentity({
    provider,
    providerAccountId,
    email: address.success && !denied ? address.data : null,
    emailVerified,
    // Where Apple tells no name, NextAuth takes the address for one.
    fullName: name.success && name.data !== profile.email ? name.data : undefined,
  });
  return outcome === "linked" ? null : outcome;
}
