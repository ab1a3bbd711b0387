import { clientAddress } from "#http/client-address.ts";
import { routes } from "#http/route.ts";
import { setMails } from "#services/unsubscribe.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  // The body is always "List-Unsubscribe=One-Click" (RFC 8058), so it isn't read.
  "POST /api/unsubscribe/one-click": ({ request, query }) =>
    setMails(query.secret, false, clientAddress(request.headers)),
  "GET /api/unsubscribe/one-click": ({ query }) => {
    const Location = `/unsubscribe#${encodeURIComponent(query.secret)}`;
    return new Response(null, { status: 302, headers: { Location } });
  },
});
