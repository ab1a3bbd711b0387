import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { codeOf } from "#lib/errors.ts";
import { zipStream } from "#server/zip-stream.ts";
import type { ExportedFile } from "#services/person-export.ts";
import { StartError } from "../../start-error.ts";

/** Where an export is written. Only the operator can read it. */
export interface ExportTarget {
  /** @returns the names of files that are missing from the store */
  write: (files: AsyncIterable<ExportedFile>) => Promise<string[]>;
}

const PRIVATE = { mode: 0o600, flags: "wx" } as const;

const streamOf = (content: string | ReadableStream<Uint8Array>): Readable =>
  typeof content === "string"
    ? Readable.from([content])
    : Readable.fromWeb(content as Parameters<typeof Readable.fromWeb>[0]);

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === "ENOENT") return false;
      throw error;
    },
  );

async function writeFolder(folder: string, files: AsyncIterable<ExportedFile>): Promise<string[]> {
  const missing: string[] = [];
  for await (const { name, content } of files) {
    if (content === null) {
      missing.push(name);
      continue;
    }
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await pipeline(streamOf(content), createWriteStream(file, PRIVATE));
  }
  return missing;
}

// Renames the file once it's complete.
async function writeZip(file: string, files: AsyncIterable<ExportedFile>): Promise<string[]> {
  const missing: string[] = [];
  async function* entries() {
    for await (const { name, content } of files) {
      if (content === null) missing.push(name);
      else yield { name, input: content };
    }
  }
  const unfinished = `${file}.unfinished`;
  try {
    const zip = await zipStream(entries(), () => undefined);
    await pipeline(streamOf(zip), createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  return missing;
}

/** @throws StartError if something already exists there, or it can't be written */
export async function openTarget(to: string): Promise<ExportTarget> {
  const refuse = (why: string, cause?: unknown) =>
    new StartError(`Nothing was exported: ${to} ${why}`, { cause });
  try {
    if (to.toLowerCase().endsWith(".zip")) {
      if (await isThere(to)) throw refuse("already exists.");
      await mkdir(path.dirname(to), { recursive: true });
      return { write: (files) => writeZip(to, files) };
    }
    await mkdir(to, { recursive: true, mode: 0o700 });
    if ((await readdir(to)).length > 0) throw refuse("isn't empty.");
    return { write: (files) => writeFolder(to, files) };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw refuse(`can't be written to (${codeOf(error) ?? "unknown"}).`, error);
  }
}
