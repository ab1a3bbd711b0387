import "server-only";
import { linkIdentity } from "#db/queries/accounts.ts";
import { createPasswordSession, createSession } from "#db/queries/sessions.ts";
import { findCredentials } from "#db/queries/users.ts";
import { AppError } from "#lib/errors.ts";
import { email, text } from "#lib/schemas/text.ts";
import type { SignInFailure } from "#lib/sign-in-errors.ts";
import { isPassword } from "#server/password.ts";
import { logSecurityEvent } from "#server/security-log.ts";
import { countAttempt } from "./limits.ts";

const WRONG = "Invalid email or password.";
const PASSWORD_FAILED = { outcome: "failed", method: "password" } as const;
const TOO_MANY = "Too many failed attempts. Please wait a few minutes and try again.";

/**
 * Opens a session for the user of an email and a password, within the attempt limits.
 * @param address the client's network address
 * @throws AppError `unauthorized`, `rate_limited`, or `unavailable` where too many are signing in
 */
export async function openPasswordSession(
  input: { email: string; password: string },
  address: string,
): Promise<{ id: string; sessionId: string }> {
  const attempt = await countAttempt(
    {
      signInByEmailAndAddress: `${address} ${input.email}`,
      signInByEmail: input.email,
      signInByAddress: address,
    },
    TOO_MANY,
  );
  const user = await findCredentials(input.email);
  const passwordHash = user?.passwordHash ?? null;
  const right = await isPassword(input.password, passwordHash).catch(async (busy: unknown) => {
    await attempt.forgive();
    throw busy;
  });
  const sessionId =
    user && passwordHash && right ? await createPasswordSession(user.id, passwordHash) : null;
  if (!user || !sessionId) {
    const reason = user ? "wrong_password" : "unknown_email";
    logSecurityEvent("sign_in", { ...PASSWORD_FAILED, userId: user?.id, reason });
    throw new AppError("unauthorized", WRONG);
  }
  await attempt.forgive();
  logSecurityEvent("sign_in", { outcome: "succeeded", method: "password", userId: user.id });
  return { id: user.id, sessionId };
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
  const address = email().safeParse(profile.email);
  const name = text().safeParse(profile.name);
  const { outcome, userId } = await linkIdentity({
    provider,
    providerAccountId,
    email: address.success && !denied ? address.data : null,
    emailVerified,
    // Where Apple tells no name, NextAuth takes the address for one.
    fullName: name.success && name.data !== profile.email ? name.data : undefined,
  });
  if (outcome === "created" || outcome === "claimed") {
    const event = outcome === "created" ? "sign_up" : "account_claimed";
    logSecurityEvent(event, { outcome: "succeeded", method: provider, userId });
    return null;
  }
  if (outcome === "linked") return null;
  logSecurityEvent("sign_in", { outcome: "failed", method: provider, reason: outcome });
  return outcome;
}

/** Opens a session for a user whom an identity provider has presented. @returns its id */
export async function openProviderSession(userId: string, provider: string): Promise<string> {
  const sessionId = await createSession(userId);
  logSecurityEvent("sign_in", { outcome: "succeeded", method: provider, userId });
  return sessionId;
}
