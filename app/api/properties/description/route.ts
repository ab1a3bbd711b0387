import { routes } from "#http/route.ts";
import { saveEdit } from "#services/descriptions.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/properties/description": ({ user, input }) => saveEdit(user, input),
});
