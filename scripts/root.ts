import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The folder of the sources, or of a standalone build: this module lies in its `scripts` folder in both,
 * by itself or as a part of a bundled file.
 */
export const ROOT = path.resolve(fileURLToPath(import.meta.url), "../..");

/** What Node is told before the path of one of our scripts. */
export const NODE_FLAGS: readonly string[] = ["--import", path.join(ROOT, "scripts/node.mjs")];
