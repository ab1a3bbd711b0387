import { routes } from "#http/route.ts";
import { emptyDeleted, listDocuments } from "#services/documents.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "DELETE /api/deleted-documents": async ({ user, query }) => {
    await emptyDeleted(user, query.lastGoneAt);
    return listDocuments(user);
  },
});
