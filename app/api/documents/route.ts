import { reading, routes } from "#http/route.ts";
import { documentReads, viewDocuments } from "#services/documents.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/documents": reading(documentReads, (answers, { user }) => viewDocuments(answers, user)),
});
