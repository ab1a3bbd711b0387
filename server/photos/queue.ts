import "server-only";
import { availableParallelism } from "node:os";
import { AppError } from "#lib/errors.ts";

// sharp shares Node's pool of four threads with password hashing and file access.
const AT_ONCE = Math.min(3, availableParallelism());
const AT_ONCE_BY_ACCOUNT = 2;
const MAX_WAITING = 60;
const MAX_WAITING_BY_ACCOUNT = 10;
const LONGEST_WAIT_MS = 45_000;
const SECONDS_TO_WAIT = 10;

const BUSY = "We're preparing many photos right now. Please try this one again in a moment.";
const BUSY_WITH_YOURS =
  "We're still preparing your other files. Please try this one again when they're done.";

interface Account {
  running: number;
  waiting: Turn[];
}

interface Turn {
  start: () => void;
  giveUp: NodeJS.Timeout;
}

/** In order of their last turn. */
const accounts = new Map<string, Account>();
let running = 0;
let waiting = 0;

/**
 * Returns the waiting account with the fewest running turns, then the longest since its last turn.
 */
function nextAccount(): [string, Account] | null {
  let next: [string, Account] | null = null;
  for (const [id, account] of accounts) {
    if (account.waiting.length === 0 || account.running >= AT_ONCE_BY_ACCOUNT) continue;
    if (!next || account.running < next[1].running) next = [id, account];
  }
  return next;
}

function startNext(): void {
  while (running < AT_ONCE) {
    const [id, account] = nextAccount() ?? [];
    const turn = account?.waiting.shift();
    if (!id || !account || !turn) return;
    accounts.delete(id);
    accounts.set(id, account);
    account.running += 1;
    running += 1;
    waiting -= 1;
    clearTimeout(turn.giveUp);
    turn.start();
  }
}

function forgetIdle(id: string, account: Account): void {
  if (account.running === 0 && account.waiting.length === 0) accounts.delete(id);
}

function waitForTurn(id: string, account: Account, busy: string): Promise<void> {
  return new Promise((start, reject) => {
    const giveUp = setTimeout(() => {
      account.waiting.splice(account.waiting.indexOf(turn), 1);
      waiting -= 1;
      forgetIdle(id, account);
      reject(new AppError("unavailable", busy, { retryAfter: SECONDS_TO_WAIT }));
    }, LONGEST_WAIT_MS);
    const turn = { start, giveUp };
    account.waiting.push(turn);
    waiting += 1;
    startNext();
  });
}

/**
 * Runs work when its turn comes. Accounts take turns, each with at most two running at a time.
 * @param busy the message for a person waiting for others
 * @throws AppError `rate_limited` if the account has too many waiting, `unavailable` if there are
 * too many in all or after 45 seconds, and errors from `work`
 */
export async function inTurn<T>(
  accountId: string,
  work: () => Promise<T>,
  busy = BUSY,
): Promise<T> {
  const account = accounts.get(accountId) ?? { running: 0, waiting: [] };
  if (account.waiting.length >= MAX_WAITING_BY_ACCOUNT) {
    throw new AppError("rate_limited", BUSY_WITH_YOURS, { retryAfter: SECONDS_TO_WAIT });
  }
  if (waiting >= MAX_WAITING) {
    throw new AppError("unavailable", busy, { retryAfter: SECONDS_TO_WAIT });
  }
  accounts.set(accountId, account);
  await waitForTurn(accountId, account, busy);
  try {
    return await work();
  } finally {
    account.running -= 1;
    running -= 1;
    forgetIdle(accountId, account);
    startNext();
  }
}
