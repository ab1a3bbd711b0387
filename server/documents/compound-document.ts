import "server-only";
import { DocumentRefused, EMBEDDED, LOCKED, MACROS, SAVE_AS_PDF } from "./refusal.ts";

const PROGRAMS = `This file has a field that can start a program. ${SAVE_AS_PDF}`;

const ENTRY = 128;
const NAME_LENGTH = 64;
const LONGEST_NAME = 64;

const MACRO_PARTS = ["_VBA_PROJECT", "_VBA_PROJECT_CUR", "VBA", "MACROS"];
// Embedded files and controls: [MS-OLEDS] 2.3.6, [MS-DOC] 2.1.4, [MS-XLS] 2.1.7.
const OBJECT_PARTS = /^(?:\x01OLE10NATIVE|\x03?OCX(?:NAME|DATA)|MBD[\dA-F]{8}|_\d{8,10})$/;
const DDE = /\x13[\s"]*dde(?:auto)?\b/i;
const WIDE_DDE = /\x13\0(?:[\s"]\0)*d\0d\0e\0/i;

/**
 * Returns the parts of a compound file (Word and Excel before 2007) with their directory offsets.
 * Names are case-insensitive: [MS-CFB] 2.6.4.
 */
export function compoundParts(bytes: Buffer): Map<string, number> {
  const parts = new Map<string, number>();
  for (let at = 0; at + ENTRY <= bytes.length; at += ENTRY) {
    const length = bytes.readUInt16LE(at + NAME_LENGTH);
    if (length < 4 || length > LONGEST_NAME || length % 2 === 1) continue;
    if (bytes.readUInt16LE(at + length - 2) !== 0) continue;
    const name = bytes.toString("utf16le", at, at + length - 2);
    if (!name.includes("\0")) parts.set(name.toUpperCase(), at);
  }
  return parts;
}

function startOf(bytes: Buffer, entry: number): number | null {
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const start = (bytes.readUInt32LE(entry + 116) + 1) * 2 ** shift;
  return start + 16 <= bytes.length ? start : null;
}

// [MS-DOC] 2.5.2: the fEncrypted flag of the header.
const isLockedWord = (bytes: Buffer, at: number) =>
  bytes.readUInt16LE(at) === 0xa5ec && (bytes.readUInt16LE(at + 10) & 0x0100) !== 0;

// [MS-XLS] 2.4.117: FilePass comes right after the first record.
function isLockedExcel(bytes: Buffer, at: number): boolean {
  if (bytes.readUInt16LE(at) !== 0x0809) return false;
  const next = at + 4 + bytes.readUInt16LE(at + 2);
  return next + 2 <= bytes.length && bytes.readUInt16LE(next) === 0x002f;
}

/**
 * Checks a compound file for executable content and password protection.
 * @throws DocumentRefused
 */
export function checkCompoundDocument(bytes: Buffer, parts: ReadonlyMap<string, number>): void {
  const starts = (name: string) => {
    const entry = parts.get(name);
    return entry === undefined ? null : startOf(bytes, entry);
  };
  const word = starts("WORDDOCUMENT");
  const excel = starts("WORKBOOK") ?? starts("BOOK");
  const isLocked =
    parts.has("ENCRYPTEDPACKAGE") ||
    (word !== null && isLockedWord(bytes, word)) ||
    (excel !== null && isLockedExcel(bytes, excel));
  if (isLocked) throw new DocumentRefused(LOCKED);
  const names = [...parts.keys()];
  if (names.some((name) => MACRO_PARTS.includes(name))) throw new DocumentRefused(MACROS);
  if (names.some((name) => OBJECT_PARTS.test(name))) throw new DocumentRefused(EMBEDDED);
  const text = bytes.toString("latin1");
  if (parts.has("WORDDOCUMENT") && (DDE.test(text) || WIDE_DDE.test(text))) {
    throw new DocumentRefused(PROGRAMS);
  }
}
