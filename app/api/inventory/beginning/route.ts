import { routes } from "#http/route.ts";
import { beginInventory } from "#services/inventory.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/inventory/beginning": ({ user, input }) =>
    beginInventory(user.accountId, input.version),
});
