import { reading, routes } from "#http/route.ts";
import {
  deletionOfAccount,
  keepAccount,
  requestDeletion,
  viewDeletion,
} from "#services/account-deletion.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/account-deletion": reading({ deletion: deletionOfAccount }, ({ deletion }) =>
    viewDeletion(deletion),
  ),
  "POST /api/account-deletion": ({ user, sessionId, input }) =>
    requestDeletion({ ...user, sessionId }, input),
  "DELETE /api/account-deletion": async ({ user }) => {
    await keepAccount(user);
    return { success: true };
  },
});
