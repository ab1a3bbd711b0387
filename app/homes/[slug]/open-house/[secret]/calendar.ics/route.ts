import { findAskedHome } from "#app/homes/asked-home.ts";
import { answerFailure, answerMissing } from "#app/homes/messages.tsx";
import { clientAddress } from "#http/client-address.ts";
import { publicRoutes } from "#http/public-route.ts";
import { calendarOfInvitation, findInvitation } from "#services/open-house-invitations.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes(
  {
    "GET /homes/{slug}/open-house/{secret}/calendar.ics": async ({
      request,
      params: { slug, secret },
    }) => {
      const home = await findAskedHome(request, slug);
      if (home instanceof Response) return home;
      const openHouse = await findInvitation(home, secret, clientAddress(request.headers));
      if (!openHouse) return answerMissing("invitation");
      return new Response(calendarOfInvitation(home, openHouse), {
        headers: {
          "Content-Type": "text/calendar; charset=utf-8; method=PUBLISH",
          "Content-Disposition": 'attachment; filename="open-house.ics"',
          "X-Robots-Tag": "noindex",
          "Cache-Control": "private, no-store",
        },
      });
    },
  },
  answerFailure,
);
