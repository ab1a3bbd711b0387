import { finishGoogleSignIn } from "#http/google.ts";
import { routes } from "#http/route.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/auth/callback/google": ({ request }) => finishGoogleSignIn(request),
});
