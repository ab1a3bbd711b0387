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

// `build:standalone` bundles all scripts into one folder.
const PREPARATION = ["scripts/db/prepare-database.ts", "scripts/prepare-database.mjs"];

/** The exit code of `prepare-database.ts` if the database server can't be reached. */
export const UNAVAILABLE_EXIT_CODE = 3;

/**
 * Opens the database in the variables, or else the embedded one, and sets this process's variables for the
 * application.
 * @param onLost called if the embedded server is lost and can't be restarted
 * @throws StartError if the database can't be opened
 */
export async function openDatabase(
  env: Env,
  onLost: (error: StartError) => void,
): Promise<{ close(): Promise<void> }> {
  if (env.DATABASE_URL) {
    // Overrides the shell: the payment sandbox is only for the embedded database.
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
 * Migrates and seeds the database in this process's variables. Uses a child process, to free the memory
 * afterwards. Waits for a server that can't be reached, but not for one that refuses the connection.
 * @param signal ends the wait
 * @throws StartError if the database can't be prepared
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
