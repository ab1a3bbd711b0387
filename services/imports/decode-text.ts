import "server-only";
import { Buffer, isAscii, isUtf8 } from "node:buffer";

// A longer line can't belong to a table.
const MAX_LINE_BYTES = 1024 * 1024;
const MARK_BYTES = 2;
const LF = 0x0a;
const CR = 0x0d;

const UNREADABLE = "\uFFFD";
// Bytes undefined in Windows-1252, and U+FFFD saved as UTF-8 and read as Windows-1252.
const NOT_WINDOWS_1252 = /ï¿½|[\u0081\u008D\u008F\u0090\u009D]/g;

const windows1252 = new TextDecoder("windows-1252");

type Utf16 = "utf-16le" | "utf-16be";

// By the byte order mark, or else by the zero byte in the first character.
function detectUtf16(head: Buffer): Utf16 | null {
  const [first, second] = head;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return "utf-16be";
  return null;
}

async function* decodeUtf16(
  head: Buffer,
  chunks: AsyncIterator<Buffer>,
  encoding: Utf16,
): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding);
  yield Buffer.from(decoder.decode(head, { stream: true }));
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    yield Buffer.from(decoder.decode(next.value, { stream: true }));
  }
  yield Buffer.from(decoder.decode());
}

// The first non-ASCII line decides the encoding of the file. Lines in the other encoding become
// unreadable, because guessing per line could store damaged text as valid.
function createLineDecoder() {
  let encoding: "utf-8" | "windows-1252" | undefined;

  function decodeLine(line: Buffer): string {
    if (isAscii(line)) return line.toString("latin1");
    const isValid = isUtf8(line);
    encoding ??= isValid ? "utf-8" : "windows-1252";
    if (encoding === "utf-8") return line.toString("utf8");
    if (isValid) return line.toString("latin1").replace(/[^\0-\x7F]+/g, UNREADABLE);
    return windows1252.decode(line).replace(NOT_WINDOWS_1252, UNREADABLE);
  }

  const decodeByLine = (block: Buffer): Buffer => {
    const lines = block.toString("latin1").split(/(?<=[\r\n])/);
    return Buffer.from(lines.map((line) => decodeLine(Buffer.from(line, "latin1"))).join(""));
  };

  /** @param block whole lines */
  return (block: Buffer): Buffer => {
    if (isAscii(block)) return block;
    if (encoding === "windows-1252" || !isUtf8(block)) return decodeByLine(block);
    encoding = "utf-8";
    return block;
  };
}

/**
 * Decodes a text file in chunks: UTF-8 and UTF-16 with or without a byte order mark, and
 * Windows-1252.
 * @returns UTF-8, with U+FFFD for unreadable bytes
 */
export async function* decodeText(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const chunks = source[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);
  let isDone = false;
  async function readMore(): Promise<void> {
    const next = await chunks.next();
    if (next.done) isDone = true;
    else rest = Buffer.concat([rest, next.value]);
  }
  while (!isDone && rest.length < MARK_BYTES) await readMore();
  const utf16 = detectUtf16(rest);
  if (utf16) return yield* decodeUtf16(rest, chunks, utf16);
  const decode = createLineDecoder();
  while (!isDone) {
    const end = Math.max(rest.lastIndexOf(LF), rest.lastIndexOf(CR)) + 1;
    const decoded = rest.length > MAX_LINE_BYTES ? rest.length : end;
    if (decoded > 0) yield decode(rest.subarray(0, decoded));
    rest = rest.subarray(decoded);
    await readMore();
  }
  if (rest.length > 0) yield decode(rest);
}
