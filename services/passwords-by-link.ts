import "server-only";
import { findLinkOwner } from "#db/queries/mailed-links.ts";
import { setPasswordByLink } from "#db/queries/credential-changes.ts";
import { found } from "#lib/errors.ts";
import type { NewPasswordByLinkInput } from "#lib/schemas/account.ts";
import { hashPassword } from "#server/password.ts";
import { logSecurityEvent } from "#server/security-log.ts";
import { assertPasswordNotCommon } from "./common-passwords.ts";
import { LINK_OVER } from "./email-address.ts";

type Purpose = Parameters<typeof setPasswordByLink>[1];

// Checks the link first, so that a broken one costs no password check or hashing.
async function setPassword(purpose: Purpose, { secret, password }: NewPasswordByLinkInput) {
  const { email } = found(await findLinkOwner(secret, [purpose]), LINK_OVER);
  await assertPasswordNotCommon("password", password, email);
  const passwordHash = await hashPassword(password);
  return found(await setPasswordByLink(secret, purpose, passwordHash), LINK_OVER);
}

/**
 * Resets a password by an emailed one-time link, and ends the person's sessions.
 * @throws AppError `not_found` for a link that doesn't work, `bad_request` for an easily guessed
 *   password
 */
export async function resetPassword(input: NewPasswordByLinkInput): Promise<void> {
  const { userId } = await setPassword("reset_password", input);
  logSecurityEvent("password_reset", { outcome: "succeeded", userId });
}

/**
 * Accepts an invitation and sets the member's own password.
 * @throws as `resetPassword`
 */
export async function acceptInvitation(input: NewPasswordByLinkInput): Promise<void> {
  const { userId } = await setPassword("invitation", input);
  logSecurityEvent("invitation_accepted", { outcome: "succeeded", userId });
}
