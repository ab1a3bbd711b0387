import { routes } from "#http/route.ts";
import { sendInvitation } from "#services/email-address.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/invitations/{userId}": async ({ user, params }) => {
    await sendInvitation(user, params.userId);
    return { success: true };
  },
});
