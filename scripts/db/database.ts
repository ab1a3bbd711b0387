import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Env } from "#server/env.ts";
import { openDataFolder, readOrCreateSecret } from "./data-folder.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { NODE_FLAGS, ROOT } from "../root.ts";
import { StartError } from "../start-error.ts";

const RETRY_MS = 1_000;

// Where `build:standalone` bundles the scripts, they lie in one folder.
const PREPARATION = ["scripts/db/prepare-database.ts", "scripts/prepare-database.mjs"];

/** How `prepare-database.ts` ends where the database server is away. */
export const UNAVAILABLE_EXIT_CODE = 3;

/**
 * Opens the database that the variables name, else the embedded one, and puts what the application
 * needs to know of it into this process's variables.
 * @param onLost told when the embedded server has gone and cannot be brought back
 * @throws StartError
 */
export async function openDatabase(
  env: Env,
  onLost: (error: StartError) => void,
): Promise<{ close(): Promise<void> }> {
  if (env.DATABASE_URL) {
    // Whatever the shell says of it: the sandbox of payments is for the embedded database only.
    process.env.EMBEDDED_DATABASE = "0";
    return { close: async () => undefined };
  }
  const dataDir = await openDataFolder(path.resolve(ROOT, env.DATA_DIR));
  const secret = env.AUTH_SECRET ?? (await readOrCreateSecret(dataDir, "auth-secret"));
  const server = await startEmbeddedPostgres({ dataDir, exclusive: true, onLost });
  Object.assign(process.env, {
    DATABASE_URL: server.url,
    EMBEDDED_DATABASE: "1",
    AUTH_SECRET: secret,
  });
  return { close: server.stop };
}

/**
 * Migrates and seeds the database of this process's variables, in a process of its own, whose memory is
 * free again afterwards. It waits for a server that is away; one that refuses us is not waited for.
 * @param signal ends the wait
 * @throws StartError
 */
export async function prepareDatabase(signal: AbortSignal): Promise<void> {
  for (let isReported = false; ; isReported = true) {
    const { exitCode, message } = await runPreparation(signal);
    if (exitCode === 0) return;
    if (exitCode !== UNAVAILABLE_EXIT_CODE) throw new StartError(message);
    if (!isReported) console.error(`${message} Waiting for the database...`);
    await sleep(RETRY_MS, undefined, { signal });
  }
}

async function runPreparation(signal: AbortSignal) {
  const script = PREPARATION.map((file) => path.join(ROOT, file)).find(existsSync);
  const child = fork(script ?? "", {
    execArgv: script?.endsWith(".ts") ? [...NODE_FLAGS] : [],
    stdio: ["ignore", "inherit", "pipe", "ipc"],
    signal,
  });
  let message = "";
  child.stderr?.on("data", (chunk: Buffer) => (message += chunk.toString()));
  const [exitCode] = (await once(child, "close")) as [number | null];
  signal.throwIfAborted();
  return { exitCode, message: message.trim() };
}
