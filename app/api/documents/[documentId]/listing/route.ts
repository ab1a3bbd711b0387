import { routes } from "#http/route.ts";
import { listDocuments, setDocumentListing } from "#services/documents.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/documents/{documentId}/listing": async ({ user, params, input, revision }) => {
    await setDocumentListing(user, params.documentId, { ...input, revision });
    return listDocuments(user);
  },
});
