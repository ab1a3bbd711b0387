import "server-only";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { codeOf } from "#lib/errors.ts";
import { partSizes } from "#lib/photos/parts.ts";
import type { FileStore, Upload } from "./file-store.ts";

// What is being written; a crash leaves one behind, which goes with its file.
const UNFINISHED = ".unfinished";

async function nullIfAbsent<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  });
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

/** Whole and on the disk, or not there at all. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = file + UNFINISHED;
  const handle = await open(unfinished, "w", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
  await syncFolder(folder);
}

/** Files in a folder of this machine. */
export function folderStore(root: string): FileStore {
  const fileOf = (key: string) => path.join(root, key);
  const folderOf = ({ id }: Upload) => path.join(root, "uploads", id);
  const partOf = (upload: Upload, number: number) => path.join(folderOf(upload), String(number));

  async function sizesOf(upload: Upload): Promise<ReadonlyMap<number, number>> {
    const names = (await nullIfAbsent(readdir(folderOf(upload)))) ?? [];
    const numbers = names.filter((name) => /^\d+$/.test(name)).map(Number);
    const sizes = await Promise.all(
      numbers.map(async (number) => {
        const found = await nullIfAbsent(stat(partOf(upload, number)));
        return [number, found?.size ?? 0] as const;
      }),
    );
    return new Map(sizes);
  }

  return {
    put: (key, bytes) => writeWhole(fileOf(key), bytes),
    read: async (key) => {
      const handle = await nullIfAbsent(open(fileOf(key), "r"));
      if (!handle) return null;
      const stream = createReadStream("", { fd: handle, highWaterMark: 256 * 1024 });
      return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
    },
    delete: async (key) => {
      await rm(fileOf(key), { force: true });
      await rm(fileOf(key) + UNFINISHED, { force: true });
    },
    beginUpload: async (id) => id,
    partUrl: async () => null,
    putPart: (upload, number, bytes) => writeWhole(partOf(upload, number), bytes),
    partSizes: sizesOf,
    readUpload: async (upload) => {
      const sizes = await sizesOf(upload);
      const wanted = partSizes(upload.size);
      if (!wanted.every((size, index) => sizes.get(index + 1) === size)) return null;
      const parts = wanted.map((_, index) => nullIfAbsent(readFile(partOf(upload, index + 1))));
      const read = (await Promise.all(parts)).filter((part) => part !== null);
      return read.length === wanted.length ? Buffer.concat(read) : null;
    },
    endUpload: (upload) => rm(folderOf(upload), { recursive: true, force: true }),
  };
}
