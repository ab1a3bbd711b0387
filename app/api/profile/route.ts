import { getProfile, saveProfile } from "#db/queries/profiles.ts";
import { methods, notFound, route } from "#lib/api/route.ts";
import { profileInput, profileView } from "#lib/schemas/profile.ts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({ output: profileView }, async ({ user }) => {
    const profile = await getProfile(user.id);
    if (!profile) throw notFound("There is no profile yet.");
    return profile;
  }),
  POST: route({ input: profileInput, output: profileView }, ({ user, input }) =>
    saveProfile(user.id, input),
  ),
});
