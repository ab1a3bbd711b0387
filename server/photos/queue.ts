import "server-only";
import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import { AppError } from "#lib/errors.ts";

// sharp works on threads of Node's pool, which has four: passwords and files need some of them too.
const AT_ONCE = Math.min(3, availableParallelism());
const MOST_WAITING = 60;
const SECONDS_TO_WAIT = 10;

const limit = pLimit(AT_ONCE);

const BUSY =
  "Many photographs are being made ready right now. Please try this one again in a moment.";

/**
 * Does work on what was sent when its turn comes.
 * @param busy the sentence for a person who has to wait
 * @throws AppError `unavailable` while many wait, and what the work throws
 */
export async function inTurn<T>(work: () => Promise<T>, busy = BUSY): Promise<T> {
  if (limit.pendingCount >= MOST_WAITING) {
    throw new AppError("unavailable", busy, { retryAfter: SECONDS_TO_WAIT });
  }
  return limit(work);
}
