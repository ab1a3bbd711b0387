import "server-only";
import { currentFileOf } from "#db/queries/document-files.ts";
import { savePageText } from "#db/queries/documents.ts";
import type { Jobs } from "#db/jobs.ts";
import { readPdfText } from "#server/documents/pdf-text.ts";
import { readDocumentFile } from "./document-files.ts";

/** Indexes the text of a PDF for search. A PDF without text is found by its name only. */
export async function readDocument({ documentId, version }: Jobs["read_document"]): Promise<void> {
  const file = await currentFileOf(documentId, version);
  if (file?.kind !== "pdf") return;
  const stream = await readDocumentFile(file.fileName);
  if (!stream) return;
  const text = await readPdfText(new Uint8Array(await new Response(stream).arrayBuffer()));
  await savePageText(documentId, version, text);
}
