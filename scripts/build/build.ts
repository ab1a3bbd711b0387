import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildIdOf, cachedSourcesHash } from "./build-id.ts";
import { isStandalone, nextCommand } from "../ops/next-program.ts";
import { StartError } from "../start-error.ts";

/**
 * Whether the folder has a production build of the current sources, by its build id.
 * @param variables that the build was made with
 */
export function isBuilt(root: string, variables?: Readonly<Record<string, string>>): boolean {
  const id = path.join(root, ".next/BUILD_ID");
  return (
    existsSync(id) &&
    readFileSync(id, "utf8") === buildIdOf(root, variables, cachedSourcesHash(root))
  );
}

/** Whether there's a build to serve: one of the current sources, or a standalone one. */
export const canServe = (root: string): boolean => isStandalone() || isBuilt(root);

/**
 * Makes a production build.
 * @param signal aborts the build
 * @throws StartError with the build's output if it fails
 */
export async function buildForStart(root: string, signal: AbortSignal): Promise<void> {
  console.log("Building Porchlight (there's no build yet, or the source files changed)...");
  await build(root, signal, {});
}

/**
 * Makes a production build if there's none to serve.
 * @throws StartError with the build's output if it fails
 */
export async function ensureBuild(root: string): Promise<void> {
  if (!canServe(root)) await buildForStart(root, new AbortController().signal);
}

/**
 * Makes a production build with `next build`.
 * @param variables in addition to those of this process
 * @throws StartError with the build's output if it fails
 */
export async function build(
  root: string,
  signal: AbortSignal,
  variables: Readonly<Record<string, string>>,
): Promise<void> {
  const child = spawn(process.execPath, [nextCommand(), "build"], {
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
  signal.throwIfAborted();
  if (!ok) throw new StartError(`${output.trim()}\n\nThe build failed. See the messages above.`);
}
