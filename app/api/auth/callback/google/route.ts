import { methods, route } from "#lib/api/route.ts";
import { finishGoogleSignIn } from "#lib/google.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({ public: true }, ({ request }) => finishGoogleSignIn(request)),
});
