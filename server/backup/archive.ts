import "server-only";
import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";

// The archive is a POSIX tar (ustar), so any machine can read it. The last entry, SHA256SUMS, works
// with `sha256sum --check` and lists every entry before it.

const BLOCK = 512;
const CHUNK = 256 * 1024;
const SUMS = "SHA256SUMS";
const LONGEST_NAME = 100;
const LARGEST_ENTRY = 8 ** 11 - 1;

/**
 * A damaged archive, or an entry that doesn't fit in one. The message is a sentence for the
 * operator.
 */
export class ArchiveError extends Error {
  override name = "ArchiveError";
}

export interface ArchiveWriter {
  /**
   * Adds an entry.
   * @param size of the body in bytes
   * @throws ArchiveError if the body has another length
   */
  add(name: string, size: number, body: AsyncIterable<Uint8Array>): Promise<void>;
  end(): Promise<void>;
}

export interface ArchiveEntry {
  name: string;
  size: number;
  /** Unread parts are skipped when the next entry is requested. */
  body: AsyncIterable<Uint8Array>;
}

const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, "0");

function sumOf(header: Uint8Array): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0);
}

function headerOf(name: string, size: number): Buffer {
  if (name.length > LONGEST_NAME || size > LARGEST_ENTRY) {
    throw new ArchiveError(`${name} doesn't fit in an archive.`);
  }
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(0, 12), 136);
  header.write("0", 156);
  header.write("ustar\u000000", 257);
  header.write(`${octal(sumOf(header), 7)}\u0000 `, 148);
  return header;
}

const padding = (size: number) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

/**
 * Creates an archive writer.
 * @param write receives the bytes in order; its promise applies backpressure
 */
export function createArchive(write: (bytes: Uint8Array) => Promise<void>): ArchiveWriter {
  const sums: string[] = [];

  async function add(name: string, size: number, body: AsyncIterable<Uint8Array>) {
    const hash = createHash("sha256");
    let written = 0;
    await write(headerOf(name, size));
    for await (const chunk of body) {
      hash.update(chunk);
      written += chunk.length;
      await write(chunk);
    }
    if (written !== size) {
      throw new ArchiveError(`${name} has ${written} bytes but should have ${size}.`);
    }
    await write(padding(size));
    sums.push(`${hash.digest("hex")}  ${name}\n`);
  }

  return {
    add,
    end: async () => {
      const text = Buffer.from(sums.join(""));
      await add(SUMS, text.length, bodyOf(text));
      await write(Buffer.alloc(2 * BLOCK));
    },
  };
}

/** Wraps bytes as the body of an entry. */
export async function* bodyOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const DAMAGED = "The backup is damaged or incomplete";

async function* readBytes(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let left = size; left > 0;) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(Math.min(left, CHUNK)));
    if (bytesRead === 0) throw new ArchiveError(`${DAMAGED}: it ends too early.`);
    left -= bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

async function readBlock(handle: FileHandle, size = BLOCK): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of readBytes(handle, size)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const isZero = (bytes: Uint8Array) => bytes.every((byte) => byte === 0);

function textAt(header: Buffer, start: number, length: number): string {
  const field = header.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.toString("latin1", 0, end === -1 ? length : end).trim();
}

function parseHeader(header: Buffer): { name: string; size: number } {
  const size = parseInt(textAt(header, 124, 12), 8);
  if (parseInt(textAt(header, 148, 8), 8) !== sumOf(header) || !Number.isSafeInteger(size)) {
    throw new ArchiveError(`${DAMAGED}, or isn't a Porchlight backup.`);
  }
  return { name: textAt(header, 0, LONGEST_NAME), size };
}

async function requireEnd(handle: FileHandle): Promise<void> {
  const rest = await readBlock(handle);
  const { bytesRead } = await handle.read(Buffer.alloc(1));
  if (!isZero(rest) || bytesRead > 0) {
    throw new ArchiveError(`${DAMAGED}: there's unexpected data after its end.`);
  }
}

/**
 * Yields the entries of an archive in order, without SHA256SUMS. The checksums are verified once
 * the iteration ends.
 * @throws ArchiveError at the damaged entry; file system errors
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  await using handle = await open(file, "r");
  const found: string[] = [];
  for (let listed: string | undefined; ;) {
    const header = await readBlock(handle);
    if (isZero(header)) {
      if (listed === undefined || listed !== found.join("")) {
        throw new ArchiveError(`${DAMAGED}: its checksums don't match.`);
      }
      return requireEnd(handle);
    }
    if (listed !== undefined)
      throw new ArchiveError(`${DAMAGED}: there's unexpected data after its end.`);
    const { name, size } = parseHeader(header);
    const hash = createHash("sha256");
    const parts: Buffer[] = [];
    const body = (async function* () {
      for await (const chunk of readBytes(handle, size)) {
        hash.update(chunk);
        if (name === SUMS) parts.push(chunk);
        yield chunk;
      }
    })();
    if (name !== SUMS) yield { name, size, body };
    // Hashes the part that the reader skipped.
    for await (const chunk of body) void chunk;
    if (!isZero(await readBlock(handle, padding(size).length))) {
      throw new ArchiveError(`${DAMAGED}: there's unexpected data between its parts.`);
    }
    if (name === SUMS) listed = Buffer.concat(parts).toString();
    else found.push(`${hash.digest("hex")}  ${name}\n`);
  }
}
