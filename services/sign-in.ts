import "server-only";
import { linkIdentity } from "#db/queries/accounts.ts";
import { findKnownDevice } from "#db/queries/known-devices.ts";
import * as signIns from "#db/queries/sign-ins.ts";
import { findCredentials } from "#db/queries/users.ts";
import { AppError } from "#lib/errors.ts";
import { email as emailSchema, text } from "#lib/schemas/text.ts";
import { type SignInFailure, WRONG_CREDENTIALS } from "#lib/sign-in-errors.ts";
import { isPassword } from "#server/password.ts";
import { logSecurityEvent } from "#server/security-log.ts";
import { countFailures, type Keys } from "./limits.ts";
import { takeCode, TOO_OFTEN, WRONG_CODE } from "./second-factor.ts";

export const USER_IS_GONE = "The user who signed in no longer exists";

const TOO_LATE = "That took too long. Please log in again.";
const TOO_MANY_CODES = "Too many wrong codes. Please wait a few minutes and log in again.";

export type { SignIn } from "#db/queries/sign-ins.ts";
export { endPendingSignIn } from "#db/queries/sign-ins.ts";

function logSignIn(userId: string, method: string, signIn: signIns.SignIn): void {
  const event = "sessionId" in signIn ? "sign_in" : "second_factor_required";
  logSecurityEvent(event, { outcome: "succeeded", method, userId });
}

/** The client; `address` is its network address. */
export interface Client {
  address: string;
  browser: signIns.Browser;
}

// Browsers that have logged in to the account before are counted separately, so that strangers'
// failed attempts can't lock the owner out.
async function signInKeys(email: string, { address, browser }: Client): Promise<Keys> {
  const device = browser.token && (await findKnownDevice(email, browser.token));
  if (device) return { signInByDevice: device };
  return {
    signInByEmailAndAddress: `${address} ${email}`,
    signInByEmail: email,
    signInByAddress: address,
  };
}

/**
 * Logs a user in by email and password, within the rate limits. With a second factor, it stops
 * before the code.
 * @throws AppError `unauthorized`, `rate_limited`, or `unavailable` when too many people are
 *   logging in
 */
export async function signInWithPassword(
  { email, password }: { email: string; password: string },
  client: Client,
): Promise<{ id: string } & signIns.SignIn> {
  const signedIn = await countFailures(await signInKeys(email, client), TOO_OFTEN, async () => {
    const user = await findCredentials(email);
    const passwordHash = user?.passwordHash ?? null;
    const right = await isPassword(password, passwordHash);
    const signIn =
      user && passwordHash && right
        ? await signIns.openSignIn(user.id, client.browser, passwordHash)
        : null;
    if (user && signIn) return { id: user.id, ...signIn };
    logSecurityEvent("sign_in", {
      outcome: "failed",
      method: "password",
      reason: user ? "wrong_password" : "unknown_email",
      userId: user?.id,
    });
    return null;
  });
  if (!signedIn) throw new AppError("unauthorized", WRONG_CREDENTIALS);
  logSignIn(signedIn.id, "password", signedIn);
  return signedIn;
}

// The claims of OpenID Connect Core 1.0, section 5.1.
interface ProviderProfile {
  email?: unknown;
  // Apple may send it as a string.
  email_verified?: unknown;
  name?: unknown;
}

/**
 * Finds or creates the user for an identity provider's profile. Ignores an address that the
 * provider calls unverified. If the provider doesn't say (Facebook), the address may open a new
 * account but never match an existing one.
 * @returns why they can't log in, or null
 */
export async function admitIdentity(
  { provider, providerAccountId }: { provider: string; providerAccountId: string },
  profile: ProviderProfile,
): Promise<SignInFailure | null> {
  const emailVerified = String(profile.email_verified) === "true";
  const denied = profile.email_verified !== undefined && !emailVerified;
  const address = emailSchema().safeParse(profile.email);
  const name = text().safeParse(profile.name);
  const { outcome, userId } = await linkIdentity({
    provider,
    providerAccountId,
    email: address.success && !denied ? address.data : null,
    emailVerified,
    // NextAuth uses the address as the name when Apple sends none.
    fullName: name.success && name.data !== profile.email ? name.data : undefined,
  });
  if (outcome === "created" || outcome === "claimed") {
    const event = outcome === "created" ? "sign_up" : "account_claimed";
    logSecurityEvent(event, { outcome: "succeeded", method: provider, userId });
    return null;
  }
  if (outcome === "linked") return null;
  const isUnusable = emailVerified && typeof profile.email === "string" && !address.success;
  const reason = isUnusable ? "unusable" : outcome;
  logSecurityEvent("sign_in", { outcome: "failed", method: provider, reason });
  return reason;
}

/** Logs a user in by an identity provider. With a second factor, it stops before the code. */
export async function signInWithProvider(
  userId: string,
  provider: string,
  browser: signIns.Browser,
): Promise<signIns.SignIn> {
  const signIn = await signIns.openSignIn(userId, browser);
  if (!signIn) throw new Error(USER_IS_GONE);
  logSignIn(userId, provider, signIn);
  return signIn;
}

/** Returns whether a login is still waiting for its code. */
export async function isSignInPending(pendingSignInId: string): Promise<boolean> {
  return (await signIns.findPendingSignIn(pendingSignInId)) !== null;
}

/**
 * Completes a login with an authenticator code or a recovery code. It takes the password to get
 * here, so strangers can't use up a person's attempts.
 * @throws AppError `unauthorized` for a wrong code, on its field, and for a login that is no
 *   longer waiting; `rate_limited`
 */
export async function signInWithCode(
  pendingSignInId: string | null,
  code: string,
  browser: signIns.Browser,
): Promise<{ id: string; sessionId: string }> {
  const pending = pendingSignInId && (await signIns.findPendingSignIn(pendingSignInId));
  if (!pending) throw new AppError("unauthorized", TOO_LATE);
  const { userId } = pending;
  const method = await countFailures({ codeBySignIn: pendingSignInId }, TOO_MANY_CODES, () =>
    takeCode(userId, code),
  );
  if (!method) {
    const reason = "wrong_code";
    logSecurityEvent("sign_in", { outcome: "failed", method: "second_factor", reason, userId });
    throw new AppError("unauthorized", WRONG_CODE, { fields: { code: WRONG_CODE } });
  }
  const sessionId = await signIns.completeSignIn(pendingSignInId, userId, browser);
  if (!sessionId) throw new AppError("unauthorized", TOO_LATE);
  logSecurityEvent("sign_in", { outcome: "succeeded", method, userId });
  return { id: userId, sessionId };
}
