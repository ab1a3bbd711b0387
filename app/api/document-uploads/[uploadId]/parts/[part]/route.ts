import { readBytes } from "#http/body.ts";
import { routes } from "#http/route.ts";
import { PHOTO_PART_BYTES } from "#lib/fields/photos.ts";
import { savePart } from "#services/document-uploads.ts";

const TOO_LARGE = "A part of a document has at most 5 MiB.";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/document-uploads/{uploadId}/parts/{part}": async ({ user, params, request }) => {
    const bytes = await readBytes(request, PHOTO_PART_BYTES, TOO_LARGE);
    await savePart(user.accountId, params, bytes);
    return new Response(null, { status: 204 });
  },
});
