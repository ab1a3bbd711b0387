import { reading, routes } from "#http/route.ts";
import { giveUpUpload, uploadOfAccount, viewUpload } from "#services/document-uploads.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/document-uploads/{uploadId}": reading(
    { upload: uploadOfAccount },
    ({ upload }) => viewUpload(upload),
    ({ params }: { params: { uploadId: string } }) => ({ ...params, purpose: "document" }),
  ),
  "DELETE /api/document-uploads/{uploadId}": async ({ user, params }) => {
    await giveUpUpload(user.accountId, params.uploadId);
    return new Response(null, { status: 204 });
  },
});
