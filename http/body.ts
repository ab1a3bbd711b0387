import "server-only";
import { AppError } from "#lib/errors.ts";

const MAX_BODY_BYTES = 100 * 1024;

const TOO_LARGE = "That is more than 100 KB. Please send less.";

/**
 * Reads the body, of so many bytes at most.
 * @throws AppError `too_large`, `bad_request` where the client broke off
 */
export async function readBytes(
  request: Request,
  most = MAX_BODY_BYTES,
  tooLarge = TOO_LARGE,
): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > most) {
    throw new AppError("too_large", tooLarge);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength;
      if (length > most) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new AppError("bad_request", "The request broke off.", { cause });
  }
  if (length > most) throw new AppError("too_large", tooLarge);
  return Buffer.concat(chunks);
}

/** @throws AppError `too_large`, `bad_request` */
export async function readText(
  request: Request,
  ...limit: [most?: number, tooLarge?: string]
): Promise<string> {
  const bytes = await readBytes(request, ...limit);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new AppError("bad_request", "The request is not valid UTF-8 text.", { cause });
  }
}

const mediaType = ({ headers }: Request) =>
  headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();

// What a person types into a form of a public page, several times over.
const MAX_FORM_BYTES = 20 * 1024;

/**
 * Reads what a plain form sends.
 * @throws AppError `unsupported_media_type`, `too_large`, `bad_request`
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  if (mediaType(request) !== "application/x-www-form-urlencoded") {
    throw new AppError("unsupported_media_type", "The request must be that of a form.");
  }
  const tooLarge = "That is more than 20 KB. Please go back and write less.";
  return new URLSearchParams(await readText(request, MAX_FORM_BYTES, tooLarge));
}

/** @throws AppError `unsupported_media_type`, `too_large`, `bad_request` */
export async function readJson(request: Request): Promise<unknown> {
  if (mediaType(request) !== "application/json") {
    throw new AppError("unsupported_media_type", "The request must be JSON.");
  }
  const body = await readText(request);
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new AppError("bad_request", "The request is not valid JSON.", { cause });
  }
}
