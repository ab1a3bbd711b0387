import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { database } from "#db/client.ts";
import { addJob } from "#db/jobs.ts";
import { folderStore } from "#server/file-store/folder-store.ts";
import { s3Store } from "#server/file-store/s3-store.ts";
import {
  createEmptyDatabase,
  fillEverything,
  filesAt,
  rowsAt,
  withClient,
} from "#tests/backup/databases.ts";
import { startS3Server } from "#tests/photos/s3-server.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { NODE_FLAGS } from "../root.ts";

type Variables = Record<string, string>;

const argumentsOf = (script: string, args: readonly string[]) => [
  ...NODE_FLAGS,
  path.resolve(script === "admin" ? "scripts/ops/admin/main.ts" : `scripts/db/${script}.ts`),
  ...args,
];

// An operator's environment, without the tests' own variables.
const shell = (variables: Variables): NodeJS.ProcessEnv => ({
  NODE_ENV: "production",
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  AUTH_SECRET: process.env.AUTH_SECRET,
  ...variables,
});

async function run(script: string, variables: Variables, ...args: string[]): Promise<string> {
  const child = promisify(execFile)(process.execPath, argumentsOf(script, args), {
    env: shell(variables),
  });
  const { stdout } = await child.catch((error: { stderr: string }) => ({ stdout: error.stderr }));
  return stdout.trim();
}

let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
let silent: Server;
let outside: Variables;

const storeVariables = (endpoint = s3.settings.endpoint): Variables => ({
  S3_ENDPOINT: endpoint,
  S3_REGION: s3.settings.region,
  S3_BUCKET: s3.settings.bucket,
  S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "porchlight-backup-"));
  s3 = await startS3Server();
  silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  outside = { DATABASE_URL: process.env.DATABASE_URL ?? "", ...storeVariables() };
  await withClient(outside.DATABASE_URL ?? "", (client) =>
    fillEverything(client, s3Store(s3.settings)),
  );
  await addJob(database(), "password_reset", { email: "waits@example.com" });
});
afterAll(async () => {
  await s3.stop();
  silent.close();
  await rm(folder, { recursive: true });
});

it("moves everything from an external database into an embedded one and back", async () => {
  const first = path.join(folder, "first");
  const second = path.join(folder, "second");
  const embedded = { DATA_DIR: path.join(folder, "data") };
  expect(await run("backup", outside, first)).toMatch(/rows in \d+ tables, 1 job and 6 files/);
  expect(await run("admin", {}, "check-backup", first)).toMatch(
    /first can be restored: .* 1 job and 6 files/,
  );
  expect(await run("restore", embedded, first)).toMatch(
    /^Restored .*1 job and 6 files.*\n1 job, mostly emails, hadn't run .* npm run admin -- jobs retry\.$/,
  );
  expect(await run("backup", embedded, second)).toMatch(/1 job and 6 files/);
  const bucket = await startS3Server();
  const target = {
    DATABASE_URL: await createEmptyDatabase(),
    ...storeVariables(bucket.settings.endpoint),
  };
  expect(await run("restore", target, second)).toMatch(/^Restored /);

  const rows = await rowsAt(outside.DATABASE_URL ?? "");
  const files = await filesAt(outside.DATABASE_URL ?? "", s3Store(s3.settings));
  const server = await startEmbeddedPostgres({ dataDir: embedded.DATA_DIR });
  expect(await rowsAt(server.url)).toEqual(rows);
  expect(await filesAt(server.url, folderStore(path.join(embedded.DATA_DIR, "files")))).toEqual(
    files,
  );
  await server.stop();
  expect(await rowsAt(target.DATABASE_URL)).toEqual(rows);
  expect(await filesAt(target.DATABASE_URL, s3Store(bucket.settings))).toEqual(files);
  await bucket.stop();
});

it("doesn't run jobs of a restored database until they are retried", async () => {
  const name = path.join(folder, "jobs");
  await run("backup", outside, name);
  const target = { ...outside, DATABASE_URL: await createEmptyDatabase() };
  await run("restore", target, name);
  const jobs = () =>
    withClient(
      target.DATABASE_URL,
      (client) => client`select name, data from jobs.job where state = 'created'`,
    );
  const data = { email: "waits@example.com" };
  expect(await jobs()).toEqual([{ name: "given_up", data }]);
  expect(await run("admin", target, "jobs", "retry")).toContain("Retrying 1 job.");
  expect(await jobs()).toEqual([{ name: "password_reset", data }]);
});

/** Kills a command once it waits for a store that doesn't respond. */
async function killWhileItWaits(script: string, variables: Variables, ...args: string[]) {
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : 0;
  const child = spawn(process.execPath, argumentsOf(script, args), {
    env: shell({ ...variables, ...storeVariables(`http://127.0.0.1:${port}`) }),
    stdio: "ignore",
  });
  await once(silent, "connection");
  child.kill("SIGKILL");
  await once(child, "exit");
}

it("leaves no usable file when killed, and removes leftovers on the next run", async () => {
  const own = await mkdtemp(path.join(folder, "killed-"));
  const name = path.join(own, "backup");
  await killWhileItWaits("backup", outside, name);
  expect(await readdir(own)).toEqual([expect.stringMatching(/^\.backup\.\d+\.unfinished$/)]);
  expect(await run("backup", outside, name)).toMatch(/^Saved to /);
  expect(await readdir(own)).toEqual(["backup"]);

  const target = { ...outside, DATABASE_URL: await createEmptyDatabase() };
  await killWhileItWaits("restore", target, name);
  expect(await rowsAt(target.DATABASE_URL)).toEqual({});
  expect(await run("restore", target, name)).toMatch(/^Restored /);
  expect(await run("restore", target, name)).toMatch(/^The database isn't empty/);
});

it("explains errors in one sentence", async () => {
  const usage = /^Usage: npm run (?:db:\w+|admin) -- (?:check-backup )?FILE/;
  for (const script of ["backup", "restore", "check-backup"]) {
    expect(await run(script, outside)).toMatch(usage);
    expect(await run(script, outside, "a", "b")).toMatch(usage);
  }
  expect(await run("admin", {}, "check-backup", path.join(folder, "none"))).toMatch(
    /can't be read\. [^\n]+$/,
  );
  const closed = { ...outside, DATABASE_URL: "postgres://a:b@127.0.0.1:1/c" };
  expect(await run("backup", closed, path.join(folder, "closed"))).toMatch(
    /^Can't use the database a@127.0.0.1:1\/c \(connection refused\)[^\n]+$/,
  );
  const away = { ...outside, S3_ENDPOINT: "http://127.0.0.1:1" };
  expect(await run("backup", away, path.join(folder, "away"))).toMatch(
    /^We can't reach our storage for photos[^\n]+$/,
  );
  vi.stubEnv("AUTH_SECRET", "another-secret-that-is-long-enough-too");
  const other = { ...outside, DATABASE_URL: await createEmptyDatabase() };
  const name = path.join(folder, "jobs");
  expect(await run("restore", other, name)).toMatch(
    /^The backup was made with a different AUTH_SECRET/,
  );
  expect(await run("restore", other, name, "--other-secret")).toMatch(/^Restored /);
});
