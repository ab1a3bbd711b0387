import { methods, route } from "#lib/api/route.ts";
import { startGoogleSignIn } from "#lib/google.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({ public: true }, ({ request }) => startGoogleSignIn(request.headers)),
});
