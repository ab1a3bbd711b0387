import { routes } from "#http/route.ts";
import { resetPassword } from "#services/passwords-by-link.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/reset-password": async ({ input }) => {
    await resetPassword(input);
    return { success: true };
  },
});
