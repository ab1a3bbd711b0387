import { reading, routes } from "#http/route.ts";
import type { Query } from "#lib/contract/index.ts";
import { versionsOfAccount } from "#services/descriptions.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/properties/description/versions": reading(
    { page: versionsOfAccount },
    ({ page }) => page,
    ({ query }: { query: Query<"GET /api/properties/description/versions"> }) => ({
      before: query.before ?? null,
    }),
  ),
});
