import { routes } from "#http/route.ts";
import { endApiToken } from "#services/api-tokens.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "DELETE /api/tokens/{tokenId}": ({ user, params }) => endApiToken(user, params.tokenId),
});
