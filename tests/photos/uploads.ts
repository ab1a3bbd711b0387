import * as photosRoute from "#app/api/photos/route.ts";
import * as fileRoute from "#app/api/photo-files/[name]/route.ts";
import * as uploadsRoute from "#app/api/photo-uploads/route.ts";
import * as completeRoute from "#app/api/photo-uploads/[uploadId]/complete/route.ts";
import * as partRoute from "#app/api/photo-uploads/[uploadId]/parts/[part]/route.ts";
import { PHOTO_PART_BYTES } from "#lib/fields/photos.ts";
import { type PhotosView, type PhotoUploadView, photosView } from "#lib/schemas/photos.ts";
import { call } from "#tests/api.ts";
import { signIn, type TestUser } from "#tests/factories.ts";

export async function beginUpload(as: TestUser, size: number): Promise<PhotoUploadView> {
  const { status, body } = await call(uploadsRoute, "POST", {
    as,
    body: { fileName: "IMG_0001.jpg", size },
  });
  if (status !== 200) throw new Error(`An upload was not begun: ${JSON.stringify(body)}`);
  return body as PhotoUploadView;
}

export const sendPart = (as: TestUser, uploadId: string, part: number, body: Uint8Array) =>
  call(partRoute, "PUT", { as, params: { uploadId, part: String(part) }, body });

export async function sendParts(
  as: TestUser,
  { uploadId, parts }: PhotoUploadView,
  bytes: Uint8Array,
): Promise<void> {
  for (const { number } of parts) {
    const start = (number - 1) * PHOTO_PART_BYTES;
    await sendPart(as, uploadId, number, bytes.slice(start, start + PHOTO_PART_BYTES));
  }
}

export const completeUpload = (
  as: TestUser,
  uploadId: string,
  place: Record<string, string> = {},
) =>
  call(completeRoute, "POST", {
    ...{ as, params: { uploadId } },
    query: new URLSearchParams(place).toString(),
  });

export async function upload(as: TestUser, bytes: Uint8Array) {
  const begun = await beginUpload(as, bytes.length);
  await sendParts(as, begun, bytes);
  return { uploadId: begun.uploadId, ...(await completeUpload(as, begun.uploadId)) };
}

export async function addPhoto(as: TestUser, bytes: Uint8Array): Promise<string> {
  const { status, body, uploadId } = await upload(as, bytes);
  if (status !== 200) throw new Error(`A photograph was not added: ${JSON.stringify(body)}`);
  return uploadId;
}

export async function listPhotos(as: TestUser): Promise<PhotosView> {
  return photosView.parse((await call(photosRoute, "GET", { as })).body);
}

export async function fetchPicture(
  as: TestUser | null,
  url: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const name = url.split("/").at(-1) ?? "";
  const request = new Request(`http://localhost:3000${url}`, {
    method,
    headers: { host: "localhost:3000", ...(as && { cookie: await signIn(as) }), ...headers },
  });
  return fileRoute.GET(request, { params: Promise.resolve({ name }) });
}

export const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
