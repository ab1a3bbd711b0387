import "server-only";
import { Secret, TOTP } from "otpauth";

// RFC 6238 as authenticator apps implement it: SHA-1, six digits, 30 seconds.
const STEP_SECONDS = 30;
// Allows one step for clock drift or slow typing.
const WINDOW = 1;

// 160 bits, as RFC 4226 recommends, in base 32.
export const newSecret = (): string => new Secret({ size: 20 }).base32;

// 120 bits in base 32: 24 characters.
export const newRecoveryCode = (): string => new Secret({ size: 15 }).base32;

const totpOf = (secret: string, label = "") =>
  new TOTP({ issuer: "Porchlight", label, secret: Secret.fromBase32(secret) });

/** Returns the URI in the QR code for authenticator apps. */
export const totpAddress = (secret: string, email: string): string =>
  totpOf(secret, email).toString();

/** Returns the time step of a six-digit code; null if the code isn't valid now. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / STEP_SECONDS) + delta;
}
