import "server-only";
import { forgiveAttempt, openAttempt } from "#db/queries/sign-in-attempts.ts";
import { findCredentials, linkGoogleUser } from "#db/queries/users.ts";
import { AppError } from "#lib/errors.ts";
import { email, text } from "#lib/schemas/text.ts";
import type { SignInError } from "#lib/sign-in-errors.ts";
import { isPassword } from "#server/password.ts";

export { findUserByGoogleId } from "#db/queries/users.ts";

const WRONG = "Invalid email or password.";
const TOO_MANY = "Too many failed attempts. Please wait a few minutes and try again.";

/**
 * Finds the user of an email and a password, within the attempt limits.
 * @param address the client's network address
 * @throws AppError `unauthorized` or `rate_limited`
 */
export async function verifyPassword(
  input: { email: string; password: string },
  address: string,
): Promise<{ id: string }> {
  const attempt = await openAttempt(input.email, address);
  if ("retryAfter" in attempt) {
    throw new AppError("rate_limited", TOO_MANY, { retryAfter: attempt.retryAfter });
  }
  const user = await findCredentials(input.email);
  const right = await isPassword(input.password, user?.passwordHash ?? null);
  if (!user || !right) throw new AppError("unauthorized", WRONG);
  await forgiveAttempt(attempt.attemptId);
  return { id: user.id };
}

/** What an identity provider tells of a person (OpenID Connect Core 1.0, section 5.1). */
interface GoogleProfile {
  sub?: string | null;
  email?: string | null;
  email_verified?: boolean | null;
  name?: string | null;
}

/**
 * Sees to it that a Google profile has a user: the one with its Google id, else the one with its
 * email, else a new one. An email that Google has not verified proves nothing about its owner.
 * @returns why it can't be admitted, or null
 */
export async function admitGoogleProfile(
  profile: GoogleProfile | undefined,
): Promise<SignInError | null> {
  const sub = profile?.sub;
  const address = email().safeParse(profile?.email);
  if (!sub || !address.success || profile.email_verified !== true) return "google-unverified";
  const name = text().safeParse(profile.name);
  const linked = await linkGoogleUser({
    googleId: sub,
    email: address.data,
    fullName: name.success ? name.data : undefined,
  });
  return linked ? null : "google-other";
}
