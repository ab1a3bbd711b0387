import { readText } from "#http/body.ts";
import { routes } from "#http/route.ts";
import { receiveEmail } from "#services/inbound-email.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  // The signature covers the exact bytes of the body.
  "POST /api/inbound-email": async ({ request }) => ({
    outcome: await receiveEmail(await readText(request), request.headers),
  }),
});
