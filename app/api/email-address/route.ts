import { reading, routes } from "#http/route.ts";
import { changeEmail, ownEmailAddress, viewEmailAddress } from "#services/email-address.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/email-address": reading({ address: ownEmailAddress }, ({ address }) =>
    viewEmailAddress(address),
  ),
  "POST /api/email-address": async ({ user, sessionId, input }) => {
    await changeEmail({ ...user, sessionId }, input);
    return { success: true };
  },
});
