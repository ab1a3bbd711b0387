import { readText } from "#lib/api/body.ts";
import { methods, route } from "#lib/api/route.ts";
import { readBillingEvent } from "#lib/billing/index.ts";
import { handleEvent } from "../payments.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({ public: true }, async ({ request }) => {
    // The signature is over the body as it was sent, byte by byte.
    const body = await readText(request);
    const event = readBillingEvent(body, request.headers.get("stripe-signature"));
    if (event) await handleEvent(event);
    return { received: true };
  }),
});
