import { answerInline } from "#http/document.ts";
import { reading, routes } from "#http/route.ts";
import { fileOfVersion } from "#services/document-files.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/documents/{documentId}/versions/{number}/view": reading(
    { file: fileOfVersion },
    ({ file }, { request }) => answerInline(file, request),
    ({ params }: { params: { documentId: string; number: number } }) => params,
  ),
});
