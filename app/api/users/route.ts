import { z } from "zod";
import { getSubscription } from "#db/queries/plans.ts";
import { createUser, listMembers } from "#db/queries/users.ts";
import { canAddUsers } from "#lib/account-rules.ts";
import { methods, notFound, route } from "#lib/api/route.ts";
import { AppError } from "#lib/errors.ts";
import { hashPassword } from "#lib/password.ts";
import { addUserInput, signUpInput, userCreated } from "#lib/schemas/account.ts";
import { memberView } from "#lib/schemas/users.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({ output: z.array(memberView) }, ({ user }) => listMembers(user.accountId)),

  // One address for two things: a visitor signs up, a signed-in person adds someone to the account.
  POST: route(
    {
      public: true,
      input: ({ user }) => (user ? addUserInput : signUpInput),
      output: userCreated,
      status: 201,
    },
    async ({ user, input: { email, password, fullName } }) => {
      if (user && !canAddUsers(await getSubscription(user.accountId))) {
        throw new AppError("forbidden", "Your plan does not include adding users.");
      }
      const passwordHash = await hashPassword(password);
      return createUser({ email, passwordHash, fullName }, user);
    },
  ),

  DELETE: route({}, async () => {
    throw notFound("There is no such user.");
  }),
});
