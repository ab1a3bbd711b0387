import "server-only";
import { randomBytes } from "node:crypto";
import pLimit from "p-limit";
import * as files from "#db/queries/photo-files.ts";
import type { PhotoFile } from "#db/queries/photo-files.ts";
import { fileStore } from "#server/file-store/index.ts";
import { logError } from "#server/log.ts";

export { fileOfAccount, type PhotoFile } from "#db/queries/photo-files.ts";

const EXTENSIONS = { webp: "webp", jpeg: "jpg" } as const;
const TYPES = { webp: "image/webp", jpg: "image/jpeg" } as const;

const DELETIONS_AT_ONCE = 8;
// Of very many the rest is left to the next time.
const BATCH = 300;
const MAX_BATCHES = 30;

const keyOf = (name: string) => `photos/${name}`;

export const typeOf = (name: string) => TYPES[name.endsWith(".webp") ? "webp" : "jpg"];

export const urlOf = (name: string) => `/api/photo-files/${name}`;

interface NewFile {
  bytes: Buffer;
  width: number;
  height: number;
  format: keyof typeof EXTENSIONS;
  isOriginal: boolean;
}

/**
 * Writes files to the store, each under a name that nobody can guess and that is never used again.
 * They wait for their photograph: those that get none are swept after a day.
 */
export async function storeFiles(made: readonly NewFile[]): Promise<PhotoFile[]> {
  const store = await fileStore();
  const named = made.map(({ bytes, format, ...file }) => ({
    bytes,
    row: {
      ...file,
      name: `${randomBytes(32).toString("base64url")}.${EXTENSIONS[format]}`,
      bytes: bytes.length,
    },
  }));
  const rows = named.map(({ row }) => row);
  await files.claimFiles(rows);
  try {
    await Promise.all(
      named.map(({ row, bytes }) => store.put(keyOf(row.name), bytes, typeOf(row.name))),
    );
  } catch (error) {
    await dropFiles(rows.map(({ name }) => name));
    throw error;
  }
  return rows;
}

async function deleteFiles(names: readonly string[]): Promise<void> {
  const store = await fileStore();
  await pLimit(DELETIONS_AT_ONCE).map(names, (name) => store.delete(keyOf(name)));
  await files.deleteFileRows(names);
}

/** Deletes files that belong to no photograph. Where that fails, the sweep does it. */
export async function dropFiles(names: readonly string[]): Promise<void> {
  try {
    await deleteFiles(await files.releaseFiles(names));
  } catch (error) {
    logError("could not delete photo files", error);
  }
}

/** Deletes the files of photographs that are gone, and those that got no photograph in time. */
export async function sweepFiles(now: Date): Promise<void> {
  for (let n = 0; n < MAX_BATCHES; n++) {
    const names = await files.findOrphanedFiles(now, BATCH);
    await deleteFiles(names);
    if (names.length < BATCH) break;
  }
}

export async function readFile(name: string): Promise<ReadableStream<Uint8Array> | null> {
  const store = await fileStore();
  return store.read(keyOf(name));
}

export async function readWhole(name: string): Promise<Buffer | null> {
  const stream = await readFile(name);
  return stream && Buffer.from(await new Response(stream).arrayBuffer());
}
