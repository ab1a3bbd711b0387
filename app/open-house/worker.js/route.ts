import { publicRoutes } from "#http/public-route.ts";
import { sheetFiles } from "../files.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes({
  "GET /open-house/worker.js": async () =>
    new Response((await sheetFiles()).worker, {
      headers: { "Content-Type": "text/javascript; charset=utf-8" },
    }),
});
