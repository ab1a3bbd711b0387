import { publicOrigin } from "#http/origin.ts";
import { publicRoutes } from "#http/public-route.ts";
import { sitemap } from "#services/sitemap.ts";

const partOf = ({ url }: Request): number | null => {
  const part = new URL(url).searchParams.get("part") ?? "";
  return /^[1-9]\d{0,5}$/.test(part) ? Number(part) : null;
};

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes({
  "GET /sitemap.xml": async ({ request }) =>
    new Response(await sitemap(publicOrigin(request.headers), partOf(request)), {
      headers: { "Content-Type": "application/xml; charset=utf-8" },
    }),
});
