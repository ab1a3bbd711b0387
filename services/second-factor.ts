import "server-only";
import { createHash } from "node:crypto";
import * as factors from "#db/queries/second-factors.ts";
import { findSignInTime } from "#db/queries/sessions.ts";
import { getPasswordHash } from "#db/queries/users.ts";
import { AppError } from "#lib/errors.ts";
import { isAppCode, RECOVERY_CODES, type SetUpView } from "#lib/schemas/second-factor.ts";
import { decrypt, encrypt } from "#server/encryption.ts";
import { isPassword } from "#server/password.ts";
import { logSecurityEvent } from "#server/security-log.ts";
import { newRecoveryCode, newSecret, stepOf, totpAddress } from "#server/totp.ts";
import { countFailures } from "./limits.ts";

const PURPOSE = "second factor";
const RECENT_SECONDS = 10 * 60;

export const TOO_OFTEN = "Too many failed attempts. Please wait a few minutes and try again.";
export const WRONG_PASSWORD = "Current password is incorrect";
export const WRONG_CODE = "That code isn't right. Check it, or wait for the next one.";
const NOT_RECENT = "To change this, log out, log in again, and come back within 10 minutes.";
const ALREADY_ON = "Two-step verification is already on.";
const NOT_ON = "Two-step verification is off.";
const SETUP_EXPIRED = "There's nothing to confirm. Please start again.";

/** The logged-in person, with the session that asks. */
interface Caller {
  id: string;
  email: string;
  sessionId: string;
}

// Recovery codes have 120 random bits, so a plain hash is enough.
const hashCode = (code: string) => createHash("sha256").update(code).digest("base64url");

const newRecoveryCodes = () => Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

export const ownSecondFactor = factors.ownSecondFactor;

// A browser left open doesn't prove who uses it. Asks for the password again or, without one, a
// recent login.
async function confirmIdentity({ id, sessionId }: Caller, password: string | undefined) {
  const passwordHash = await getPasswordHash(id);
  if (passwordHash === null) {
    const signedInAt = await findSignInTime(sessionId);
    const earliest = Date.now() - RECENT_SECONDS * 1000;
    if (!signedInAt || signedInAt.getTime() < earliest) {
      throw new AppError("forbidden", NOT_RECENT);
    }
    return;
  }
  const isRight = await countFailures(
    { currentPassword: id },
    TOO_OFTEN,
    async () => (await isPassword(password ?? "", passwordHash)) || null,
  );
  if (!isRight)
    throw new AppError("bad_request", WRONG_PASSWORD, { fields: { password: WRONG_PASSWORD } });
}

/**
 * Creates the secret for an authenticator app. It is returned only this once, and takes effect
 * when `confirmSetUp` gets a first code.
 * @throws AppError `bad_request` for a wrong password, `forbidden` without a password and a
 *   recent login, `conflict` when a second factor is set up, `rate_limited`
 */
export async function startSetUp(caller: Caller, password?: string): Promise<SetUpView> {
  await confirmIdentity(caller, password);
  const secret = newSecret();
  if (!(await factors.saveUnconfirmedSecret(caller.id, encrypt(secret, PURPOSE, caller.id)))) {
    throw new AppError("conflict", ALREADY_ON);
  }
  return { secret, address: totpAddress(secret, caller.email) };
}

async function readStep(
  userId: string,
  code: string,
  state: "confirmed" | "unconfirmed",
): Promise<number | null> {
  const secret = await factors.findSecret(userId, state);
  return secret === null ? null : stepOf(decrypt(secret, PURPOSE, userId), code);
}

/**
 * Turns the second factor on with a first code, and ends the person's other sessions.
 * @returns the recovery codes, only this once
 * @throws AppError `bad_request` for a wrong code, `conflict` when no setup is in progress,
 *   `rate_limited`
 */
export async function confirmSetUp(
  { id, sessionId }: Caller,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  if (!(await factors.findSecret(id, "unconfirmed"))) throw new AppError("conflict", SETUP_EXPIRED);
  const codes = newRecoveryCodes();
  const codeHashes = codes.map(hashCode);
  const confirmed = await countFailures({ codeByUser: id }, TOO_OFTEN, async () => {
    const step = await readStep(id, code, "unconfirmed");
    if (step === null) return null;
    const proof = { step, codeHashes, keptSessionId: sessionId };
    return (await factors.confirmSecondFactor(id, proof)) || null;
  });
  logSecurityEvent("second_factor_set_up", { outcome: confirmed ? "succeeded" : "failed" });
  if (!confirmed) throw wrongCode();
  return { recoveryCodes: codes };
}

const wrongCode = () => new AppError("bad_request", WRONG_CODE, { fields: { code: WRONG_CODE } });

/**
 * Uses up a code from the app or a recovery code. Only app codes are rate limited, because they
 * are short enough to guess.
 * @returns which of the two it was, or null for a wrong code
 * @throws AppError `rate_limited`
 */
export async function takeCode(
  userId: string,
  code: string,
): Promise<"authenticator" | "recovery_code" | null> {
  if (!isAppCode(code)) {
    return (await factors.takeRecoveryCode(userId, hashCode(code))) ? "recovery_code" : null;
  }
  const bounds = { codeByUser: userId, codeByUserByDay: userId };
  return countFailures(bounds, TOO_OFTEN, async () => {
    const step = await readStep(userId, code, "confirmed");
    return step !== null && (await factors.takeStep(userId, step)) ? "authenticator" : null;
  });
}

// Requires the password again, and a code.
async function confirmIdentityFully(
  caller: Caller,
  { password, code }: { password?: string | undefined; code: string },
): Promise<boolean> {
  if (!(await factors.hasSecondFactor(caller.id))) throw new AppError("conflict", NOT_ON);
  await confirmIdentity(caller, password);
  return (await takeCode(caller.id, code)) !== null;
}

type Proof = { password?: string | undefined; code: string };

/**
 * Confirms the person's identity: the password again, and a code when a second factor is on.
 * @throws AppError `bad_request` for a wrong password or code, `forbidden` without a password and
 *   a recent login, `rate_limited`
 */
export async function confirmCaller(
  caller: Caller,
  { password, code }: { password?: string | undefined; code?: string | undefined },
): Promise<void> {
  await confirmIdentity(caller, password);
  await confirmSecondFactor(caller.id, code);
}

/**
 * Uses up a code when the person has a second factor.
 * @throws AppError `bad_request` for a wrong code, `rate_limited`
 */
export async function confirmSecondFactor(userId: string, code?: string): Promise<void> {
  if (!(await factors.hasSecondFactor(userId))) return;
  if (code === undefined || (await takeCode(userId, code)) === null) throw wrongCode();
}

/**
 * Removes the second factor.
 * @throws AppError `bad_request` for a wrong password or code, `forbidden` without a password and
 *   a recent login, `conflict` without a second factor, `rate_limited`
 */
export async function removeSecondFactor(caller: Caller, proof: Proof): Promise<void> {
  const removed =
    (await confirmIdentityFully(caller, proof)) && (await factors.deleteSecondFactor(caller.id));
  logSecurityEvent("second_factor_removed", { outcome: removed ? "succeeded" : "failed" });
  if (!removed) throw wrongCode();
}

/**
 * Replaces the recovery codes.
 * @returns the new codes, only this once
 * @throws as `removeSecondFactor`
 */
export async function renewRecoveryCodes(
  caller: Caller,
  proof: Proof,
): Promise<{ recoveryCodes: string[] }> {
  const codes = newRecoveryCodes();
  const renewed =
    (await confirmIdentityFully(caller, proof)) &&
    (await factors.replaceRecoveryCodes(caller.id, codes.map(hashCode)));
  logSecurityEvent("recovery_codes_renewed", { outcome: renewed ? "succeeded" : "failed" });
  if (!renewed) throw wrongCode();
  return { recoveryCodes: codes };
}
