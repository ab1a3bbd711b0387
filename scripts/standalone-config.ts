import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Stands in a folder that `npm run build:standalone` has made: Next's configuration, as it was built. */
export const STANDALONE_CONFIG = "standalone.json";

/** Next's configuration where the folder holds a build and not its sources, else undefined. */
export function readStandaloneConfig(root: string): string | undefined {
  const file = path.join(root, STANDALONE_CONFIG);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/**
 * Next's configuration as it was built: read from next.config.ts again, it would load a compiler at each
 * start.
 */
export function readBuiltConfig(root: string): string {
  const standalone = readStandaloneConfig(root);
  if (standalone) return standalone;
  const file = path.join(root, ".next/required-server-files.json");
  const { config } = JSON.parse(readFileSync(file, "utf8")) as { config: object };
  return JSON.stringify(config);
}
