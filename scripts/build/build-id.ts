import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isPreview } from "../../lib/preview.ts";

/** The sources of a production build. */
const FOLDERS = ["app", "components", "http", "services", "db", "server", "lib", "public"];
/** The scripts that next.config.ts imports. */
const TOOLS = ["scripts/build/build-id.ts", "scripts/build/page-hashes.ts"];
const FILES = /^(package-lock\.json|.+\.(ts|mjs))$/;
/** Other files that no build reads: changing them needs no new build. */
const NOT_BUILT =
  /\.test\.tsx?$|^(next-env\.d|drizzle\.config|playwright\.config|vitest\.config|eslint\.config)\.(ts|mjs)$/;

/** Contains the hash of the sources and a stamp of their files at that time. */
const HASH_CACHE = ".next/sources-hash";

/**
 * Returns the build id for the current sources; a preview's id differs.
 * @param hash of the sources
 */
export const buildIdOf = (
  root: string,
  variables: Readonly<Record<string, string | undefined>> = process.env,
  hash = hashSources(root),
): string => hash + (isPreview(variables) ? "-preview" : "");

/**
 * Works like `hashSources`, but reads the files only if one has changed. Reading them all takes a start a
 * tenth of a second.
 */
export function cachedSourcesHash(root: string): string {
  const stamp = stampSources(root);
  const file = path.join(root, HASH_CACHE);
  const [cachedStamp, cached] = existsSync(file) ? readFileSync(file, "utf8").split(" ") : [];
  if (cached && cachedStamp === stamp) return cached;
  const hash = hashSources(root);
  tryToWrite(file, `${stamp} ${hash}`);
  return hash;
}

// The build's folder can be read-only.
function tryToWrite(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch {
    // They are read again the next time.
  }
}

function stampSources(root: string): string {
  const hash = createHash("sha256");
  for (const file of listSources(root)) {
    const { size, mtimeMs, ctimeMs } = lstatSync(path.join(root, file));
    hash.update(`${file}\0${size} ${mtimeMs} ${ctimeMs}\0`);
  }
  return hash.digest("hex");
}

/**
 * Returns a hash of the sources that depends only on their content, not on clock, folder or machine.
 * @param root absolute path of the application's folder
 * @returns 32 hexadecimal digits
 */
export function hashSources(root: string): string {
  const hash = createHash("sha256");
  for (const file of listSources(root)) {
    hash.update(`${file}\0`);
    hash.update(
      createHash("sha256")
        .update(readFileSync(path.join(root, file)))
        .digest(),
    );
  }
  return hash.digest("hex").slice(0, 32);
}

function listSources(root: string): string[] {
  const inFolders = FOLDERS.filter((folder) => existsSync(path.join(root, folder))).flatMap(
    (folder) =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !NOT_BUILT.test(entry.name))
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  );
  const single = readdirSync(root).filter((file) => FILES.test(file) && !NOT_BUILT.test(file));
  const tools = TOOLS.filter((file) => existsSync(path.join(root, file)));
  return [...inFolders, ...single, ...tools].map((file) => file.split(path.sep).join("/")).sort();
}
