import "server-only";
import { notFound } from "#lib/errors.ts";
import { type PhotoFile, readFile, typeOf } from "#services/photo-files.ts";
import { matchesVersion } from "./version-match.ts";

/**
 * Sends an image that the caller may see, streamed from the store.
 * @throws AppError `not_found`
 */
export async function answerPicture(file: PhotoFile | null, request: Request): Promise<Response> {
  if (!file) throw notFound();
  const ETag = `"${file.name}"`;
  if (matchesVersion(request.headers, ETag))
    return new Response(null, { status: 304, headers: { ETag } });
  const type = typeOf(file.name);
  const headers = {
    ETag,
    "Content-Type": type,
    "Content-Length": String(file.bytes),
    // A neutral name instead of the seller's file name.
    "Content-Disposition": `inline; filename="photo.${type === "image/webp" ? "webp" : "jpg"}"`,
  };
  if (request.method === "HEAD") return new Response(null, { headers });
  const body = await readFile(file.name);
  if (!body) throw notFound();
  return new Response(body, { headers });
}
