import { publicOrigin } from "#http/origin.ts";
import { publicRoutes } from "#http/public-route.ts";
import { IS_PREVIEW_BUILD } from "#lib/preview.ts";

const rules = (origin: string) =>
  IS_PREVIEW_BUILD ? "Disallow: /\n" : `Disallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes({
  "GET /robots.txt": ({ request }) =>
    new Response(`User-agent: *\n${rules(publicOrigin(request.headers))}`, {
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    }),
});
