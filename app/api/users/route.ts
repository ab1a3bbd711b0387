import { clientAddress } from "#http/client-address.ts";
import { reading, routes } from "#http/route.ts";
import { NO_USER, notFound } from "#lib/errors.ts";
import type { AddUserInput } from "#lib/schemas/account.ts";
import { addUser, membersOfAccount, signUp } from "#services/accounts.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/users": reading({ members: membersOfAccount }, ({ members }) => members),
  // A visitor signs up here. A logged-in person adds a user to the account.
  "POST /api/users": ({ request, user, input }) =>
    user ? addUser(user, input as AddUserInput) : signUp(input, clientAddress(request.headers)),
  "DELETE /api/users": () => {
    throw notFound(NO_USER);
  },
});
