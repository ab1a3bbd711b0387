import { routes } from "#http/route.ts";
import { chooseVersion, listDocuments } from "#services/documents.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/documents/{documentId}/version": async ({ user, params, input, revision }) => {
    await chooseVersion(user, params.documentId, { ...input, revision });
    return listDocuments(user);
  },
});
