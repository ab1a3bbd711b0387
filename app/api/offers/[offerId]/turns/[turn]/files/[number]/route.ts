import { answerDownload } from "#http/document.ts";
import { reading, routes } from "#http/route.ts";
import { fileOfOffer } from "#services/offer-attachments.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/offers/{offerId}/turns/{turn}/files/{number}": reading(
    { file: fileOfOffer },
    ({ file }, { request }) => answerDownload(file, request),
    ({ params }: { params: { offerId: string; turn: number; number: number } }) => params,
  ),
});
