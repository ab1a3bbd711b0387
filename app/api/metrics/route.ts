import { requireBearer } from "#http/bearer.ts";
import { routes } from "#http/route.ts";
import { readMetrics } from "#services/metrics.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/metrics": async ({ request }) => {
    requireBearer(request.headers, "METRICS_TOKEN");
    const { text, type } = await readMetrics();
    return new Response(text, { headers: { "Content-Type": type } });
  },
});
