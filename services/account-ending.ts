import "server-only";
import { database, type Transaction } from "#db/client.ts";
import { addJob, addJobs } from "#db/jobs.ts";
import {
  claimReminders,
  findDueDeletions,
  lockDueDeletion,
  mailEveryone,
} from "#db/queries/account-deletions.ts";
import { type DeletedAccount, deleteAccount } from "#db/queries/people.ts";
import { AppError, isUserGone } from "#lib/errors.ts";
import { REMINDER_DAYS } from "#lib/fields/account-deletion.ts";
import { logError } from "#server/log.ts";
import { mailMode } from "#server/mail/mode.ts";
import { logSecurityEvent } from "#server/security-log.ts";
import { dropFilesOfAccount } from "./account-files.ts";
import { runBillingStep } from "./billing-step.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
// The next sweep does the rest.
const MAX_AT_A_TIME = 100;

/** Reminds everyone on accounts that will soon be deleted, once. */
export async function remindOfDeletions(now: Date): Promise<void> {
  const until = new Date(now.getTime() + REMINDER_DAYS * DAY_MS);
  await database().transaction(async (tx) => {
    for (const accountId of await claimReminders(tx, { until, now })) {
      await mailEveryone(tx, accountId, "reminder");
    }
  });
}

// Another process has deleted it.
const isGone = (error: unknown) =>
  isUserGone(error) || (error instanceof AppError && error.code === "not_found");

/**
 * Deletes the accounts whose deletion is due. Logs failures; the next sweep retries them. A
 * process that is killed leaves an account either whole or gone, with its files and customer
 * marked for deletion.
 */
export async function deleteDueAccounts(now: Date): Promise<void> {
  for (const accountId of await findDueDeletions(now, MAX_AT_A_TIME)) {
    try {
      await endAccount(accountId, now);
    } catch (error) {
      if (isGone(error)) continue;
      logError("account not deleted", error, { accountId });
    }
  }
}

// Runs as a payment step, so that no payment is opened or stored meanwhile.
async function endAccount(accountId: string, now: Date): Promise<void> {
  const deleted = await runBillingStep(accountId, async ({ customerId }, save) => {
    let ended: DeletedAccount | null = null;
    await save(async (tx) => {
      if (!(await lockDueDeletion(tx, accountId, now))) return;
      ended = await deleteAccount(accountId, tx);
      await queueLastJobs(tx, { ...ended, customerId });
    });
    return ended as DeletedAccount | null;
  });
  // The account was kept at the last moment.
  if (!deleted) return;
  logSecurityEvent("user_deleted", { outcome: "succeeded", subject: accountId });
  await dropFilesOfAccount(deleted);
}

async function queueLastJobs(
  tx: Transaction,
  { emails, customerId }: Pick<DeletedAccount, "emails"> & { customerId: string | null },
): Promise<void> {
  if (customerId !== null) await addJob(tx, "delete_customer", { customerId });
  if (mailMode() === "none") return;
  const mails = emails.map((email) => ({ kind: "account_deleted" as const, email }));
  await addJobs(tx, "mail", mails);
}
