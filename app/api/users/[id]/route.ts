import { z } from "zod";
import { deleteCreatedUser, findMember } from "#db/queries/users.ts";
import { canDeleteUser } from "#lib/account-rules.ts";
import { methods, notFound, route } from "#lib/api/route.ts";
import { AppError } from "#lib/errors.ts";
import { succeeded } from "#lib/schemas/account.ts";

const NOBODY = "There is no such user.";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: route(
    { params: z.object({ id: z.uuid() }), output: succeeded },
    async ({ user, params: { id } }) => {
      const member = await findMember(user.accountId, id);
      if (!member) throw notFound(NOBODY);
      if (!canDeleteUser(user, member)) {
        throw new AppError("forbidden", "You can delete only users whom you created.");
      }
      if (!(await deleteCreatedUser(user, id))) throw notFound(NOBODY);
      return { success: true } as const;
    },
  ),
});
