import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isPreview } from "./lib/preview.ts";

/** What a production build is made of. */
const FOLDERS = ["app", "components", "http", "services", "db", "server", "lib", "public"];
const FILES = /^(package-lock\.json|.+\.(ts|mjs))$/;
/** Files beside those that no build reads: whoever changes them need not build again. */
const NOT_BUILT =
  /\.test\.tsx?$|^(next-env\.d|drizzle\.config|playwright\.config|vitest\.config|eslint\.config)\.(ts|mjs)$/;

/** The id of a build of the sources as they are; one for a preview has another. */
export const buildIdOf = (
  root: string,
  variables: Readonly<Record<string, string | undefined>> = process.env,
): string => hashSources(root) + (isPreview(variables) ? "-preview" : "");

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
  return [...inFolders, ...single].map((file) => file.split(path.sep).join("/")).sort();
}
