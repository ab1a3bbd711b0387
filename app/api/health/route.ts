import { routes } from "#http/route.ts";
import { requireReady } from "#services/health.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/health": async () => {
    await requireReady();
    return { status: "ok" };
  },
});
