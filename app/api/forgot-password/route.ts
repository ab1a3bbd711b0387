import { clientAddress } from "#http/client-address.ts";
import { routes } from "#http/route.ts";
import { requestPasswordReset } from "#services/forgotten-password.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/forgot-password": async ({ request, input }) => {
    await requestPasswordReset(input.email, clientAddress(request.headers));
    return { success: true };
  },
});
