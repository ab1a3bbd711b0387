import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { codeOf } from "#lib/errors.ts";
import { openDataFolder } from "../../db/data-folder.ts";
import { findFreePort } from "../../free-port.ts";
import { openCluster } from "../../db/postgres-cluster.ts";

const PASSWORD = "trials";

/** A PostgreSQL server to crash and freeze. It writes to disk like a production server. */
export type DatabaseServer = Awaited<ReturnType<typeof createDatabaseServer>>;

function childrenOf(pid: number): number[] {
  const lines = execFileSync("ps", ["-e", "-o", "pid=,ppid="], { encoding: "utf8" }).split("\n");
  return lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child = 0]) => child);
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (codeOf(error) !== "ESRCH") throw error;
  }
}

export async function createDatabaseServer(settings: Record<string, string> = {}) {
  const folder = await openDataFolder(await mkdtemp(path.join(tmpdir(), "porchlight-trial-")));
  const port = await findFreePort();
  const cluster = await openCluster(folder, PASSWORD, { max_connections: "60", ...settings });
  const addressOf = (name: string) => `postgres://porchlight:${PASSWORD}@127.0.0.1:${port}/${name}`;

  async function postmaster(): Promise<number> {
    const file = path.join(folder, "postgres/postmaster.pid");
    return Number((await readFile(file, "utf8")).split("\n")[0]);
  }

  /** Signals the server and its processes. Children go first, so that the server doesn't replace them. */
  async function signalAll(signal: NodeJS.Signals) {
    const pid = await postmaster();
    if (signal === "SIGSTOP") signalTo(pid, signal);
    for (const child of childrenOf(pid)) signalTo(child, signal);
    if (signal !== "SIGSTOP") signalTo(pid, signal);
  }

  async function start() {
    const { ok, reason } = await cluster.startServer(port);
    if (!ok) throw new Error(`PostgreSQL didn't start: ${reason}`);
  }

  /** Runs a statement as the superuser, on its own connection. */
  async function run(statement: string, database = "postgres") {
    const sql = postgres(addressOf(database), { max: 1, onnotice: () => undefined });
    try {
      return await sql.unsafe<Record<string, unknown>[]>(statement);
    } finally {
      await sql.end({ timeout: 5 });
    }
  }

  await start();
  await run("create database homes");
  return {
    url: addressOf("homes"),
    port,
    password: PASSWORD,
    run,
    start,
    stop: () => cluster.stopServer(),
    kill: async () => {
      await signalAll("SIGKILL");
      while (await cluster.runningPort()) await sleep(20);
    },
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    remove: async () => {
      await cluster.stopServer();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
