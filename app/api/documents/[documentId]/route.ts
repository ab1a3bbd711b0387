import { routes } from "#http/route.ts";
import { changeDocument, deleteDocument, listDocuments } from "#services/documents.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PATCH /api/documents/{documentId}": async ({ user, params, input }) => {
    await changeDocument(user, params.documentId, input);
    return listDocuments(user);
  },
  "DELETE /api/documents/{documentId}": async ({ user, params }) => {
    await deleteDocument(user, params.documentId);
    return listDocuments(user);
  },
});
