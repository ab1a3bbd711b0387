import { answerFailure } from "#app/shared-documents/messages.tsx";
import { clientAddress } from "#http/client-address.ts";
import { downloadHeaders } from "#http/document.ts";
import { publicRoutes } from "#http/public-route.ts";
import { downloadSharedDocument } from "#services/document-links.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes(
  {
    "POST /shared-documents/{secret}/file": async ({ request, params: { secret } }) => {
      const address = clientAddress(request.headers);
      const { file, body } = await downloadSharedDocument(secret, address);
      return new Response(body, { headers: downloadHeaders(file) });
    },
  },
  answerFailure,
);
