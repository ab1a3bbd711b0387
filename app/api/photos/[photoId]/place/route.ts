import { routes } from "#http/route.ts";
import { listPhotos, placePhoto } from "#services/photos.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PUT /api/photos/{photoId}/place": async ({ user, params, input }) => {
    await placePhoto(user.accountId, params.photoId, input.beforePhotoId);
    return listPhotos(user.accountId);
  },
});
