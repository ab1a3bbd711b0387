import { finishProviderSignIn, returnByGet } from "#http/provider-sign-in.ts";
import { routes } from "#http/route.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/auth/callback/{provider}": ({ request, params }) =>
    finishProviderSignIn(params.provider, request),
  "POST /api/auth/callback/{provider}": ({ request, params }) =>
    returnByGet(params.provider, request),
});
