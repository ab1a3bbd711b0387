import { routes } from "#http/route.ts";
import { rewrite } from "#services/descriptions.ts";

/** In seconds: the model's time limit and some for the database. */
export const maxDuration = 30;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/properties/features/rewrite": async ({ user, input }) => ({
    description: await rewrite(user, input),
  }),
});
