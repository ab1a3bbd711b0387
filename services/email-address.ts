import "server-only";
import * as addresses from "#db/queries/email-addresses.ts";
import * as access from "#db/queries/credential-changes.ts";
import { findMember } from "#db/queries/users.ts";
import { AppError, found, LOG_IN, NO_USER } from "#lib/errors.ts";
import type { ChangeEmailInput, EmailAddressView } from "#lib/schemas/email-address.ts";
import { mailMode, requireMail } from "#server/mail/mode.ts";
import { logSecurityEvent } from "#server/security-log.ts";
import { countAttempt, isWithinBounds } from "./limits.ts";
import { confirmCaller } from "./second-factor.ts";

export { adminVerifiedAt, openInvitations, ownEmailAddress } from "#db/queries/email-addresses.ts";

/** The same for an unknown, used or expired link, so that it doesn't reveal which. */
export const LINK_OVER = "This link no longer works. Please request a new one.";

const TAKEN = "That address now belongs to another account, so nothing was changed.";
const PRESENT = "That's already your email address.";
const CONFIRMED = "That address is already confirmed.";
const TOO_MANY_MAILS = "Too many emails were requested. Please try again later.";
const NOT_CONFIRMED = "Confirm your email to send invitations.";
const TOO_MANY_CHANGES = "You've changed your email address a lot. Please try again later.";

interface Caller {
  id: string;
  accountId: string;
  email: string;
  sessionId: string;
}

export function viewEmailAddress(
  address: ReturnType<typeof addresses.ownEmailAddress.view>,
): EmailAddressView {
  const { email, verifiedAt, awaited } = found(address);
  const canBeMailed = mailMode() !== "none";
  return { email, isConfirmed: verifiedAt !== null, awaited, canBeMailed };
}

/**
 * Emails a link to a new address, which becomes the person's once they open it. An address that
 * is taken gets the same response.
 * @throws AppError `bad_request` for a wrong password or code, or the current address;
 *   `forbidden` without a password and a recent login; `rate_limited`; `unavailable` without email
 */
export async function changeEmail(
  caller: Caller,
  { email, ...proof }: ChangeEmailInput,
): Promise<void> {
  requireMail();
  await confirmCaller(caller, proof);
  if (email === caller.email) {
    throw new AppError("bad_request", PRESENT, { fields: { email: PRESENT } });
  }
  const keys = { emailChange: caller.id, emailChangeByDay: caller.accountId };
  await countAttempt(keys, TOO_MANY_CHANGES);
  await addresses.askForEmail(caller.id, email);
  logSecurityEvent("email_change_asked", { outcome: "succeeded" });
}

/**
 * Sends the confirmation email again.
 * @throws AppError `conflict` when the address is confirmed, `rate_limited`, `unavailable`
 *   without email
 */
export async function sendConfirmation({
  id,
  accountId,
}: Pick<Caller, "id" | "accountId">): Promise<void> {
  requireMail();
  await countAttempt({ confirmationMail: id, confirmationMailByDay: id }, TOO_MANY_MAILS);
  const isSent = await addresses.mailProofAgain(accountId, id);
  if (isSent === null) throw new AppError("unauthorized", LOG_IN);
  if (!isSent) throw new AppError("conflict", CONFIRMED);
}

/** Returns whether the person may send an invitation, and counts it. */
export const canInvite = async (
  { id }: Pick<Caller, "id">,
  invitedEmail: string,
): Promise<boolean> =>
  (await addresses.hasConfirmedAddress(id)) &&
  (await isWithinBounds({ invitationByEmail: invitedEmail }));

/**
 * Sends the invitation to a member again.
 * @throws AppError `forbidden` until the caller has confirmed their own email, `not_found` for a
 *   person outside the account, `conflict` when they have accepted, `rate_limited`, `unavailable`
 *   without email
 */
export async function sendInvitation(
  { id, accountId }: Pick<Caller, "id" | "accountId">,
  userId: string,
): Promise<void> {
  requireMail();
  if (!(await addresses.hasConfirmedAddress(id))) throw new AppError("forbidden", NOT_CONFIRMED);
  const { email } = found(await findMember(accountId, userId), NO_USER);
  const keys = { invitationMail: accountId, invitationMailByDay: accountId };
  await countAttempt({ ...keys, invitationByEmail: email }, TOO_MANY_MAILS);
  const isSent = found(await addresses.mailProofAgain(accountId, userId), NO_USER);
  if (!isSent) throw new AppError("conflict", CONFIRMED);
}

type Outcome = Awaited<ReturnType<typeof access.confirmEmail>>;

function settled(outcome: Outcome): access.Outcome {
  if (outcome === "taken") throw new AppError("conflict", TAKEN);
  return found(outcome, LINK_OVER);
}

/**
 * Confirms an email address by a link.
 * @throws AppError `not_found` for a link that doesn't work, `conflict` when the address is taken
 */
export async function confirmEmail(secret: string): Promise<{ email: string }> {
  const { userId, email } = settled(await access.confirmEmail(secret));
  logSecurityEvent("email_confirmed", { outcome: "succeeded", userId });
  return { email };
}

/**
 * Restores the earlier email address by a link.
 * @throws as `confirmEmail`
 */
export async function restoreEmail(secret: string): Promise<{ email: string }> {
  const { userId, email } = settled(await access.restoreEmail(secret));
  logSecurityEvent("email_restored", { outcome: "succeeded", userId });
  return { email };
}
