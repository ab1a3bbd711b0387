import { routes } from "#http/route.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/health/live": () => ({ status: "ok" as const }),
});
