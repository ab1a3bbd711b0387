import "server-only";
import type { DocumentKind } from "#lib/fields/documents.ts";
import { foreignKindOf, pictureKindOf } from "#server/photos/picture-kind.ts";
import { checkCompoundDocument, compoundParts } from "./compound-document.ts";
import { DocumentRefused, MACROS } from "./refusal.ts";
import { zipEntries } from "./zip-entries.ts";
import { checkZippedParts, checkZippedTexts } from "./zipped-document.ts";

const KINDS =
  "Add a PDF, an image (JPEG, PNG, WebP or HEIC), a Word, Excel, PowerPoint or OpenDocument file, or plain text.";
const OLE = Buffer.from("d0cf11e0a1b11ae1", "hex");

const starts = (bytes: Buffer, signature: string) =>
  bytes.subarray(0, signature.length).toString("latin1") === signature;

function compoundKind(bytes: Buffer): DocumentKind | null {
  const parts = compoundParts(bytes);
  checkCompoundDocument(bytes, parts);
  if (parts.has("WORDDOCUMENT")) return "doc";
  return parts.has("WORKBOOK") || parts.has("BOOK") ? "xls" : null;
}

const OPEN_XML = {
  docx: ["word/document.xml", "wordprocessingml.document.main+xml"],
  xlsx: ["xl/workbook.xml", "spreadsheetml.sheet.main+xml"],
  pptx: ["ppt/presentation.xml", "presentationml.presentation.main+xml"],
} as const;

const OPEN_DOCUMENT: Record<string, DocumentKind> = {
  "application/vnd.oasis.opendocument.text": "odt",
  "application/vnd.oasis.opendocument.spreadsheet": "ods",
};

function zippedKind(bytes: Buffer): DocumentKind | null {
  const entries = zipEntries(bytes);
  if (!entries) return null;
  const textOf = (wanted: string) =>
    entries.find(({ name }) => name === wanted)?.readText() ?? null;
  const has = (wanted: string) => entries.some(({ name }) => name === wanted);
  checkZippedParts(entries);
  const types = textOf("[content_types].xml");
  if (/macroEnabled/i.test(types ?? "")) throw new DocumentRefused(MACROS);
  for (const [kind, [part, type]] of Object.entries(OPEN_XML)) {
    if (!types?.includes(type) || !has(part)) continue;
    checkZippedTexts(entries);
    return kind as DocumentKind;
  }
  const kind = OPEN_DOCUMENT[textOf("mimetype")?.trim() ?? ""];
  if (!kind || !has("content.xml")) return null;
  checkZippedTexts(entries);
  return kind;
}

// Text that a browser or computer could run or render.
const MARKUP = /^\s*(<|#!|%!|@echo|\{\\rtf)|<(!doctype|html|head|body|script|svg|iframe|\?xml)\b/i;
const BINARY = /[\0-\x08\x0e-\x1a\x1c-\x1f\x7f]/;

function textKind(bytes: Buffer, fileName: string): DocumentKind | null {
  const text = bytes.toString("latin1").replace(/^\xef\xbb\xbf/, "");
  if (BINARY.test(text)) return null;
  if (MARKUP.test(text)) {
    throw new DocumentRefused(`This file is a web page, a drawing or a program. ${KINDS}`);
  }
  const ending = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase();
  if (ending === "csv" || ending === "txt") return ending;
  throw new DocumentRefused(
    "This is a text file, but its name doesn't end in .txt or .csv. Rename it and add it again.",
  );
}

function knownKind(bytes: Buffer, fileName: string): DocumentKind | null {
  if (starts(bytes, "%PDF-")) return "pdf";
  const picture = pictureKindOf(bytes);
  if (picture) return picture === "avif" ? null : picture;
  if (starts(bytes, "PK\x03\x04")) return zippedKind(bytes);
  if (bytes.subarray(0, OLE.length).equals(OLE)) return compoundKind(bytes);
  const foreign = foreignKindOf(bytes);
  if (foreign) throw new DocumentRefused(`This file is ${foreign}. ${KINDS}`);
  return textKind(bytes, fileName);
}

/**
 * Detects a document's kind from its bytes. The file name only decides between plain text and CSV.
 * @throws DocumentRefused for an unsupported file
 */
export function documentKindOf(bytes: Buffer, fileName: string): DocumentKind {
  const kind = knownKind(bytes, fileName);
  if (kind) return kind;
  throw new DocumentRefused(`We can't store this type of file. ${KINDS}`);
}
