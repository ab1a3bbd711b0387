import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { ROOT } from "../root.ts";

/** Next writes this file for `output: "standalone"`, in a folder without sources. */
const STANDALONE_SERVER = path.join(ROOT, "server.js");

export const isStandalone = () => existsSync(STANDALONE_SERVER);

export function nextCommand(): string {
  const manifest = createRequire(import.meta.url).resolve("next/package.json");
  const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { bin: { next: string } };
  return path.join(path.dirname(manifest), bin.next);
}

/** How long Next keeps an idle connection from the front server. */
const KEEP_ALIVE_MS = "70000";

/** For the standalone server.js, which takes no arguments. */
export const SERVER_VARIABLES = { HOSTNAME: "localhost", KEEP_ALIVE_TIMEOUT: KEEP_ALIVE_MS };

/**
 * Returns the program and arguments that serve the build on a loopback port: `next start`, or a standalone
 * folder's server.js, which reads PORT and HOSTNAME.
 */
export function serveCommand(port: number): { file: string; args: string[] } {
  if (isStandalone()) return { file: STANDALONE_SERVER, args: [] };
  const options = ["-H", "localhost", "-p", String(port), "--keepAliveTimeout", KEEP_ALIVE_MS];
  return { file: nextCommand(), args: ["start", ...options] };
}
