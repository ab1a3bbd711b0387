import "server-only";
import { link, open, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "#lib/errors.ts";
import { isAlive } from "#server/process-alive.ts";
import { syncFolder } from "#server/atomic-file.ts";

/** Why a file couldn't be written, as a sentence for an operator. */
export class NewFileError extends Error {
  override name = "NewFileError";
}

const REASONS: Record<string, string> = {
  EEXIST: "a file of that name already exists and won't be replaced",
  ENOENT: "there is no such folder",
  ENOTDIR: "there is no such folder",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
};

function explain(file: string, error: unknown): never {
  const reason = REASONS[codeOf(error) ?? ""];
  const isOfFiles = error instanceof Error && "syscall" in error;
  if (!reason || !isOfFiles) throw error;
  throw new NewFileError(`${file} can't be written: ${reason}.`, { cause: error });
}

const DRAFT = /^\..+\.(\d+)\.unfinished$/;

async function sweepDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(DRAFT.exec(name)?.[1]);
    if (pid && !isAlive(pid)) await rm(path.join(folder, name), { force: true });
  }
}

/**
 * Writes a file that only its owner can read, atomically and flushed to disk. Never replaces an
 * existing file.
 * @param work writes the bytes in order
 * @throws NewFileError; errors from `work`
 */
export async function writeNewFile<T>(
  file: string,
  work: (write: (bytes: Uint8Array) => Promise<void>) => Promise<T>,
): Promise<T> {
  const folder = path.dirname(path.resolve(file));
  const draft = path.join(folder, `.${path.basename(file)}.${process.pid}.unfinished`);
  try {
    await sweepDrafts(folder);
    await rejectExisting(file);
    const handle = await open(draft, "wx", 0o600);
    let result: T;
    try {
      result = await work((bytes) => handle.writeFile(bytes));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await link(draft, file);
    await syncFolder(folder);
    return result;
  } catch (error) {
    explain(file, error);
  } finally {
    await rm(draft, { force: true });
  }
}

async function rejectExisting(file: string): Promise<void> {
  const handle = await open(file, "r").catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  });
  if (!handle) return;
  await handle.close();
  throw new NewFileError(`${file} can't be written: ${REASONS.EEXIST}.`);
}
