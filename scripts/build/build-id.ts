import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isPreview } from "../../lib/preview.ts";

/** What a production build is made of. */
const FOLDERS = ["app", "components", "http", "services", "db", "server", "lib", "public"];
/** What next.config.ts takes from the tools. */
const TOOLS = ["scripts/build/build-id.ts", "scripts/build/page-hashes.ts"];
const FILES = /^(package-lock\.json|.+\.(ts|mjs))$/;
/** Files beside those that no build reads: whoever changes them need not build again. */
const NOT_BUILT =
  /\.test\.tsx?$|^(next-env\.d|drizzle\.config|playwright\.config|vitest\.config|eslint\.config)\.(ts|mjs)$/;

/** Holds the hash of the sources, and what was known of their files when it was made. */
const HASH_CACHE = ".next/sources-hash";

/**
 * The id of a build of the sources as they are; one for a preview has another.
 * @param hash theirs
 */
export const buildIdOf = (
  root: string,
  variables: Readonly<Record<string, string | undefined>> = process.env,
  hash = hashSources(root),
): string => hash + (isPreview(variables) ? "-preview" : "");

/**
 * As `hashSources`, but the files are not read again as long as none was touched: a start that has to
 * read them all takes a tenth of a second longer.
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

// A build may stand where nobody may write.
function tryToWrite(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch {
    // They are read again the next time.
  }
}

// Of the name, the size and the times of each file: when it was written, and when anything about it changed.
function stampSources(root: string): string {
  const hash = createHash("sha256");
  for (const file of listSources(root)) {
    const { size, mtimeMs, ctimeMs } = lstatSync(path.join(root, file));
    hash.update(`${file}\0${size} ${mtimeMs} ${ctimeMs}\0`);
  }
  return hash.digest("hex");
}

/**
 * A name for the sources as they are: the same content gives the same name, whatever the clock, the
 * folder or the machine.
 * @param root absolute path of the folder that holds the application
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
