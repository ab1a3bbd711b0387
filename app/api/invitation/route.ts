import { routes } from "#http/route.ts";
import { acceptInvitation } from "#services/passwords-by-link.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/invitation": async ({ input }) => {
    await acceptInvitation(input);
    return { success: true };
  },
});
