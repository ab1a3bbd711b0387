import "server-only";
import { getSubscription } from "#db/queries/plans.ts";
import * as users from "#db/queries/users.ts";
import { canAddUsers, canDeleteUser } from "#lib/account-rules.ts";
import { AppError, NO_USER, notFound } from "#lib/errors.ts";
import type { AddUserInput, ChangePasswordInput, SignUpInput } from "#lib/schemas/account.ts";
import { hashPassword, isPassword } from "#server/password.ts";
import { logSecurityEvent } from "#server/security-log.ts";
import { assertPasswordNotCommon } from "./common-passwords.ts";
import { canInvite } from "./email-address.ts";
import { countAttempt, countFailures } from "./limits.ts";
import { WRONG_PASSWORD } from "./second-factor.ts";

export { getUserView, hasPassword, membersOfAccount } from "#db/queries/users.ts";

const TOO_MANY_ACCOUNTS =
  "Too many accounts have been created from your network. Please try again later.";
const TOO_MANY_USERS = "You've added a lot of users. Please try again later.";
const TOO_MANY_ATTEMPTS = "Too many wrong passwords. Please wait a few minutes and try again.";

interface Caller {
  id: string;
  accountId: string;
}

/**
 * Creates an account with its Admin.
 * @param address the client's network address
 * @throws AppError `bad_request` for an easily guessed password, `conflict` when the email is
 *   taken, `rate_limited`
 */
export async function signUp({ email, password, fullName }: SignUpInput, address: string) {
  await assertPasswordNotCommon("password", password, email);
  await countAttempt({ signUpByAnyone: "anyone", signUpByAddress: address }, TOO_MANY_ACCOUNTS);
  const passwordHash = await hashPassword(password);
  const user = await users.createUser({ email, passwordHash, fullName });
  logSecurityEvent("sign_up", { outcome: "succeeded", method: "password", userId: user.id });
  return user;
}

/**
 * Adds a member to the account and emails them an invitation. The member can log in immediately.
 * Skips the invitation when the caller's email isn't confirmed or the address has received too
 * many.
 * @throws AppError `forbidden` without a plan that includes it, `bad_request` for an easily
 *   guessed password, `conflict` when the email is taken, `rate_limited`
 */
export async function addUser(caller: Caller, { email, password, fullName }: AddUserInput) {
  if (!canAddUsers(await getSubscription(caller.accountId))) {
    throw new AppError("forbidden", "Your plan does not include adding users.");
  }
  await assertPasswordNotCommon("password", password, email);
  const { accountId } = caller;
  await countAttempt({ addUser: accountId, addUserByDay: accountId }, TOO_MANY_USERS);
  const isInvited = await canInvite(caller, email);
  const passwordHash = await hashPassword(password);
  const user = await users.createUser({ email, passwordHash, fullName }, { ...caller, isInvited });
  logSecurityEvent("user_added", { outcome: "succeeded", subject: user.id });
  return user;
}

/**
 * Deletes a member.
 * @throws AppError `not_found` for a person outside the account, `forbidden` for one that another
 *   member added
 */
export async function deleteUser(caller: Caller, userId: string): Promise<void> {
  const member = await users.findMember(caller.accountId, userId);
  if (!member) throw notFound(NO_USER);
  if (!canDeleteUser(caller, member)) {
    throw new AppError("forbidden", "You can only delete users you added.");
  }
  if (!(await users.deleteCreatedUser(caller, userId))) throw notFound(NO_USER);
  logSecurityEvent("user_deleted", { outcome: "succeeded", subject: userId });
}

/**
 * Changes a person's password, ends their other sessions and forgets their other browsers.
 * @throws AppError `bad_request` for a wrong or missing old password or an easily guessed new
 *   one, `rate_limited`
 */
export async function changePassword(
  { id: userId, email }: { id: string; email: string },
  { oldPassword, newPassword }: ChangePasswordInput,
  kept: users.RememberedBrowser,
): Promise<void> {
  const from = await users.getPasswordHash(userId);
  if (!from) {
    throw new AppError(
      "bad_request",
      "You sign in without a password, so there isn't one to change.",
    );
  }
  await assertPasswordNotCommon("newPassword", newPassword, email);
  const changed = await countFailures({ currentPassword: userId }, TOO_MANY_ATTEMPTS, async () => {
    if (!(await isPassword(oldPassword, from))) return null;
    const to = await hashPassword(newPassword);
    return (await users.changePassword(userId, { from, to, kept })) || null;
  });
  logSecurityEvent("password_changed", { outcome: changed ? "succeeded" : "failed" });
  if (!changed) {
    throw new AppError("bad_request", WRONG_PASSWORD, { fields: { oldPassword: WRONG_PASSWORD } });
  }
}
