import { routes } from "#http/route.ts";
import { restoreEmail } from "#services/email-address.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/restore-email": ({ input }) => restoreEmail(input.secret),
});
