import { routes } from "#http/route.ts";
import { completeUpload } from "#services/photo-making.ts";
import { listPhotos } from "#services/photos.ts";

// In seconds. A large photo takes several and may wait for others.
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/photo-uploads/{uploadId}/complete": async ({ user, params, query }) => {
    await completeUpload(user.accountId, params.uploadId, query);
    return listPhotos(user.accountId);
  },
});
