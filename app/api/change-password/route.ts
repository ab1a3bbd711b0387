import { changePassword, getPasswordHash } from "#db/queries/users.ts";
import { methods, route } from "#lib/api/route.ts";
import { AppError } from "#lib/errors.ts";
import { hashPassword, isPassword } from "#lib/password.ts";
import { changePasswordInput, succeeded } from "#lib/schemas/account.ts";

const INCORRECT = "Current password is incorrect";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(
    { input: changePasswordInput, output: succeeded },
    async ({ user, sessionId, input }) => {
      const from = await getPasswordHash(user.id);
      if (!from) {
        throw new AppError(
          "bad_request",
          "You sign in with Google, so there is no password to change.",
        );
      }
      const changed =
        (await isPassword(input.oldPassword, from)) &&
        (await changePassword(user.id, {
          from,
          to: await hashPassword(input.newPassword),
          keptSessionId: sessionId,
        }));
      if (!changed) {
        throw new AppError("bad_request", INCORRECT, { fields: { oldPassword: INCORRECT } });
      }
      return { success: true } as const;
    },
  ),
});
