import { routes } from "#http/route.ts";
import { describeFeatures, keepDescription } from "#services/descriptions.ts";

/** In seconds: the model's time limit and some for the database. */
export const maxDuration = 30;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/properties/features": async ({ user, input, revision }) => {
    const { keepDescription: keeps, ...features } = input;
    const kept = keeps ? await keepDescription(user, features, revision) : null;
    return kept ?? { description: await describeFeatures(user, features, revision) };
  },
});
