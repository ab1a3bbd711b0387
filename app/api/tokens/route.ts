import { reading, routes } from "#http/route.ts";
import { apiTokenReads, makeApiToken, viewApiTokens } from "#services/api-tokens.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/tokens": reading(apiTokenReads, (answers) => viewApiTokens(answers)),
  "POST /api/tokens": ({ user, input }) => makeApiToken(user, input),
});
