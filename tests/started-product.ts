import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../scripts/db/embedded-postgres.ts";
import { NODE_FLAGS, ROOT } from "../scripts/root.ts";
import { envSchema } from "#server/env.ts";

export const ORIGIN = "http://localhost";
const PASSWORD = "Blue-Gate-27";

type Variables = Partial<Record<keyof typeof envSchema.shape, string>>;

/** Ends a process, unless it has ended. Returns its exit code, or null after a signal. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, "close");
    child.kill(signal);
    await ended;
  }
  return child.exitCode;
}

/**
 * Gives every test a data folder of its own. After each, it ends what the test started.
 * @returns functions that start scripts in that folder
 */
export function startForTests() {
  let dataDir: string;
  let children: ChildProcess[];
  let database: EmbeddedPostgres | undefined;

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), "porchlight-start-"));
    children = [];
  });
  afterEach(async () => {
    for (const child of children) await end(child, "SIGINT");
    await database?.stop();
    database = undefined;
    await rm(dataDir, { recursive: true });
  });

  /** Runs a script as npm would, with only these variables. */
  function run(script: string, variables: Variables = {}) {
    const unset = Object.fromEntries(Object.keys(envSchema.shape).map((name) => [name, ""]));
    const child = spawn(process.execPath, [...NODE_FLAGS, path.join(ROOT, "scripts", script)], {
      cwd: ROOT,
      env: { ...process.env, ...unset, PORT: "0", DATA_DIR: dataDir, ...variables },
      stdio: ["ignore", "pipe", "pipe"],
    });
    children.push(child);
    const output = { stdout: "", stderr: "" };
    child.stdout.on("data", (chunk: Buffer) => (output.stdout += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output.stderr += chunk.toString()));
    return { child, output };
  }

  async function start(variables: Variables = {}) {
    const { child, output } = run("ops/start.ts", variables);
    const ended = once(child, "close");
    while (!output.stdout.includes("\n")) {
      const which = await Promise.race([once(child.stdout, "data"), ended.then(() => "ended")]);
      if (which === "ended") throw new Error(`It did not start: ${output.stderr}${output.stdout}`);
    }
    const port = /localhost:(\d+)\n$/.exec(output.stdout)?.[1];
    return { origin: `${ORIGIN}:${port}`, child, output };
  }

  /** Starts a product that should fail. Returns its exit code and output. */
  async function startInVain(variables: Variables) {
    const { child, output } = run("ops/start.ts", variables);
    await once(child, "close");
    return { exitCode: child.exitCode, ...output };
  }

  const startDatabase = async () => (database = await startEmbeddedPostgres({ dataDir }));

  async function isPostgresRunning(): Promise<boolean> {
    const file = path.join(dataDir, "postgres/postmaster.pid");
    return (await readFile(file, "utf8").catch(() => "")) !== "";
  }

  return {
    ...{ run, start, startInVain, startDatabase, isPostgresRunning },
    dataDir: () => dataDir,
  };
}

/** @param server its URL, if it differs from the origin */
export async function signUp(origin: string, email: string, server = origin) {
  return fetch(`${server}/api/users`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ email, password: PASSWORD, confirmPassword: PASSWORD }),
  });
}

/** Creates an account and logs in. Returns the cookies. */
export async function logIn(origin: string, email: string): Promise<string> {
  await signUp(origin, email);
  const login = await fetch(`${origin}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return login.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}
