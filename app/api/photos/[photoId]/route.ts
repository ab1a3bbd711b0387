import { routes } from "#http/route.ts";
import { changePhoto } from "#services/photo-making.ts";
import { deletePhoto, listPhotos } from "#services/photos.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "PATCH /api/photos/{photoId}": async ({ user, params, input }) => {
    await changePhoto(user.accountId, params.photoId, input);
    return listPhotos(user.accountId);
  },
  "DELETE /api/photos/{photoId}": async ({ user, params }) => {
    await deletePhoto(user.accountId, params.photoId);
    return listPhotos(user.accountId);
  },
});
