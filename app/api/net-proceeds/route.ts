import { reading, routes } from "#http/route.ts";
import { NO_ADDRESS } from "#lib/error-messages.ts";
import { found } from "#lib/errors.ts";
import { changeNetEntries, netProceedsReads, viewNetProceeds } from "#services/net-proceeds.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/net-proceeds": reading(netProceedsReads, (answers) =>
    found(viewNetProceeds(answers), NO_ADDRESS),
  ),
  "PUT /api/net-proceeds": async ({ user, input, revision }) =>
    found(await changeNetEntries(user, input, revision), NO_ADDRESS),
});
