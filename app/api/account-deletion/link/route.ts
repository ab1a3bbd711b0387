import { routes } from "#http/route.ts";
import { mailDeletionLink } from "#services/account-deletion.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/account-deletion/link": async ({ user, input }) => {
    await mailDeletionLink(user, input);
    return { success: true };
  },
});
