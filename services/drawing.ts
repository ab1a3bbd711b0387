import "server-only";
import pLimit from "p-limit";
import { AppError } from "#lib/errors.ts";
import { countAttempt } from "./limits.ts";

const AT_ONCE = 2;
const MAX_WAITING = 60;
const SECONDS_TO_WAIT = 5;
const BUSY = "We're making a lot of files right now. Please try again in a moment.";
const IN_PROGRESS = "Another file is being made for you. Wait until it's done, then try again.";
const TOO_MANY = "You've made a lot of files in the last hour. Please try again later.";

// Per process, to limit its load.
const turns = pLimit(AT_ONCE);
const accountsInProgress = new Set<string>();

/**
 * Renders a page or file, two at a time per process, within the account's rate limit.
 * @throws AppError `rate_limited`, `unavailable` when too many wait, and what the work throws
 */
export async function drawInQueue<T>(accountId: string, work: () => Promise<T>): Promise<T> {
  if (turns.pendingCount >= MAX_WAITING) {
    throw new AppError("unavailable", BUSY, { retryAfter: SECONDS_TO_WAIT });
  }
  await countAttempt({ drawing: accountId }, TOO_MANY);
  return turns(work);
}

/**
 * Creates a file to download, one at a time per account.
 * @throws AppError `conflict` while another one is being created, and as `drawInQueue`
 */
export async function makeFileInQueue<T>(accountId: string, work: () => Promise<T>): Promise<T> {
  if (accountsInProgress.has(accountId)) throw new AppError("conflict", IN_PROGRESS);
  accountsInProgress.add(accountId);
  try {
    return await drawInQueue(accountId, work);
  } finally {
    accountsInProgress.delete(accountId);
  }
}
