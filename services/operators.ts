import "server-only";
import { documentFilesOfAccount } from "#db/queries/document-files.ts";
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
import { assertNotStripe } from "./granted-plans.ts";
import { dropDocumentFiles } from "./document-files.ts";
import { dropFiles } from "./photo-files.ts";

export { latestActions, type OperatorAction } from "#db/queries/operator-actions.ts";
export { mailPasswordReset } from "#db/queries/email-addresses.ts";
export { requireMail, type Person };

const NO_SUCH_PERSON = "No user or listing has that name.";

/**
 * Runs an operator's command, and notes it: a row that stands from its beginning, and an event in the
 * security log, which names the command alone.
 * @param refusal tells a refusal, whose sentence is for the operator, from a failure
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

/** The person of an email, an id or a listing's address. @throws AppError `not_found` */
export const requirePerson = async (text: string): Promise<Person> =>
  found(await findPerson(text), NO_SUCH_PERSON);

/** All that an operator sees of an account: no secrets. */
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

/** Whom a deletion or an export is about: everybody of the account where the person is its Admin. */
export async function peopleWith({ id, accountId, email }: Person) {
  return id === accountId ? await peopleOfAccount(accountId) : [{ id, email }];
}

/** How many rows and files an export would have, and a deletion take away. */
export async function countOwned(person: Person) {
  const ids = (await peopleWith(person)).map(({ id }) => id);
  const tables: { table: string; rows: number }[] = [];
  for await (const { table, rows } of readOwnedRows(ids)) {
    if (rows.length > 0) tables.push({ table, rows: rows.length });
  }
  const isAdmin = person.id === person.accountId;
  if (!isAdmin) return { tables, files: 0 };
  const photographs = await photoFilesToExport(person.accountId);
  const documents = await documentFilesOfAccount(person.accountId);
  return { tables, files: photographs.length + documents.length };
}

/**
 * Deletes a person. An Admin goes with the whole account, photographs and documents included; anyone else alone, and
 * whom they had added passes to who added them. What they wrote for the account stays with it.
 * @throws AppError `conflict` for an Admin whose account pays by Stripe
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
    let names = { photographs: [] as string[], documents: [] as string[] };
    await save(async (tx) => {
      names = await deleteAccount(accountId, tx);
    });
    return names;
  });
  logSecurityEvent("user_deleted", { outcome: "succeeded", subject: id });
  // Where that fails, the sweep of the next hour does it.
  if (files.photographs.length > 0) await dropFiles(files.photographs);
  if (files.documents.length > 0) await dropDocumentFiles(files.documents);
}
