import { answerFailure } from "#app/homes/messages.tsx";
import { clientAddress } from "#http/client-address.ts";
import { answerDownload } from "#http/document.ts";
import { publicRoutes } from "#http/public-route.ts";
import { findAttachment } from "#services/offer-attachments.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes(
  {
    "GET /offers/{secret}/files/{turn}/{number}": async ({ request, params }) => {
      const { secret, ...asked } = params;
      const file = await findAttachment(secret, asked, clientAddress(request.headers));
      return answerDownload(file, request);
    },
  },
  (failure) => answerFailure(failure, "offer"),
);
