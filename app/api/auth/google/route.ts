import { startGoogleSignIn } from "#http/google.ts";
import { routes } from "#http/route.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/auth/google": ({ request }) => startGoogleSignIn(request.headers),
});
