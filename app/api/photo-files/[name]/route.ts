import { reading, routes } from "#http/route.ts";
import { answerPicture } from "#http/picture.ts";
import { fileOfAccount } from "#services/photo-files.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/photo-files/{name}": reading(
    { file: fileOfAccount },
    ({ file }, { request }) => answerPicture(file, request),
    ({ params }: { params: { name: string } }) => params,
  ),
});
