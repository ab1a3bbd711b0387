import { routes } from "#http/route.ts";
import { deleteUser } from "#services/accounts.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "DELETE /api/users/{id}": async ({ user, params }) => {
    await deleteUser(user, params.id);
    return { success: true };
  },
});
