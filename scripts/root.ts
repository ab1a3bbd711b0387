import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The folder of the sources or of a standalone build. In both, this module is in the `scripts` folder, as a
 * file or as part of a bundle.
 */
export const ROOT = path.resolve(fileURLToPath(import.meta.url), "../..");

/** Node's arguments before the path of one of our scripts. */
export const NODE_FLAGS: readonly string[] = ["--import", path.join(ROOT, "scripts/node.mjs")];
