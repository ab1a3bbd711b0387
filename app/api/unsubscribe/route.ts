import { clientAddress } from "#http/client-address.ts";
import { routes } from "#http/route.ts";
import { setMails } from "#services/unsubscribe.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/unsubscribe": ({ request, input }) =>
    setMails(input.secret, input.wanted, clientAddress(request.headers)),
});
