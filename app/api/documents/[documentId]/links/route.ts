import { publicOrigin } from "#http/origin.ts";
import { routes } from "#http/route.ts";
import { shareDocument } from "#services/document-links.ts";
import { listDocuments } from "#services/documents.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/documents/{documentId}/links": async ({ user, params, input, revision, request }) => {
    const secret = await shareDocument(user, params.documentId, input, revision);
    const url = `${publicOrigin(request.headers)}/shared-documents/${secret}`;
    return { url, documents: await listDocuments(user) };
  },
});
