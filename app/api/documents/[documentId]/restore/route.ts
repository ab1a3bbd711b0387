import { routes } from "#http/route.ts";
import { listDocuments, restoreDocument } from "#services/documents.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/documents/{documentId}/restore": async ({ user, params }) => {
    await restoreDocument(user, params.documentId);
    return listDocuments(user);
  },
});
