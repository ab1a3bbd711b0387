import { publicRoutes } from "#http/public-route.ts";
import { offlineFiles } from "./files.tsx";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes({
  "GET /offline": async () =>
    new Response((await offlineFiles()).page, {
      headers: { "Content-Type": "text/html; charset=utf-8", "X-Robots-Tag": "noindex" },
    }),
});
