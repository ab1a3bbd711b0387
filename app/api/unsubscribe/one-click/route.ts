import { routes } from "#http/route.ts";
import { setMails } from "#services/unsubscribe.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  // The body says "List-Unsubscribe=One-Click" and nothing else.
  "POST /api/unsubscribe/one-click": ({ query }) => setMails(query.secret, false),
});
