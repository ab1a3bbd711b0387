import { readDeviceToken } from "#http/device-cookie.ts";
import { routes } from "#http/route.ts";
import { changePassword } from "#services/accounts.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/change-password": async ({ request, user, sessionId, input }) => {
    const deviceToken = readDeviceToken(request.headers);
    await changePassword(user, input, { sessionId, deviceToken });
    return { success: true };
  },
});
