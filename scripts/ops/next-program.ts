import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { ROOT } from "../root.ts";

/** Stands in a folder that `output: "standalone"` has made, in place of the sources. */
const STANDALONE_SERVER = path.join(ROOT, "server.js");

export const isStandalone = () => existsSync(STANDALONE_SERVER);

/** The path of the `next` command. */
export function nextCommand(): string {
  const manifest = createRequire(import.meta.url).resolve("next/package.json");
  const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { bin: { next: string } };
  return path.join(path.dirname(manifest), bin.next);
}

/**
 * The program and arguments that serve the build on a port of the loopback: `next start`, or the
 * server.js of a standalone folder, which reads PORT and HOSTNAME.
 */
export function serveCommand(port: number): { file: string; args: string[] } {
  if (isStandalone()) return { file: STANDALONE_SERVER, args: [] };
  return { file: nextCommand(), args: ["start", "-H", "localhost", "-p", String(port)] };
}
