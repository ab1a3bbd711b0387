import "server-only";
import { Secret, TOTP } from "otpauth";

// RFC 6238 as every authenticator app knows it: SHA-1, six digits, a new code every 30 seconds.
const STEP_SECONDS = 30;
// A clock may be wrong by one step, and a person may take one to type.
const WINDOW = 1;

// Of 160 bits, as RFC 4226 recommends; in base 32.
export const newSecret = (): string => new Secret({ size: 20 }).base32;

// Of 120 bits, in base 32: 24 characters.
export const newRecoveryCode = (): string => new Secret({ size: 15 }).base32;

const totpOf = (secret: string, label = "") =>
  new TOTP({ issuer: "Porchlight", label, secret: Secret.fromBase32(secret) });

/** What an authenticator app reads from a QR code. */
export const totpAddress = (secret: string, email: string): string =>
  totpOf(secret, email).toString();

/** The time step that a code of six digits belongs to; null for a code that is not of now. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / STEP_SECONDS) + delta;
}
