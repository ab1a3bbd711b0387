import { reading, routes } from "#http/route.ts";
import { inventoryReads, saveInventory, viewInventory } from "#services/inventory.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/inventory": reading(inventoryReads, viewInventory),
  "PUT /api/inventory": ({ user, input }) => saveInventory(user.accountId, input),
});
