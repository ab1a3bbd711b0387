import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { envSchema } from "#server/env.ts";
import { ensureBuild } from "../../build/build.ts";
import { findFreePort } from "../../free-port.ts";
import { NODE_FLAGS, ROOT } from "../../root.ts";

const START_LIMIT_MS = 120_000;

export const AUTH_SECRET = "a-secret-for-trials-that-is-long-enough";

type Variables = Partial<Record<keyof typeof envSchema.shape, string>>;

/** One process of the product, as `npm start` runs it. */
export type Instance = Awaited<ReturnType<typeof startInstance>>;

export const prepareBuild = () => ensureBuild(ROOT);

/**
 * Starts the product on its own port, without waiting until it's ready and without variables of this shell
 * or .env.
 */
export async function startInstance(variables: Variables, port?: number) {
  const chosenPort = port ?? (await findFreePort());
  const unset = Object.fromEntries(Object.keys(envSchema.shape).map((name) => [name, ""]));
  const child = spawn(process.execPath, [...NODE_FLAGS, path.join(ROOT, "scripts/ops/start.ts")], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...unset,
      PORT: String(chosenPort),
      AUTH_SECRET,
      TRUST_PROXY: "1",
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const errors: string[] = [];
  createInterface(child.stderr).on("line", (line) => errors.push(line));
  child.stdout.resume();
  const url = `http://127.0.0.1:${chosenPort}`;
  return {
    url,
    port: chosenPort,
    pid: child.pid ?? 0,
    errors,
    ready: () => waitForReady(child, url, errors),
    memoryMegabytes: () => residentMegabytes(child.pid ?? 0),
    isRunning: () => isRunning(child),
    /** @returns the exit code, or null after a signal */
    end: (signal: NodeJS.Signals = "SIGTERM") => end(child, signal),
  };
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (isRunning(child)) {
    const ended = once(child, "close");
    child.kill(signal);
    await ended;
  }
  return child.exitCode;
}

async function waitForReady(
  child: ChildProcess,
  url: string,
  errors: readonly string[],
): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (isRunning(child) && Date.now() < deadline) {
    const health = await fetch(`${url}/api/health`).catch(() => null);
    await health?.body?.cancel();
    if (health?.ok) return;
    await sleep(50);
  }
  throw new Error(`Porchlight didn't start: ${errors.join("\n")}`);
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
