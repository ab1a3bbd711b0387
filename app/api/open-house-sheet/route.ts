import { clientAddress } from "#http/client-address.ts";
import { routes } from "#http/route.ts";
import { answerSheet } from "#services/open-house-sheet.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/open-house-sheet": ({ request, input }) =>
    answerSheet(input.secret, input.entry, clientAddress(request.headers)),
});
