import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildIdOf, cachedSourcesHash } from "../build-id.ts";
import { readStandaloneConfig } from "./standalone-config.ts";
import { hasScriptHashes } from "./script-hashes.ts";
import { StartError } from "./start-error.ts";

/**
 * Whether the folder holds a whole production build of the sources as they are. next.config.ts makes
 * their hash the build's id (another for a preview); the marker is the last thing that Next writes, and a new build takes it
 * away first, so that one killed on its way is never taken for a build.
 * @param variables that the build was made with
 */
export function isBuilt(root: string, variables?: Readonly<Record<string, string>>): boolean {
  const marker = path.join(root, ".next/export-marker.json");
  const id = path.join(root, ".next/BUILD_ID");
  return (
    existsSync(marker) &&
    existsSync(id) &&
    readFileSync(id, "utf8") === buildIdOf(root, variables, cachedSourcesHash(root)) &&
    hasScriptHashes(root)
  );
}

/** Whether there is a build to serve: of the sources as they are, or one that stands without them. */
export const canServe = (root: string): boolean =>
  readStandaloneConfig(root) !== undefined || isBuilt(root);

/**
 * Makes a production build.
 * @param signal ends the build on its way
 * @throws StartError with what the build had to say, when it fails.
 */
export async function buildForStart(root: string, signal: AbortSignal): Promise<void> {
  console.log("Building Porchlight (there is no build yet, or its sources have changed) ...");
  await build(root, signal, {});
}

/** Makes a production build, unless there is one to serve. @throws StartError */
export async function ensureBuild(root: string): Promise<void> {
  if (!canServe(root)) await buildForStart(root, new AbortController().signal);
}

/** Makes a production build, and a folder of all that it needs to run elsewhere. @throws StartError */
export const buildStandalone = (root: string): Promise<void> =>
  build(root, new AbortController().signal, { PORCHLIGHT_STANDALONE: "1" });

async function build(root: string, signal: AbortSignal, variables: Record<string, string>) {
  const { ok, output } = await runBuild(root, signal, variables);
  signal.throwIfAborted();
  if (!ok) throw new StartError(`${output.trim()}\n\nThe build failed: see above.`);
  // A start with a build has no need of it.
  const { finishPrerendered } = await import("./prerendered.ts");
  finishPrerendered(root);
}

async function runBuild(root: string, signal: AbortSignal, variables: Record<string, string>) {
  const next = path.join(root, "node_modules/next/dist/bin/next");
  const child = spawn(process.execPath, [next, "build"], {
    cwd: root,
    env: { ...process.env, ...variables, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const end = () => child.kill();
  signal.addEventListener("abort", end);
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ok = await new Promise<boolean>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status) => resolve(status === 0));
  });
  signal.removeEventListener("abort", end);
  return { ok, output };
}
