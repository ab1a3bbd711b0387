import { routes } from "#http/route.ts";
import { withdrawDocumentLink } from "#services/document-links.ts";
import { listDocuments } from "#services/documents.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "DELETE /api/document-links/{linkId}": async ({ user, params }) => {
    await withdrawDocumentLink(user, params.linkId);
    return listDocuments(user);
  },
});
