import { PHOTO_PART_BYTES } from "#lib/fields/photos.ts";
import { photoUploadView } from "#lib/schemas/photos.ts";
import type { Person } from "./person.ts";

/**
 * Sends a request to the photo API or a photo's bytes to the upload URL.
 * @throws Error if the response isn't a success
 */
export async function sendToApi(
  url: string,
  { cookie, address }: Person,
  method: string,
  body?: object | Buffer,
): Promise<unknown> {
  const isBytes = Buffer.isBuffer(body);
  const answer = await fetch(url, {
    method,
    headers: {
      cookie,
      origin: new URL(url).origin,
      "x-forwarded-for": address,
      ...(body && { "content-type": isBytes ? "application/octet-stream" : "application/json" }),
    },
    body: isBytes ? new Uint8Array(body) : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${text}`);
  return text === "" ? null : (JSON.parse(text) as unknown);
}

/**
 * Uploads a photo in parts and completes it, as the screen does.
 * @returns the listed photos
 */
export async function addPhoto(origin: string, person: Person, photo: Buffer): Promise<unknown> {
  const begun = await sendToApi(`${origin}/api/photo-uploads`, person, "POST", {
    fileName: "IMG_0001.jpg",
    size: photo.length,
  });
  const { uploadId, parts } = photoUploadView.parse(begun);
  for (const { number, url } of parts) {
    const start = (number - 1) * PHOTO_PART_BYTES;
    const part = photo.subarray(start, start + PHOTO_PART_BYTES);
    await sendToApi(new URL(url, origin).href, person, "PUT", part);
  }
  return sendToApi(`${origin}/api/photo-uploads/${uploadId}/complete`, person, "POST");
}
