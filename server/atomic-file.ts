import "server-only";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";

/** The suffix of a file being written. A leftover from a crash is deleted with its file. */
export const UNFINISHED = ".unfinished";

/** Flushes a folder, so that the names of its new files survive a crash. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

/** Writes a file atomically and flushes it to disk. */
export async function writeAtomically(
  file: string,
  data: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const handle = await open(file + UNFINISHED, "w", 0o600);
  try {
    await handle.writeFile(data);
    await handle.sync();
  } catch (error) {
    await rm(file + UNFINISHED, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  await rename(file + UNFINISHED, file);
  await syncFolder(folder);
}
