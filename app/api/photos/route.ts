import { reading, routes } from "#http/route.ts";
import { photoReads, viewPhotos } from "#services/photos.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/photos": reading(photoReads, viewPhotos),
});
