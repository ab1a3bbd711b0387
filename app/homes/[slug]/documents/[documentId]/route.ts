import { clientAddress } from "#http/client-address.ts";
import { answerDownload } from "#http/document.ts";
import { publicRoutes } from "#http/public-route.ts";
import { findPublicDocument } from "#services/public-documents.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes({
  "GET /homes/{slug}/documents/{documentId}": async ({ request, params }) => {
    const file = await findPublicDocument(params, clientAddress(request.headers));
    const answer = await answerDownload(file, request);
    answer.headers.set("X-Robots-Tag", "noindex");
    return answer;
  },
});
