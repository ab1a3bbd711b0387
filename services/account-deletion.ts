import "server-only";
import { database, type Transaction } from "#db/client.ts";
import { addJob } from "#db/jobs.ts";
import {
  contentsOfAccount,
  deletionOfAccount,
  insertDeletion,
  isDeletionRequested,
  mailEveryone,
  removeDeletion,
} from "#db/queries/account-deletions.ts";
import { lockHome } from "#db/queries/clock-times.ts";
import { addEvent } from "#db/queries/events.ts";
import { changeListing, lockListing, recordStatus } from "#db/queries/listings.ts";
import { mailLink, takeLink } from "#db/queries/mailed-links.ts";
import { isAdmin } from "#lib/account-rules.ts";
import { AppError, found } from "#lib/errors.ts";
import { DAYS_TO_KEEP } from "#lib/fields/account-deletion.ts";
import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import type {
  AccountContentsView,
  AccountDeletionView,
  DeleteAccountInput,
  DeletionLinkInput,
} from "#lib/schemas/account-deletion.ts";
import { requireMail } from "#server/mail/mode.ts";
import { logSecurityEvent } from "#server/security-log.ts";
import { LINK_OVER } from "./email-address.ts";
import { countAttempt } from "./limits.ts";
import { confirmCaller, confirmSecondFactor } from "./second-factor.ts";

export { contentsOfAccount, deletionOfAccount };

const DAY_MS = 24 * 60 * 60 * 1000;

const NOT_ADMIN = "Only the account's Admin can delete or download it.";
const REQUESTED = "Your account is already scheduled for deletion.";
const NOT_REQUESTED = "Your account isn't scheduled for deletion.";
const TOO_MANY = "You've asked for this a lot. Please try again later.";

const endAfter = (now: Date) => new Date(now.getTime() + DAYS_TO_KEEP * DAY_MS);

interface Caller {
  id: string;
  accountId: string;
  email: string;
  parentUserId: string | null;
  sessionId: string;
}
type Person = Omit<Caller, "sessionId">;

function requireAdmin(person: Pick<Person, "parentUserId">): void {
  if (!isAdmin(person)) throw new AppError("forbidden", NOT_ADMIN);
}

export function viewDeletion(
  deletion: ReturnType<typeof deletionOfAccount.view>,
): AccountDeletionView {
  return {
    deletion: deletion && {
      requestedAt: deletion.requestedAt.toISOString(),
      deletesAt: deletion.deletesAt.toISOString(),
    },
  };
}

/**
 * Counts what a deletion would delete.
 * @throws AppError `forbidden` for anyone but the Admin
 */
export function viewContents(
  person: Person,
  contents: ReturnType<typeof contentsOfAccount.view>,
): AccountContentsView {
  requireAdmin(person);
  return { ...found(contents), deletesAt: endAfter(new Date()).toISOString() };
}

async function assertNotRequested(accountId: string): Promise<void> {
  if (await isDeletionRequested(accountId)) throw new AppError("conflict", REQUESTED);
}

// A withdrawn page stays withdrawn if the account is kept: its plan or facts may have changed.
async function withdrawListing(
  tx: Transaction,
  { id, accountId }: Pick<Person, "id" | "accountId">,
  now: Date,
): Promise<void> {
  if (!(await lockHome(tx, accountId))?.listingId) return;
  const listing = await lockListing(tx, accountId, now);
  if (!LISTING_STATUSES[listing.status].isPublic) return;
  await changeListing(tx, listing.id, { status: "withdrawn", activeOn: null });
  await recordStatus(tx, listing.id, { status: "withdrawn", at: now, changedBy: id });
  const data = { from: listing.status, to: "withdrawn" } as const;
  await addEvent(tx, { accountId, actorId: id }, { kind: "listing_changed", data });
}

async function schedule(tx: Transaction, admin: Pick<Person, "id" | "accountId">, now: Date) {
  const { accountId } = admin;
  const deletesAt = endAfter(now);
  if (!(await insertDeletion(tx, { accountId, requestedAt: now, deletesAt }))) {
    throw new AppError("conflict", REQUESTED);
  }
  await withdrawListing(tx, admin, now);
  await addJob(tx, "plan_renewal", { accountId });
  await mailEveryone(tx, accountId, "requested");
  return { deletesAt: deletesAt.toISOString() };
}

/**
 * Requests the deletion of the caller's account. The listing is withdrawn and the plan's renewal
 * stopped; everyone on the account gets an email.
 * @throws AppError `forbidden` for anyone but the Admin, or without a password and a recent login;
 *   `conflict` when it is already requested; `bad_request` for a wrong password or code;
 *   `rate_limited`
 */
export async function requestDeletion(
  caller: Caller,
  proof: DeleteAccountInput,
  now = new Date(),
): Promise<{ deletesAt: string }> {
  requireAdmin(caller);
  const { accountId } = caller;
  await assertNotRequested(accountId);
  await confirmCaller(caller, proof);
  await countAttempt({ accountDeletion: accountId }, TOO_MANY);
  const scheduled = await database().transaction((tx) => schedule(tx, caller, now));
  logSecurityEvent("account_deletion_asked", { outcome: "succeeded", subject: accountId });
  return scheduled;
}

/**
 * Emails the Admin a link that requests the deletion.
 * @throws AppError `forbidden` for anyone but the Admin, `conflict` when it is already requested,
 *   `bad_request` for a wrong code, `rate_limited`, `unavailable` without email
 */
export async function mailDeletionLink(caller: Person, { code }: DeletionLinkInput): Promise<void> {
  requireAdmin(caller);
  requireMail();
  const { id: userId, accountId, email } = caller;
  await assertNotRequested(accountId);
  await confirmSecondFactor(userId, code);
  await countAttempt({ accountDeletion: accountId }, TOO_MANY);
  await database().transaction((tx) => mailLink(tx, { userId, purpose: "delete_account", email }));
}

/**
 * Requests the deletion of an account by an emailed link.
 * @throws AppError `not_found` for a link that doesn't work, `conflict` when it is already
 *   requested
 */
export async function requestDeletionByLink(
  secret: string,
  now = new Date(),
): Promise<{ deletesAt: string }> {
  const { scheduled, admin } = await database().transaction(async (tx) => {
    const link = await takeLink(tx, secret, ["delete_account"]);
    if (!link || link.email !== link.user.email) throw new AppError("not_found", LINK_OVER);
    return { admin: link.user, scheduled: await schedule(tx, link.user, now) };
  });
  const { id: userId, accountId: subject } = admin;
  logSecurityEvent("account_deletion_asked", { outcome: "succeeded", userId, subject });
  return scheduled;
}

/**
 * Keeps an account whose deletion was requested. Its plan renews again if it hasn't ended.
 * @throws AppError `forbidden` for anyone but the Admin, `not_found` when no deletion is requested
 */
export async function keepAccount(person: Person): Promise<void> {
  requireAdmin(person);
  const { accountId } = person;
  await database().transaction(async (tx) => {
    const { stopsRenewal } = found(await removeDeletion(tx, accountId), NOT_REQUESTED);
    if (stopsRenewal) await addJob(tx, "plan_renewal", { accountId });
    await mailEveryone(tx, accountId, "kept");
  });
  logSecurityEvent("account_kept", { outcome: "succeeded", subject: accountId });
}
