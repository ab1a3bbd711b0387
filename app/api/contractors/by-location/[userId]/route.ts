import { reading, routes } from "#http/route.ts";
import type { Params } from "#lib/contract/index.ts";
import { found } from "#lib/errors.ts";
import { contractorsNearMember } from "#services/get-ready.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/contractors/by-location/{userId}": reading(
    { contractors: contractorsNearMember },
    ({ contractors }) => found(contractors, "That user isn't on your account."),
    ({ params }: { params: Params<"GET /api/contractors/by-location/{userId}"> }) => params,
  ),
});
