import { answerDownload } from "#http/document.ts";
import { reading, routes } from "#http/route.ts";
import { fileOfVersion } from "#services/document-files.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/documents/{documentId}/versions/{number}/file": reading(
    { file: fileOfVersion },
    ({ file }, { request }) => answerDownload(file, request),
    ({ params }: { params: { documentId: string; number: number } }) => params,
  ),
});
