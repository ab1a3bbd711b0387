import "server-only";
import { notFound } from "#lib/errors.ts";
import { type PhotoFile, readFile, typeOf } from "#services/photo-files.ts";

// The tags that a browser has, as it sends them: `"a", W/"b"`, or `*` for any.
function isKept(request: Request, tag: string): boolean {
  const tags = (request.headers.get("if-none-match") ?? "").split(",").map((one) => one.trim());
  return tags.some((one) => one === "*" || one.replace(/^W\//, "") === tag);
}

/**
 * Answers with the bytes of a picture that the caller may see, as they come from the store.
 * @throws AppError `not_found`
 */
export async function answerPicture(file: PhotoFile | null, request: Request): Promise<Response> {
  if (!file) throw notFound();
  const ETag = `"${file.name}"`;
  if (isKept(request, ETag)) return new Response(null, { status: 304, headers: { ETag } });
  const type = typeOf(file.name);
  const headers = {
    ETag,
    "Content-Type": type,
    "Content-Length": String(file.bytes),
    // Nobody's own name of the file, and never a download of something else.
    "Content-Disposition": `inline; filename="photograph.${type === "image/webp" ? "webp" : "jpg"}"`,
  };
  if (request.method === "HEAD") return new Response(null, { headers });
  const body = await readFile(file.name);
  if (!body) throw notFound();
  return new Response(body, { headers });
}
