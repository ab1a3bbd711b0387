import { clientAddress } from "#http/client-address.ts";
import { publicRoutes } from "#http/public-route.ts";
import { readFeed } from "#services/calendar-feeds.ts";

const HEADERS = {
  // Calendar programs keep the file and revalidate it with its ETag.
  "Cache-Control": "private, no-cache",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
};

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes({
  "GET /calendars/{secret}/showings.ics": async ({ request, params: { secret } }) => {
    const { text, tag } = await readFeed(secret, clientAddress(request.headers));
    const headers = { ...HEADERS, ETag: tag };
    const known = request.headers.get("if-none-match")?.split(",") ?? [];
    if (known.some((one) => one.trim().replace(/^W\//, "") === tag)) {
      return new Response(null, { status: 304, headers });
    }
    const type = { "Content-Type": "text/calendar; charset=utf-8" };
    return new Response(text, { headers: { ...headers, ...type } });
  },
});
