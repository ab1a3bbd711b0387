import "server-only";
import { notFound } from "#lib/errors.ts";
import { DOCUMENT_KINDS } from "#lib/fields/documents.ts";
import { type DocumentFile, readDocumentFile } from "#services/document-files.ts";

// RFC 6266: a plain name for old clients, and the full one in UTF-8.
function disposition(how: "attachment" | "inline", { name, kind }: DocumentFile): string {
  const whole = `${name.replace(/[/\\:*?"<>|\p{Cc}\p{Cf}]/gu, "-")}.${DOCUMENT_KINDS[kind].extension}`;
  const plain = whole.replace(/[^ -~]/g, "_").replaceAll("%", "_");
  const encoded = encodeURIComponent(whole).replace(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Returns the headers of a file that a browser must save and never show. */
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
 * Sends a document's file as a download.
 * @throws AppError `not_found`
 */
export async function answerDownload(file: DocumentFile | null, request: Request) {
  if (!file) throw notFound();
  return answer(file, request, downloadHeaders(file));
}

/**
 * Sends a PDF or image to show in the browser. next.config.ts sandboxes it.
 * @throws AppError `not_found`, also for files that browsers don't show
 */
export async function answerInline(file: DocumentFile | null, request: Request) {
  if (!file || !DOCUMENT_KINDS[file.kind].isSeen) throw notFound();
  return answer(file, request, {
    ...downloadHeaders(file),
    "Content-Disposition": disposition("inline", file),
  });
}
