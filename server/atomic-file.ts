import "server-only";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";

/** Ends the name of what is being written; a crash leaves one behind, which goes with its file. */
export const UNFINISHED = ".unfinished";

/** So that the names of new files in a folder are on the disk too. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

/** Whole and on the disk, or not there at all. */
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
