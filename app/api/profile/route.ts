import { routes } from "#http/route.ts";
import { found } from "#lib/errors.ts";
import { getProfile, saveProfile } from "#services/profiles.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/profile": async ({ user }) =>
    found(await getProfile(user.id), "There is no profile yet."),
  "POST /api/profile": ({ user, input }) => saveProfile(user.id, input),
});
