import "server-only";
import { inflateRawSync } from "node:zlib";

const END = 0x06054b50;
const LONGEST_COMMENT = 65_557;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const MOST_ENTRIES = 20_000;
const LONGEST_TEXT = 512 * 1024;

export interface ZipEntry {
  name: string;
  /** The text of a short entry; null where it can't be read, or is too long. */
  readText: () => string | null;
}

function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - LONGEST_COMMENT);
  for (let at = bytes.length - 22; at >= first; at--) {
    if (bytes.readUInt32LE(at) === END) return at;
  }
  return -1;
}

function textAt(bytes: Buffer, start: number, method: number, packed: number): string | null {
  if (start + 30 > bytes.length || bytes.readUInt32LE(start) !== LOCAL) return null;
  const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
  if (packed > LONGEST_TEXT || from + packed > bytes.length) return null;
  const body = bytes.subarray(from, from + packed);
  try {
    if (method === 0) return body.toString("utf8");
    return method === 8
      ? inflateRawSync(body, { maxOutputLength: LONGEST_TEXT }).toString("utf8")
      : null;
  } catch {
    return null;
  }
}

/** What a ZIP file says that it holds; null where it is none, is damaged, or holds very many. */
export function zipEntries(bytes: Buffer): ZipEntry[] | null {
  const end = bytes.length < 22 ? -1 : endOf(bytes);
  if (end === -1) return null;
  const count = bytes.readUInt16LE(end + 10);
  if (count === 0 || count > MOST_ENTRIES) return null;
  const entries: ZipEntry[] = [];
  for (let at = bytes.readUInt32LE(end + 16), n = 0; n < count; n++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) return null;
    const method = bytes.readUInt16LE(at + 10);
    const packed = bytes.readUInt32LE(at + 20);
    const nameLength = bytes.readUInt16LE(at + 28);
    const start = bytes.readUInt32LE(at + 42);
    const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    entries.push({ name, readText: () => textAt(bytes, start, method, packed) });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}
