import { publicOrigin } from "#http/origin.ts";
import { publicRoutes } from "#http/public-route.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes({
  "GET /robots.txt": ({ request }) =>
    new Response(
      `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicOrigin(request.headers)}/sitemap.xml\n`,
      { headers: { "Content-Type": "text/plain; charset=utf-8" } },
    ),
});
