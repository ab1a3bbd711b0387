import "server-only";
import type { DocumentKind } from "#lib/fields/documents.ts";
import { documentKindOf } from "./document-kind.ts";
import { checkPdf } from "./pdf-contents.ts";

/**
 * Checks a file that someone uploads. The bytes decide its type; the name only tells text files apart.
 * @throws DocumentRefused
 */
export async function checkDocument(bytes: Buffer, fileName: string): Promise<DocumentKind> {
  const kind = documentKindOf(bytes, fileName);
  if (kind === "pdf") await checkPdf(bytes);
  return kind;
}
