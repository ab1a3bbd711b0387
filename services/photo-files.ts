import "server-only";
import { randomBytes } from "node:crypto";
import * as files from "#db/queries/photo-files.ts";
import type { PhotoFile } from "#db/queries/photo-files.ts";
import { fileStore } from "#server/file-store/index.ts";
import { logError } from "#server/log.ts";

export { fileOfAccount, type PhotoFile } from "#db/queries/photo-files.ts";

const EXTENSIONS = { webp: "webp", jpeg: "jpg" } as const;
const TYPES = { webp: "image/webp", jpg: "image/jpeg" } as const;

const keyOf = (name: string) => `photos/${name}`;

export const typeOf = (name: string) => TYPES[name.endsWith(".webp") ? "webp" : "jpg"];

export const urlOf = (name: string) => `/api/photos/files/${name}`;

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

/** Deletes files that belong to no photograph. Where that fails, the sweep does it. */
export async function dropFiles(names: readonly string[]): Promise<void> {
  try {
    const store = await fileStore();
    await Promise.all(names.map((name) => store.delete(keyOf(name))));
    await files.forgetFiles(names);
  } catch (error) {
    logError("files of photographs not deleted", error);
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
