import { attachment } from "#http/attachment.ts";
import { reading, routes } from "#http/route.ts";
import type { Params, Query } from "#lib/contract/index.ts";
import { inventoryFile, inventoryReads } from "#services/inventory.ts";

type File = "GET /api/inventory/document";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/inventory/document": reading<
    typeof inventoryReads,
    Response,
    Params<File>,
    Query<File>
  >(inventoryReads, async (answers, { user, query, request }) => {
    const file = await inventoryFile(answers, { accountId: user.accountId, as: query.as });
    return attachment(request, file, file.body);
  }),
});
