import "server-only";
import { getSubscription } from "#db/queries/plans.ts";
import * as users from "#db/queries/users.ts";
import { canAddUsers, canDeleteUser } from "#lib/account-rules.ts";
import { AppError, notFound } from "#lib/errors.ts";
import type { AddUserInput, ChangePasswordInput, SignUpInput } from "#lib/schemas/account.ts";
import { hashPassword, isPassword } from "#server/password.ts";
import { logSecurityEvent } from "#server/security-log.ts";

export { getUserView, hasPassword, listMembers } from "#db/queries/users.ts";

const NOBODY = "There is no such user.";
const INCORRECT = "Current password is incorrect";

interface Caller {
  id: string;
  accountId: string;
}

/** @throws AppError `conflict` when the email is taken */
export async function signUp({ email, password, fullName }: SignUpInput) {
  const user = await users.createUser({
    email,
    passwordHash: await hashPassword(password),
    fullName,
  });
  logSecurityEvent("sign_up", { outcome: "succeeded", method: "password", userId: user.id });
  return user;
}

/** @throws AppError `forbidden` where the plan does not include it, `conflict` when the email is taken */
export async function addUser(caller: Caller, { email, password, fullName }: AddUserInput) {
  if (!canAddUsers(await getSubscription(caller.accountId))) {
    throw new AppError("forbidden", "Your plan does not include adding users.");
  }
  const passwordHash = await hashPassword(password);
  const user = await users.createUser({ email, passwordHash, fullName }, caller);
  logSecurityEvent("user_added", { outcome: "succeeded", subject: user.id });
  return user;
}

/**
 * @throws AppError `not_found` for someone outside the account, `forbidden` for someone whom another
 *   has added
 */
export async function deleteUser(caller: Caller, userId: string): Promise<void> {
  const member = await users.findMember(caller.accountId, userId);
  if (!member) throw notFound(NOBODY);
  if (!canDeleteUser(caller, member)) {
    throw new AppError("forbidden", "You can delete only users whom you created.");
  }
  if (!(await users.deleteCreatedUser(caller, userId))) throw notFound(NOBODY);
  logSecurityEvent("user_deleted", { outcome: "succeeded", subject: userId });
}

/**
 * Changes a person's password, and ends their other sessions.
 * @throws AppError `bad_request` for a wrong old password, or where there is none to change
 */
export async function changePassword(
  userId: string,
  { oldPassword, newPassword }: ChangePasswordInput,
  keptSessionId: string,
): Promise<void> {
  const from = await users.getPasswordHash(userId);
  if (!from) {
    throw new AppError(
      "bad_request",
      "You sign in without a password, so there is none to change.",
    );
  }
  const changed =
    (await isPassword(oldPassword, from)) &&
    (await users.changePassword(userId, {
      from,
      to: await hashPassword(newPassword),
      keptSessionId,
    }));
  logSecurityEvent("password_changed", { outcome: changed ? "succeeded" : "failed" });
  if (!changed) {
    throw new AppError("bad_request", INCORRECT, { fields: { oldPassword: INCORRECT } });
  }
}
