import { randomBytes } from "node:crypto";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "#lib/errors.ts";
import { isAlive } from "#server/process-alive.ts";
import { explainFolder } from "./data-folder.ts";
import { findFreePort } from "../free-port.ts";
import { findPostgresPrograms, type PostgresPrograms } from "./postgres-programs.ts";
import { StartError } from "../start-error.ts";

export type Cluster = {
  runningPort(): Promise<number | undefined>;
  /**
   * Starts a server on a free loopback port. Fails quietly when another process was faster.
   */
  startServer(preferredPort?: number): Promise<{ ok: boolean; reason: string }>;
  /** Ends the sessions that are left, writes everything to disk and stops the server. */
  stopServer(): Promise<void>;
};

export const SUPERUSER = "porchlight";

// Settings of every start; a value may hold letters, digits and `.`, `_`, `-` only.
const SETTINGS: Record<string, string> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  // Failed statements are reported by the application; the server's log keeps personal data out.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
};

const LOG_LIMIT = 5_000_000;

/**
 * Opens the cluster in the folder `postgres` of the data folder, and makes it where it is absent. A
 * process that is killed on the way leaves nothing half-made: the folder appears by one rename.
 * @param folder absolute path of the data folder
 * @param password of the superuser
 * @param settings further settings of the server, over those above
 * @throws StartError
 */
export async function openCluster(
  folder: string,
  password: string,
  settings: Record<string, string> = {},
): Promise<Cluster> {
  const data = path.join(folder, "postgres");
  const programs = await findPostgresPrograms(folder, data);
  rejectOtherMajor(data, programs.major);
  if (!existsSync(data)) await createCluster(programs, folder, data, password);
  await sweepDrafts(folder);
  await takeOver(programs, data);
  const log = path.join(data, "server.log");

  async function runningPort() {
    const lines = await readLines(path.join(data, "postmaster.pid"));
    const pid = Number(lines[0]);
    const port = Number(lines[3]);
    if (!pid || !isAlive(pid)) return undefined;
    if (isPostgres(pid)) return port || undefined;
    // The number has passed to another program since a crash: PostgreSQL would take it for a server.
    await rm(path.join(data, "postmaster.pid"), { force: true });
    return undefined;
  }

  async function startServer(preferredPort?: number) {
    if ((await sizeOf(log)) > LOG_LIMIT) await rename(log, `${log}.1`);
    const port = preferredPort ?? (await findFreePort());
    const options = Object.entries({ ...SETTINGS, port: String(port), ...settings })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(" ");
    const start = ["start", "-D", data, "-l", log, "-w", "-t", "120", "-o", options];
    const starting = programs.run("pg_ctl", start);
    const { ok } = await starting;
    return { ok, reason: ok ? "" : await lastFatalLine(log) };
  }

  async function stopServer() {
    const stop = ["stop", "-D", data, "-m", "fast", "-w", "-t", "60"];
    const { ok, output } = await programs.run("pg_ctl", stop);
    if (!ok && (await runningPort())) {
      throw new StartError(`The embedded PostgreSQL didn't stop: ${output.trim()}`);
    }
  }

  return { runningPort, startServer, stopServer };
}

// PostgreSQL reads what its own major version has written, and nothing else.
function rejectOtherMajor(data: string, major: number): void {
  const file = path.join(data, "PG_VERSION");
  const found = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  if (!found || Number(found) === major) return;
  throw new StartError(
    `The database in ${data} was created by PostgreSQL ${found}, and this release comes with PostgreSQL ${major}, which can't read it. Nothing was changed. Run npm run db:backup -- FILE with your previous release, set DATA_DIR to a new folder that contains a copy of the file auth-secret, then run npm run db:restore -- FILE with this release.`,
  );
}

async function createCluster(
  programs: PostgresPrograms,
  folder: string,
  data: string,
  password: string,
): Promise<void> {
  const draft = `${data}.new-${process.pid}-${randomBytes(4).toString("hex")}`;
  const passwordFile = `${draft}.password`;
  try {
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600, flag: "wx" });
    await programs.own(draft);
    await programs.own(passwordFile);
    const { ok, output } = await programs.run("initdb", [
      `--pgdata=${draft}`,
      `--pwfile=${passwordFile}`,
      `--username=${SUPERUSER}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      // PostgreSQL's own Unicode rules: the same on every machine, whatever locales it has.
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--set=timezone=UTC",
      "--set=log_timezone=UTC",
    ]);
    if (ok) {
      await rename(draft, data).catch((error: unknown) => {
        if (!existsSync(data)) throw error;
      });
    }
    // Where another process has made it meanwhile, theirs is as good as ours.
    if (!existsSync(data)) {
      throw new StartError(
        `Couldn't set up the embedded PostgreSQL in ${data}: ${lastLine(output)}`,
      );
    }
  } catch (error) {
    explainFolder(folder, error);
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
}

// Removes what processes that were killed while making a cluster have left behind.
async function sweepDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = /^postgres\.new-(\d+)-/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) {
      await rm(path.join(folder, name), { recursive: true, force: true });
    }
  }
}

// Data that belongs to root (copied back from a backup, say) passes to the user that the server runs as.
async function takeOver(programs: PostgresPrograms, data: string): Promise<void> {
  const found = await stat(data);
  if (process.getuid?.() !== 0) {
    if (process.getuid && found.uid !== process.getuid()) {
      throw new StartError(
        `The database in ${data} belongs to another user. Start as that user, or set DATA_DIR to another folder.`,
      );
    }
    return;
  }
  if (found.uid !== 0) return;
  await programs.own(data);
  const { uid, gid } = await stat(data);
  spawnSync("chown", ["-R", `${uid}:${gid}`, data]);
}

function isPostgres(pid: number): boolean {
  if (process.platform === "linux") {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("postgres");
    } catch {
      return false;
    }
  }
  const { stdout } = spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  return stdout.includes("postgres");
}

async function readLines(file: string): Promise<string[]> {
  try {
    return (await readFile(file, "utf8")).split("\n");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.size ?? 0;
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "";
}

async function lastFatalLine(log: string): Promise<string> {
  const fatal = (await readLines(log)).filter((line) => /FATAL|PANIC/.test(line));
  return (fatal.at(-1) ?? "").replace(/^.*?(FATAL|PANIC):\s*/, "");
}
