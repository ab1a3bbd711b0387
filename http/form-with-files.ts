import "server-only";
import { AppError } from "#lib/errors.ts";
import { readForm } from "./body.ts";

const MAX_TEXT_LENGTH = 20 * 1024;
const MAX_PARTS = 100;
// Read and dropped, so that the person sees a page instead of a lost connection.
const MAX_DROPPED_BYTES = 32 * 1024 * 1024;

const TOO_LONG = "That's larger than 20 KB. Please go back and shorten it.";
const TOO_LARGE = "These files are too large. Please go back and choose smaller ones.";
const UNREADABLE = "We couldn't read this form. Please go back and send it again.";
const LOST = "The connection was lost. Please try again.";

/** A public form as sent. */
export interface FormWithFiles {
  fields: URLSearchParams;
  files: File[];
  /** The form was larger than allowed: it has the fields before the first file, and no files. */
  isTooLarge: boolean;
}

async function readStart(request: Request, most: number) {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength;
      if (length <= most) chunks.push(chunk);
      if (length > most + MAX_DROPPED_BYTES) throw new AppError("too_large", TOO_LARGE);
    }
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError("bad_request", LOST, { cause });
  }
  return { bytes: Buffer.concat(chunks), isWhole: length <= most };
}

const boundaryOf = (contentType: string): string =>
  `--${/boundary="?([^";]+)/i.exec(contentType)?.[1] ?? ""}`;

/** Returns whether a form has more parts than any of ours; parsing 4 MB of them takes a second. */
function hasManyParts(bytes: Buffer, boundary: string): boolean {
  let at = -1;
  for (let count = 0; count <= MAX_PARTS; count++) {
    at = bytes.indexOf(boundary, at + 1);
    if (at === -1) return false;
  }
  return true;
}

/** Returns a form cut before its first file. */
function withoutFiles(bytes: Buffer<ArrayBuffer>, boundary: string): Buffer<ArrayBuffer> {
  const file = bytes.indexOf("; filename=");
  const end = bytes.lastIndexOf(boundary, file === -1 ? bytes.length : file);
  return Buffer.concat([bytes.subarray(0, Math.max(end, 0)), Buffer.from(`${boundary}--\r\n`)]);
}

async function parse(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { "content-type": contentType } }).formData();
  } catch (cause) {
    throw new AppError("bad_request", UNREADABLE, { cause });
  }
}

/**
 * Reads a form with or without files.
 * @param most size in bytes, files included; of a larger form, the fields before its files are returned
 * @throws AppError `unsupported_media_type`, `bad_request`, `too_large` for too much text or far too large
 *   files
 */
export async function readFormWithFiles(request: Request, most: number): Promise<FormWithFiles> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!contentType.toLowerCase().startsWith("multipart/form-data")) {
    return { fields: await readForm(request), files: [], isTooLarge: false };
  }
  const { bytes, isWhole } = await readStart(request, most);
  const boundary = boundaryOf(contentType);
  if (hasManyParts(bytes, boundary)) throw new AppError("bad_request", UNREADABLE);
  const form = await parse(isWhole ? bytes : withoutFiles(bytes, boundary), contentType);
  const fields = new URLSearchParams();
  const files: File[] = [];
  for (const [name, value] of form) {
    if (typeof value === "string") fields.append(name, value);
    // A browser sends an unnamed empty file for a field without one.
    else if (value.name || value.size > 0) files.push(value);
  }
  const length = [...fields].reduce((all, [name, value]) => all + name.length + value.length, 0);
  if (length > MAX_TEXT_LENGTH) throw new AppError("too_large", TOO_LONG);
  return { fields, files, isTooLarge: !isWhole };
}
