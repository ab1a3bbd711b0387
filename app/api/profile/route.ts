import { reading, routes } from "#http/route.ts";
import { found } from "#lib/errors.ts";
import { ownProfile, saveProfile } from "#services/profiles.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/profile": reading({ profile: ownProfile }, ({ profile }) =>
    found(profile, "There is no profile yet."),
  ),
  "POST /api/profile": ({ user, input }) => saveProfile(user.id, input),
});
