import { methods, route } from "#lib/api/route.ts";
import { userView } from "#lib/schemas/account.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({ output: userView }, async ({ user }) => user),
});
