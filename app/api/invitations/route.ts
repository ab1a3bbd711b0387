import { reading, routes } from "#http/route.ts";
import { openInvitations } from "#services/email-address.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/invitations": reading(
    { invitations: openInvitations },
    ({ invitations }) => invitations,
  ),
});
