import { offlineFiles } from "#app/offline/files.tsx";
import { publicRoutes } from "#http/public-route.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes({
  "GET /worker.js": async () =>
    new Response((await offlineFiles()).worker, {
      headers: { "Content-Type": "text/javascript; charset=utf-8" },
    }),
});
