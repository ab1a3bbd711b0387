import { routes } from "#http/route.ts";
import { describeFeatures, keepDescription } from "#services/descriptions.ts";

/** In seconds: the model's time limit and some for the database. */
export const maxDuration = 30;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/properties/features": async ({
    user,
    input: { keepDescription: keeps, ...features },
  }) =>
    (keeps ? await keepDescription(user, features) : null) ?? {
      description: await describeFeatures(user, features),
    },
});
