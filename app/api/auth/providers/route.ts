import { configuredProviders } from "#http/identity-providers.ts";
import { routes } from "#http/route.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/auth/providers": () => configuredProviders(),
});
