import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = path.resolve(fileURLToPath(import.meta.url), "../..");

/** What Node is told before the path of one of our scripts. */
export const NODE_FLAGS: readonly string[] = ["--import", path.join(ROOT, "scripts/node.mjs")];
