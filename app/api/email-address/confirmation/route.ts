import { routes } from "#http/route.ts";
import { sendConfirmation } from "#services/email-address.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/email-address/confirmation": async ({ user }) => {
    await sendConfirmation(user);
    return { success: true };
  },
});
