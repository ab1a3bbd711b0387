import "server-only";
import { open, rm, rmdir, stat } from "node:fs/promises";
import path from "node:path";
import { ReadableStream as StreamOfNode } from "node:stream/web";
import { codeOf } from "#lib/errors.ts";
import { UNFINISHED, writeAtomically } from "#server/atomic-file.ts";
import type { FileStore } from "./file-store.ts";

const NOT_FOUND_CODES = ["ENOENT"];
const IN_USE_CODES = ["ENOENT", "ENOTEMPTY", "EEXIST"];

async function nullIf<T>(codes: readonly string[], work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (codes.includes(codeOf(error) ?? "")) return null;
    throw error;
  });
}

async function* chunksOf(file: string): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  await using handle = await open(file, "r");
  yield* handle.createReadStream({ highWaterMark: 256 * 1024, autoClose: false });
}

// Opened at the first read because a client that disconnects earlier would leave the file open.
async function readStream(file: string): Promise<ReadableStream<Uint8Array> | null> {
  if (!(await nullIf(NOT_FOUND_CODES, stat(file)))) return null;
  return StreamOfNode.from(chunksOf(file)) as ReadableStream<Uint8Array>;
}

const writing = new Map<string, Promise<void>>();

// The same part can arrive twice at the same time, from two tabs or after a stalled connection.
function writeInTurn(file: string, data: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const write = (writing.get(file) ?? Promise.resolve())
    .catch(() => undefined)
    .then(() => writeAtomically(file, data))
    .finally(() => {
      if (writing.get(file) === write) writing.delete(file);
    });
  writing.set(file, write);
  return write;
}

async function deleteFile(root: string, file: string): Promise<void> {
  await rm(file, { force: true });
  await rm(file + UNFINISHED, { force: true });
  // Also removes empty folders, since each upload has its own.
  for (let folder = path.dirname(file); folder !== root; folder = path.dirname(folder)) {
    if ((await nullIf(IN_USE_CODES, rmdir(folder))) === null) break;
  }
}

/** Creates a file store in a local folder. */
export function folderStore(root: string): FileStore {
  const fileOf = (key: string) => path.join(root, key);
  return {
    put: (key, bytes) => writeInTurn(fileOf(key), bytes),
    putStream: (key, body) => writeInTurn(fileOf(key), body),
    read: (key) => readStream(fileOf(key)),
    delete: (key) => deleteFile(root, fileOf(key)),
    size: async (key) => (await nullIf(NOT_FOUND_CODES, stat(fileOf(key))))?.size ?? null,
    uploadUrl: async () => null,
  };
}
