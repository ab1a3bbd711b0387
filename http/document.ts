import "server-only";
import { notFound } from "#lib/errors.ts";
import { DOCUMENT_KINDS } from "#lib/fields/documents.ts";
import { type DocumentFile, readDocumentFile } from "#services/document-files.ts";

// As RFC 6266 has it: a plain name for old programs, and the whole one as UTF-8.
function disposition(how: "attachment" | "inline", { name, kind }: DocumentFile): string {
  const whole = `${name.replace(/[/\\:*?"<>|\p{Cc}\p{Cf}]/gu, "-")}.${DOCUMENT_KINDS[kind].extension}`;
  const plain = whole.replace(/[^ -~]/g, "_").replaceAll("%", "_");
  const encoded = encodeURIComponent(whole).replace(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** The headers of a file that a browser saves, and never shows. */
export const downloadHeaders = (file: DocumentFile): Record<string, string> => ({
  "Content-Type": DOCUMENT_KINDS[file.kind].type,
  "Content-Length": String(file.bytes),
  "Content-Disposition": disposition("attachment", file),
});

async function answer(
  file: DocumentFile,
  request: Request,
  headers: Record<string, string>,
): Promise<Response> {
  if (request.method === "HEAD") return new Response(null, { headers });
  const body = await readDocumentFile(file.fileName);
  if (!body) throw notFound();
  return new Response(body, { headers });
}

/**
 * Answers with the file of a document that the caller sees, as a download.
 * @throws AppError `not_found`
 */
export async function answerDownload(file: DocumentFile | null, request: Request) {
  if (!file) throw notFound();
  return answer(file, request, downloadHeaders(file));
}

/**
 * Answers with a PDF or a picture to be looked at; next.config.ts puts it in a sandbox.
 * @throws AppError `not_found`, for files too that browsers don't show
 */
export async function answerInline(file: DocumentFile | null, request: Request) {
  if (!file || !DOCUMENT_KINDS[file.kind].isSeen) throw notFound();
  return answer(file, request, {
    ...downloadHeaders(file),
    "Content-Disposition": disposition("inline", file),
  });
}
