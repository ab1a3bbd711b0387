import { routes } from "#http/route.ts";
import { confirmEmail } from "#services/email-address.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/verify-email": ({ input }) => confirmEmail(input.secret),
});
