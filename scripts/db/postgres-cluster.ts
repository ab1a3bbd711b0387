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
  /** Starts a server on a free loopback port. Returns `ok: false` if another process was faster. */
  startServer(preferredPort?: number): Promise<{ ok: boolean; reason: string }>;
  /** Ends all sessions, writes everything to disk and stops the server. */
  stopServer(): Promise<void>;
};

export const SUPERUSER = "porchlight";

// Settings of every start. Values can only contain letters, digits, `.`, `_` and `-`.
const SETTINGS: Record<string, string> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  // The application reports failed statements, so that personal data stays out of the server's log.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
};

const LOG_LIMIT = 5_000_000;

/**
 * Opens the cluster in the folder `postgres` of the data folder, and creates it if it's missing. The folder
 * appears in one rename, so that a killed process leaves nothing half-made.
 * @param folder absolute path of the data folder
 * @param password of the superuser
 * @param settings override the settings above
 * @throws StartError if the cluster can't be used or created
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
    // After a crash another program got this PID, and PostgreSQL would mistake it for a server.
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

// PostgreSQL only reads data of its own major version.
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
      // PostgreSQL's built-in Unicode rules are the same on every machine, whatever locales it has.
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
    // If another process created the cluster meanwhile, use that one.
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

// Removes drafts of processes that were killed while creating a cluster.
async function sweepDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = /^postgres\.new-(\d+)-/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) {
      await rm(path.join(folder, name), { recursive: true, force: true });
    }
  }
}

// Gives data that belongs to root, such as a restored copy, to the user that runs the server.
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
