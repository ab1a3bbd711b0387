import { routes } from "#http/route.ts";
import { listPhotos, restorePhoto } from "#services/photos.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "POST /api/photos/{photoId}/restore": async ({ user, params }) => {
    await restorePhoto(user.accountId, params.photoId);
    return listPhotos(user.accountId);
  },
});
