import { streamJsonLines } from "#http/json-lines.ts";
import { routes } from "#http/route.ts";
import { streamRewrite } from "#services/descriptions.ts";

/** In seconds: the model's time limit and some for the database. */
export const maxDuration = 30;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/properties/description/stream": async ({ user, input, request }) =>
    streamJsonLines(
      "POST /api/properties/description/stream",
      request,
      await streamRewrite(user, input),
      ({ message }) => ({ type: "error" as const, error: message }),
    ),
});
