import { startProviderSignIn } from "#http/provider-sign-in.ts";
import { routes } from "#http/route.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/auth/{provider}": ({ request, params }) =>
    startProviderSignIn(params.provider, request.headers),
});
