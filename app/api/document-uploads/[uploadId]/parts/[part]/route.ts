import { streamPart } from "#http/part.ts";
import { routes } from "#http/route.ts";
import { savePart } from "#services/document-uploads.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/document-uploads/{uploadId}/parts/{part}": async ({ user, params, request }) => {
    await savePart(user.accountId, params, (bytes) => streamPart(request, bytes));
    return new Response(null, { status: 204 });
  },
});
