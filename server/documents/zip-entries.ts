import "server-only";
import { inflateRawSync } from "node:zlib";

const END = 0x06054b50;
const LONGEST_COMMENT = 65_557;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const MAX_ENTRIES = 20_000;
const LONGEST_TEXT = 512 * 1024;
const ENCRYPTED = 1;

export interface ZipEntry {
  /** Lower case, with "/" between folders. */
  name: string;
  isEncrypted: boolean;
  /**
   * Returns the text of an entry; null if it is unreadable or too long.
   * @param most in bytes
   */
  readText: (most?: number) => string | null;
}

// XML may be UTF-16, recognized by its byte order mark or a leading "<".
function decode(bytes: Buffer): string {
  const [first = 0, second = 0] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) {
    return new TextDecoder("utf-16le").decode(bytes);
  }
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) {
    return new TextDecoder("utf-16be").decode(bytes);
  }
  return bytes.toString("utf8");
}

function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - LONGEST_COMMENT);
  for (let at = bytes.length - 22; at >= first; at--) {
    if (bytes.readUInt32LE(at) === END) return at;
  }
  return -1;
}

function bytesAt(
  bytes: Buffer,
  { start, method, packed }: { start: number; method: number; packed: number },
  most: number,
): Buffer | null {
  if (start + 30 > bytes.length || bytes.readUInt32LE(start) !== LOCAL) return null;
  const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
  if (packed > most || from + packed > bytes.length) return null;
  const body = bytes.subarray(from, from + packed);
  if (method === 0) return body;
  try {
    return method === 8 ? inflateRawSync(body, { maxOutputLength: most }) : null;
  } catch {
    return null;
  }
}

/** Returns the entries of a ZIP file; null if it is invalid, damaged or has too many. */
export function zipEntries(bytes: Buffer): ZipEntry[] | null {
  const end = bytes.length < 22 ? -1 : endOf(bytes);
  if (end === -1) return null;
  const count = bytes.readUInt16LE(end + 10);
  if (count === 0 || count > MAX_ENTRIES) return null;
  const entries: ZipEntry[] = [];
  for (let at = bytes.readUInt32LE(end + 16), n = 0; n < count; n++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) return null;
    const isEncrypted = (bytes.readUInt16LE(at + 8) & ENCRYPTED) !== 0;
    const method = bytes.readUInt16LE(at + 10);
    const packed = bytes.readUInt32LE(at + 20);
    const nameLength = bytes.readUInt16LE(at + 28);
    const start = bytes.readUInt32LE(at + 42);
    const written = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    const name = written.replaceAll("\\", "/").replace(/^\/+/, "").toLowerCase();
    const readText = (most = LONGEST_TEXT) => {
      const body = bytesAt(bytes, { start, method, packed }, most);
      return body && decode(body);
    };
    entries.push({ name, isEncrypted, readText });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}
