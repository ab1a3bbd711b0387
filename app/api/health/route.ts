import { routes } from "#http/route.ts";
import { pingDatabase } from "#services/health.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/health": async () => {
    await pingDatabase();
    return { status: "ok" };
  },
});
