import { routes } from "#http/route.ts";
import { setMails } from "#services/unsubscribe.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/unsubscribe": ({ input }) => setMails(input.secret, input.wanted),
});
