import { randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "#lib/errors.ts";
import { StartError } from "../start-error.ts";

const REASONS: Record<string, string> = {
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
  EEXIST: "a file is in the way",
  ENOTDIR: "a file is in the way",
};

/** Turns file system errors about the data folder into a readable message. Rethrows other errors. */
export function explainFolder(folder: string, error: unknown): never {
  const reason = REASONS[codeOf(error) ?? ""];
  if (!reason) throw error;
  throw new StartError(
    `Can't write to the data folder ${folder} (${reason}). Make it writable, or set DATA_DIR to another folder.`,
    { cause: error },
  );
}

/**
 * Creates the data folder if it's missing and checks that files can be created in it.
 * @returns its absolute path
 * @throws StartError if the folder isn't writable
 */
export async function openDataFolder(dataDir: string): Promise<string> {
  const folder = path.resolve(dataDir);
  const probe = path.join(folder, `.probe-${randomBytes(6).toString("hex")}`);
  try {
    await mkdir(folder, { recursive: true });
    await (await open(probe, "wx", 0o600)).close();
    await rm(probe);
    return folder;
  } catch (error) {
    explainFolder(folder, error);
  }
}

/**
 * Returns a random secret from a file in the data folder, created on first use. Only the owner can read the
 * file. It's never partly written, and concurrent processes get the same secret.
 * @returns 44 characters of base64url
 * @throws StartError if the file can't be created or read
 */
export async function readOrCreateSecret(folder: string, name: string): Promise<string> {
  const file = path.join(folder, name);
  const draft = path.join(folder, `.${name}-${randomBytes(6).toString("hex")}`);
  try {
    const existing = await readIfThere(file);
    if (existing) return existing;
    const handle = await open(draft, "wx", 0o600);
    try {
      await handle.writeFile(`${randomBytes(33).toString("base64url")}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    // A hard link is atomic and never replaces a file that another process created.
    await link(draft, file).catch((error: unknown) => {
      if (codeOf(error) !== "EEXIST") throw error;
    });
    return (await readIfThere(file)) ?? "";
  } catch (error) {
    explainFolder(folder, error);
  } finally {
    await rm(draft, { force: true });
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}
