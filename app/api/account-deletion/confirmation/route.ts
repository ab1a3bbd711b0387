import { routes } from "#http/route.ts";
import { requestDeletionByLink } from "#services/account-deletion.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/account-deletion/confirmation": ({ input }) => requestDeletionByLink(input.secret),
});
