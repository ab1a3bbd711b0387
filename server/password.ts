import "server-only";
import { availableParallelism } from "node:os";
import { compare, hash } from "@node-rs/bcrypt";
import pLimit, { type LimitFunction } from "p-limit";
import { AppError } from "#lib/errors.ts";

// bcrypt cost: about 0.2 s a hash on the machines of 2026. OWASP asks for at least 10.
const COST = 12;

// A hash that no password was ever made into: compared against when there is no user.
const PLACEHOLDER_HASH = "$2b$12$uag7H.FUCdGC0qB4DmxmY.niX27eYTjbPkA0J3pGvZdJaYSj4nnfm";

// Of the four threads that decode cookies and read files too, at most half; and one core stays for
// everyone else (docs/decisions/0007-password-hashing.md).
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));

// Some 15 s of work, 30 s on two cores. Whoever comes later is told so at once.
const MAX_WAITING = 128;
const BUSY = "Too many people are signing in right now. Please try again in a few seconds.";
const RETRY_AFTER = 15;

// Kept on globalThis: one queue for the process, however often this module is bundled.
const holder = globalThis as typeof globalThis & { porchlightPasswords?: LimitFunction };

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const queue = (holder.porchlightPasswords ??= pLimit(AT_ONCE));
  if (queue.pendingCount >= MAX_WAITING) {
    throw new AppError("unavailable", BUSY, { retryAfter: RETRY_AFTER });
  }
  return queue(work);
}

/** At most 72 bytes of password. @throws AppError `unavailable` where too many are waiting */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, { cost: COST }));
}

/**
 * Without a hash it takes the same time and says no, so that the clock doesn't tell who has an account.
 * @throws AppError `unavailable` where too many are waiting
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const same = await inTurn(() => compare(password, passwordHash ?? PLACEHOLDER_HASH));
  return same && passwordHash !== null;
}
