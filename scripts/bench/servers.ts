import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { envSchema } from "#server/env.ts";
import { findFreePort } from "../free-port.ts";
import { nextCommand } from "../ops/next-program.ts";
import { ROOT } from "../root.ts";

// Outside the repository, because Next looks for middleware in parent folders.
const FLOOR = path.join(ROOT, ".bench/floor");
// Relative, because the floor has its own packages.
const NEXT = path.relative(ROOT, nextCommand());
const PROBE = ["--import", path.join(ROOT, "scripts/bench/probe.mjs")];
const START_LIMIT_MS = 120_000;

/** The resources a server's process has used since it started. */
export interface Usage {
  cpuMs: number;
  rssMiB: number;
}

export interface Server {
  origin: string;
  startMs: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

const ENVIRONMENT = {
  ...process.env,
  NODE_ENV: "production",
  NEXT_TELEMETRY_DISABLED: "1",
} as const;

const UNSET = Object.fromEntries(Object.keys(envSchema.shape).map((name) => [name, ""]));

export function buildFloor(): void {
  rmSync(FLOOR, { recursive: true, force: true });
  cpSync(path.join(ROOT, "scripts/bench/floor"), FLOOR, { recursive: true });
  // Hard links, because Next resolves no packages outside its root.
  execFileSync("cp", ["-al", path.join(ROOT, "node_modules"), path.join(FLOOR, "node_modules")]);
  execFileSync(process.execPath, [NEXT, "build"], { cwd: FLOOR, env: ENVIRONMENT });
}

async function start(
  cwd: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Server> {
  const started = performance.now();
  const child = spawn(process.execPath, [...PROBE, ...args], {
    cwd,
    env: { ...ENVIRONMENT, ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const origin = `http://localhost:${env.PORT}`;
  await answers(child, `${origin}/`);
  return {
    origin,
    startMs: performance.now() - started,
    usage: async () => {
      const answer = once(child, "message") as Promise<[Usage]>;
      child.send("usage");
      return (await answer)[0];
    },
    stop: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function answers(child: ChildProcess, address: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(address).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await sleep(10);
  }
  throw new Error(`${address} didn't answer`);
}

/**
 * Serves the product's build with `next start` alone.
 * @param databaseUrl of a prepared database
 * @param dataDir folder for photos and emails
 */
export async function startProduct(databaseUrl: string, dataDir: string): Promise<Server> {
  const port = String(await findFreePort());
  return start(ROOT, [NEXT, "start", "-p", port], {
    ...UNSET,
    PORT: port,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    AUTH_SECRET: "a-secret-for-benchmarks-that-is-long-enough",
    EMBEDDED_DATABASE: "1",
    MIGRATES_AT_START: "1",
  });
}

/** @param databaseUrl for the handler that runs `select 1` */
export async function startFloor(databaseUrl: string): Promise<Server> {
  const port = String(await findFreePort());
  const env = { PORT: port, DATABASE_URL: databaseUrl };
  return start(FLOOR, [NEXT, "start", "-p", port], env);
}
