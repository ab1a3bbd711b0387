import { reading, routes } from "#http/route.ts";
import { found } from "#lib/errors.ts";
import { changeNetEntries, netProceedsReads, viewNetProceeds } from "#services/net-proceeds.ts";

const NO_PROPERTY = "No property address available";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/net-proceeds": reading(netProceedsReads, (answers) =>
    found(viewNetProceeds(answers), NO_PROPERTY),
  ),
  "PUT /api/net-proceeds": async ({ user, input }) =>
    found(await changeNetEntries(user.accountId, input), NO_PROPERTY),
});
