import { publicRoutes } from "#http/public-route.ts";
import { calendarOfShowing } from "#services/buyer-calendar.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes({
  "GET /visits/{secret}/calendar.ics": async ({ params: { secret } }) =>
    new Response(await calendarOfShowing(secret), {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8; method=PUBLISH",
        "Content-Disposition": 'attachment; filename="showing.ics"',
        "X-Robots-Tag": "noindex",
      },
    }),
});
