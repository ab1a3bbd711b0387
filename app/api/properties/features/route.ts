import { routes } from "#http/route.ts";
import { describeFeatures } from "#services/descriptions.ts";

/** Seconds that a platform must give the call: those of the model, and some for the database. */
export const maxDuration = 30;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/properties/features": async ({ user, input }) => ({
    description: await describeFeatures(user, input),
  }),
});
