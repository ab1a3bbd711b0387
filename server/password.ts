import "server-only";
import { availableParallelism } from "node:os";
import { compare, hash } from "@node-rs/bcrypt";
import pLimit, { type LimitFunction } from "p-limit";
import { AppError } from "#lib/errors.ts";

// bcrypt cost: about 0.2 s per hash on hardware of 2026. OWASP recommends at least 10.
const COST = 12;

// Compared when there is no user. No password has this hash.
const PLACEHOLDER_HASH = "$2b$12$uag7H.FUCdGC0qB4DmxmY.niX27eYTjbPkA0J3pGvZdJaYSj4nnfm";

// At most half of the four threads, which also decode cookies and read files, and always one core
// free (docs/decisions/0007-password-hashing.md).
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));

// About 15 s of work, 30 s on two cores. Later requests are rejected immediately.
const MAX_WAITING = 128;
const BUSY = "Too many people are signing in right now. Please try again in a few seconds.";
const RETRY_AFTER = 15;

// On globalThis, for one queue even if this module is bundled more than once.
const holder = globalThis as typeof globalThis & { porchlightPasswords?: LimitFunction };

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const queue = (holder.porchlightPasswords ??= pLimit(AT_ONCE));
  if (queue.pendingCount >= MAX_WAITING) {
    throw new AppError("unavailable", BUSY, { retryAfter: RETRY_AFTER });
  }
  return queue(work);
}

/**
 * Hashes a password of at most 72 bytes.
 * @throws AppError `unavailable` if too many are waiting
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, { cost: COST }));
}

/**
 * Returns whether a password matches. A null hash takes the same time, so timing doesn't reveal
 * accounts.
 * @throws AppError `unavailable` if too many are waiting
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const same = await inTurn(() => compare(password, passwordHash ?? PLACEHOLDER_HASH));
  return same && passwordHash !== null;
}
