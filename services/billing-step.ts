import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import type { Transaction } from "#db/client.ts";
import { endLease, renewLease, takeLease, writeUnderLease } from "#db/queries/billing-lease.ts";
import { readBillingAccount } from "#db/queries/billing.ts";
import type { BillingAccount } from "#lib/billing/types.ts";
import { AppError, notFound } from "#lib/errors.ts";
import { logError } from "#server/log.ts";

const RENEW_MS = 10_000;
const RETRY_MS = 100;
const PERSON_WAIT_MS = 10_000;
/** For pages that can be shown without the result. */
export const PAGE_WAIT_MS = 2_000;
// Per account and process, so that one account's payments can't exhaust the process.
const MAX_WAITING = 8;

const waiting = new Map<string, number>();

const isStillRunning = () =>
  new AppError(
    "conflict",
    "Another payment step is in progress for this account. Please try again in a moment.",
  );

/**
 * Writes what the step has learned.
 * @throws AppError `conflict` when the step took too long and another has begun
 */
export type Save = (write: (tx: Transaction) => Promise<void>) => Promise<void>;

/**
 * Runs one step of an account's payments. Steps of an account run one after another. No database
 * connection is held between its writes.
 * @param accountId the Admin's id
 * @param waitMs how long to wait for the previous step
 * @throws AppError `conflict` when that takes longer, or too many are waiting
 */
export async function runBillingStep<T>(
  accountId: string,
  step: (account: BillingAccount, save: Save) => Promise<T>,
  waitMs = PERSON_WAIT_MS,
): Promise<T> {
  const holder = crypto.randomUUID();
  await waitForLease(accountId, holder, waitMs);
  const renewal = setInterval(
    () => void renewLease(accountId, holder).catch(() => undefined),
    RENEW_MS,
  );
  try {
    const account = await readBillingAccount(accountId);
    if (!account) throw notFound("Account not found.");
    return await step(account, async (write) => {
      if (!(await writeUnderLease(accountId, holder, write))) throw isStillRunning();
    });
  } finally {
    clearInterval(renewal);
    // The lease expires automatically if this fails.
    await endLease(accountId, holder).catch((error: unknown) =>
      logError("could not release the billing lease", error),
    );
  }
}

async function waitForLease(accountId: string, holder: string, waitMs: number): Promise<void> {
  const isFirst = !waiting.has(accountId);
  if (isFirst && (await takeLease(accountId, holder))) return;
  const others = waiting.get(accountId) ?? 0;
  if (others >= MAX_WAITING) throw isStillRunning();
  waiting.set(accountId, others + 1);
  try {
    for (const end = performance.now() + waitMs; performance.now() < end;) {
      await sleep(RETRY_MS);
      if (await takeLease(accountId, holder)) return;
    }
    throw isStillRunning();
  } finally {
    const left = (waiting.get(accountId) ?? 1) - 1;
    if (left > 0) waiting.set(accountId, left);
    else waiting.delete(accountId);
  }
}
