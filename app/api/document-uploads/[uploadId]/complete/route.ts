import { routes } from "#http/route.ts";
import { completeUpload } from "#services/document-uploads.ts";
import { listDocuments } from "#services/documents.ts";

// In seconds. A large file is read from the store and written back.
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/document-uploads/{uploadId}/complete": async ({ user, params, input }) => {
    await completeUpload(user, params.uploadId, input);
    return listDocuments(user);
  },
});
