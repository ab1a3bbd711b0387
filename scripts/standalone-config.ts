import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Stands in a folder that `npm run build:standalone` has made: Next's configuration, as it was built. */
export const STANDALONE_CONFIG = "standalone.json";

/** Next's configuration where the folder holds a build and not its sources, else undefined. */
export function readStandaloneConfig(root: string): string | undefined {
  const file = path.join(root, STANDALONE_CONFIG);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
