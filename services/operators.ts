import "server-only";
import { failedJobs } from "#db/failed-jobs.ts";
import { beginAction, endAction, type OperatorAction } from "#db/queries/operator-actions.ts";
import {
  deleteAccount,
  findPerson,
  deletePeople,
  homeOfAccount,
  peopleOfAccount,
  type Person,
  photoFilesToExport,
} from "#db/queries/people.ts";
import { readOwnedRows } from "#db/queries/owned-rows.ts";
import { database } from "#db/client.ts";
import { found } from "#lib/errors.ts";
import { statusNow } from "#lib/listing/status.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { requireMail } from "#server/mail/mode.ts";
import { logSecurityEvent } from "#server/security-log.ts";
import { deleteUser } from "./accounts.ts";
import { runBillingStep } from "./billing-step.ts";
import { documentFilesToExport } from "./document-files.ts";
import { assertNotStripe } from "./granted-plans.ts";
import { type DeletedFiles, dropFilesOfAccount } from "./account-files.ts";

export { latestActions, type OperatorAction } from "#db/queries/operator-actions.ts";
export { mailPasswordReset } from "#db/queries/email-addresses.ts";
export { requireMail, type Person };

const NO_SUCH_PERSON = "No user or listing has that name.";

/**
 * Runs an operator's command and records it: a row from its start, and an event in the security
 * log with the command's name only.
 * @param refusal distinguishes a refusal, whose message the operator sees, from a failure
 * @throws what the command throws
 */
export async function recordAction<T>(
  action: Pick<OperatorAction, "operator" | "command" | "arguments" | "isDryRun">,
  refusal: (error: unknown) => boolean,
  run: () => Promise<T>,
): Promise<T> {
  const id = await beginAction(action);
  const { command: method, isDryRun } = action;
  const end = async (outcome: "succeeded" | "refused" | "failed") => {
    await endAction(id, outcome);
    logSecurityEvent("operator_action", {
      ...{ outcome, method, subject: String(id) },
      ...(isDryRun && { reason: "dry_run" }),
    });
  };
  try {
    const result = await run();
    await end("succeeded");
    return result;
  } catch (error) {
    await end(refusal(error) ? "refused" : "failed");
    throw error;
  }
}

/**
 * Finds a person by email, id or the address of a listing.
 * @throws AppError `not_found`
 */
export const requirePerson = async (text: string): Promise<Person> =>
  found(await findPerson(text), NO_SUCH_PERSON);

/** Returns what an operator may see of an account, without secrets. */
export async function viewAccount(accountId: string, now = new Date()) {
  const people = await peopleOfAccount(accountId);
  const home = found(await homeOfAccount(accountId), NO_SUCH_PERSON);
  const { status, activeOn, planEndsAt } = home;
  const timeZone = timeZoneOfHome(home);
  return {
    people,
    ...home,
    status: status && statusNow({ status, activeOn, planEndsAt, timeZone }, now),
    failedJobs: await failedJobs({ queues: null, about: people.map(({ id }) => id) }),
  };
}

/** Returns the people affected by a deletion or export: the whole account for its Admin. */
export async function peopleWith({ id, accountId, email }: Person) {
  return id === accountId ? await peopleOfAccount(accountId) : [{ id, email }];
}

/** Counts the rows and files of an export or deletion. */
export async function countOwned(person: Person) {
  const ids = (await peopleWith(person)).map(({ id }) => id);
  const tables: { table: string; rows: number }[] = [];
  for await (const { table, rows } of readOwnedRows(ids)) {
    if (rows.length > 0) tables.push({ table, rows: rows.length });
  }
  const isAdmin = person.id === person.accountId;
  if (!isAdmin) return { tables, files: 0 };
  const photographs = await photoFilesToExport(person.accountId);
  const documents = await documentFilesToExport(person.accountId);
  return { tables, files: photographs.length + documents.length };
}

/**
 * Deletes a person. Deleting an Admin deletes the whole account, with photos and documents. For
 * anyone else, the members they added pass to the person who added them, and what they wrote for
 * the account stays.
 * @throws AppError `conflict` for an Admin whose account pays with Stripe
 */
export async function deletePerson(person: Person): Promise<void> {
  const { id, accountId, parentUserId } = person;
  if (parentUserId !== null) {
    await deleteUser({ id: parentUserId, accountId }, id);
    await database().transaction((tx) => deletePeople(tx, [person]));
    return;
  }
  const files = await runBillingStep(accountId, async (account, save) => {
    assertNotStripe(account);
    let deleted: DeletedFiles = { photographs: [], documents: [] };
    await save(async (tx) => {
      deleted = await deleteAccount(accountId, tx);
    });
    return deleted;
  });
  logSecurityEvent("user_deleted", { outcome: "succeeded", subject: id });
  await dropFilesOfAccount(files);
}
