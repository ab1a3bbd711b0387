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
// The next sweep deletes the rest.
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
 * Stores files, each under a random name that is never reused. The sweep deletes them after a day
 * unless a photo uses them.
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

/** Deletes files that belong to no photo. The sweep retries what fails. */
export async function dropFiles(names: readonly string[]): Promise<void> {
  try {
    await deleteFiles(await files.releaseFiles(names));
  } catch (error) {
    logError("could not delete photo files", error);
  }
}

/** Deletes the files of deleted photos, and files that got no photo within a day. */
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
