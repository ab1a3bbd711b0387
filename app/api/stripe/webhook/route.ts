import { readText } from "#http/body.ts";
import { routes } from "#http/route.ts";
import { receiveWebhook } from "#services/payments.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/stripe/webhook": async ({ request }) => {
    // The signature covers the exact bytes of the body.
    await receiveWebhook(await readText(request), request.headers.get("stripe-signature"));
    return { received: true };
  },
});
