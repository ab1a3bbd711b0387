import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { prepareDatabase } from "#services/database.ts";
import { LIMITS } from "#tests/limits.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";
import { StartError } from "../start-error.ts";
import { NODE_FLAGS } from "../root.ts";

const newFolder = () => mkdtemp(path.join(tmpdir(), "porchlight-postgres-"));

// A database takes seconds to create, so each test starts with a copy of this one.
let stopped: string;
let dataDir: string;
let running: EmbeddedPostgres[];

beforeAll(async () => {
  stopped = await newFolder();
  const server = await startEmbeddedPostgres({ dataDir: stopped });
  await server.stop();
});
afterAll(() => rm(stopped, { recursive: true }));

beforeEach(async () => {
  dataDir = await newFolder();
  await promisify(execFile)("cp", ["-a", `${stopped}/.`, dataDir]);
  running = [];
});

afterEach(async () => {
  for (const server of running) await server.stop();
  await rm(dataDir, { recursive: true });
});

async function emptyFolder() {
  await rm(dataDir, { recursive: true });
  await mkdir(dataDir);
}

async function start(options: { exclusive?: boolean; onLost?: () => void } = {}) {
  const server = await startEmbeddedPostgres({ dataDir, ...options });
  running.push(server);
  return server;
}

async function stop(server: EmbeddedPostgres) {
  running = running.filter((other) => other !== server);
  await server.stop();
}

async function query(url: string, statement: string) {
  const sql = postgres(url, { max: 1, idle_timeout: 1, onnotice: () => undefined });
  try {
    return await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function serverPid(): Promise<number | undefined> {
  const text = await readFile(path.join(dataDir, "postgres/postmaster.pid"), "utf8").catch(
    () => "",
  );
  return Number(text.split("\n")[0]) || undefined;
}

async function startApplication() {
  const script = fileURLToPath(new URL("./embedded-postgres.ts", import.meta.url));
  const code = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(script)});
    const { url } = await startEmbeddedPostgres({ dataDir: process.argv[1], exclusive: true });
    console.log(url);
    setInterval(() => undefined, 1000);`;
  const child = spawn(
    process.execPath,
    [...NODE_FLAGS, "--input-type=module", "--eval", code, dataDir],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { url: line.toString().trim(), child };
}

test("data survives a restart, and the server uses only loopback, Unicode and UTC", async () => {
  const first = await start();
  await query(first.url, "create table kept as select 'ÄÖ' as name");
  await stop(first);
  expect(await serverPid()).toBeUndefined();

  const second = await start();
  expect(await query(second.url, "select lower(name) as name from kept")).toEqual([{ name: "äö" }]);
  const [settings] = await query(
    second.superuserUrl,
    `select current_setting('server_encoding') as encoding,
       current_setting('TimeZone') as zone, current_setting('listen_addresses') as addresses,
       current_setting('unix_socket_directories') as sockets, current_setting('fsync') as fsync`,
  );
  expect(settings).toEqual({
    encoding: "UTF8",
    zone: "UTC",
    addresses: "127.0.0.1",
    sockets: "",
    fsync: "on",
  });
});

test("connecting requires the password, which only its owner can read", async () => {
  await emptyFolder();
  const { url } = await start();
  const wrong = new URL(url);
  wrong.password = "wrong";
  await expect(query(wrong.href, "select 1")).rejects.toMatchObject({ code: "28P01" });
  expect((await stat(path.join(dataDir, "postgres-password"))).mode & 0o777).toBe(0o600);
  expect((await stat(path.join(dataDir, "postgres"))).mode & 0o777).toBe(0o700);
});

const RIGHTS = `
  select rolname as name, rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as more,
    (select pg_get_userbyid(datdba) from pg_database where datname = current_database()) as owner,
    (select count(*)::int from pg_class
      where relnamespace::regnamespace::text in ('public', 'drizzle') and relowner <> pg_roles.oid) as foreign
  from pg_roles where rolname = current_user`;
const ONLY_OWNER = { name: "application", more: false, owner: "application", foreign: 0 };

describe("the application's role", () => {
  test("owns its database, and has no other rights", async () => {
    const { url } = await start();
    await prepareDatabase(url, { demo: false });
    expect(await query(url, RIGHTS)).toEqual([ONLY_OWNER]);
    const program = "copy (select 1) to program 'true'";
    const file = "select pg_read_file('postgresql.conf')";
    const others = ["create role more", "create database more", "alter role porchlight nologin"];
    for (const statement of [program, file, ...others]) {
      await expect(query(url, statement)).rejects.toMatchObject({ code: "42501" });
    }
  });

  test("takes over a database that an earlier release created as the superuser", async () => {
    const first = await start();
    const asBefore = new URL(first.superuserUrl);
    asBefore.pathname = "/porchlight";
    await query(first.superuserUrl, "drop database porchlight");
    await query(first.superuserUrl, "drop role application");
    await query(first.superuserUrl, "create database porchlight");
    await prepareDatabase(asBefore.href, { demo: false });
    await query(
      asBefore.href,
      `create view seen as select name from plans; create sequence counted;
       create function one() returns int language sql as 'select 1'; create domain word as text;
       insert into attempts (kind, key) values ('test', 'first')`,
    );
    await stop(first);

    const [one, two] = await Promise.all([start(), start()]);
    expect(await query(one.url, RIGHTS)).toEqual([ONLY_OWNER]);
    expect(await query(two.url, "select key from attempts")).toEqual([{ key: "first" }]);
    await prepareDatabase(one.url, { demo: true });
    await query(
      one.url,
      `insert into attempts (kind, key) values ('test', 'second');
       alter table plans add column note text; alter type property_type add value 'other';
       drop view seen; drop sequence counted; drop function one(); drop domain word`,
    );
  });
});

test("the server is shared, and the last process stops it", async () => {
  const [one, two] = await Promise.all([start(), start()]);
  expect(one.url).toBe(two.url);
  await stop(one);
  expect(await query(two.url, "select 1 as here")).toMatchObject([{ here: 1 }]);
  await stop(two);
  expect(await serverPid()).toBeUndefined();
});

test("a connected client keeps the server running", async () => {
  const server = await start();
  const url = new URL(server.url);
  url.searchParams.set("application_name", "somebody");
  const client = postgres(url.href, { max: 1 });
  await client`select 1`;
  await stop(server);
  expect(await client`select 1 as here`).toMatchObject([{ here: 1 }]);
  await client.end();
  await stop(await start());
  expect(await serverPid()).toBeUndefined();
});

describe("one application at a time", () => {
  test("one of two concurrent starts in an empty folder succeeds, and the other gets an error", async () => {
    await emptyFolder();
    const attempts = await Promise.allSettled([
      start({ exclusive: true }),
      start({ exclusive: true }),
    ]);
    const reasons = attempts.flatMap((attempt) =>
      attempt.status === "rejected" ? [attempt.reason as unknown] : [],
    );
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toBeInstanceOf(StartError);
    expect(String(reasons[0])).toMatch(
      /Another Porchlight is already using the data folder .+ DATA_DIR/,
    );
    expect((await readdir(dataDir)).sort()).toEqual(["postgres", "postgres-password"]);
  });

  test("another can start after one was killed, and has its data", async () => {
    const { url, child } = await startApplication();
    await query(url, "create table kept as select 1 as one");
    child.kill("SIGKILL");
    await once(child, "exit");

    const next = await start({ exclusive: true });
    expect(await query(next.url, "select one from kept")).toMatchObject([{ one: 1 }]);
    await stop(next);
    expect(await serverPid()).toBeUndefined();
  });
});

test("a server that crashed recovers at the next start", async () => {
  const { url, child } = await startApplication();
  await query(url, "create table kept as select 1 as one");
  child.kill("SIGKILL");
  await once(child, "exit");
  process.kill((await serverPid()) ?? 0, "SIGKILL");

  const next = await start();
  expect(await query(next.url, "select one from kept")).toMatchObject([{ one: 1 }]);
});

test("a server that crashes while in use restarts at the same address", async () => {
  const onLost = vi.fn();
  const server = await start({ exclusive: true, onLost });
  await query(server.url, "create table kept as select 1 as one");
  const crashed = await serverPid();
  process.kill(crashed ?? 0, "SIGKILL");

  await vi.waitFor(
    async () => expect(await query(server.url, "select one from kept")).toMatchObject([{ one: 1 }]),
    { timeout: LIMITS.condition, interval: 100 },
  );
  // The lock on the folder returns a moment after the server responds.
  const held = `select 1 as held from pg_locks where locktype = 'advisory' and objid = 7100011`;
  await vi.waitFor(async () => expect(await query(server.url, held)).toMatchObject([{ held: 1 }]), {
    timeout: LIMITS.condition,
    interval: 100,
  });
  await expect(start({ exclusive: true })).rejects.toThrow("is already using");
  expect(onLost).not.toHaveBeenCalled();
});

test("a process with the PID of a crashed server isn't mistaken for it", async () => {
  const forged = [process.pid, path.join(dataDir, "postgres"), 1, 5432, "", "127.0.0.1", ""];
  await writeFile(path.join(dataDir, "postgres/postmaster.pid"), forged.join("\n"));
  expect(await query((await start()).url, "select 1 as here")).toMatchObject([{ here: 1 }]);
});

test("leftovers of a killed start are removed", async () => {
  await emptyFolder();
  const { child } = await startApplication();
  child.kill("SIGKILL");
  await once(child, "exit");
  await writeFile(path.join(dataDir, `postgres.new-${child.pid}-abcd`), "");
  await start();
  expect((await readdir(dataDir)).sort()).toEqual(["postgres", "postgres-password"]);
});

test("a wrong password gets a clear error", async () => {
  await writeFile(path.join(dataDir, "postgres-password"), "another");
  await expect(start()).rejects.toThrow(/^The password in .+ doesn't match the database/);
  expect(await serverPid()).toBeUndefined();
});

test("a database of another major version is refused with a clear error and not changed", async () => {
  const version = path.join(dataDir, "postgres/PG_VERSION");
  const [major] = (await readFile(version, "utf8")).split("\n");
  await writeFile(version, "17\n");
  const files = async () =>
    Promise.all(
      (await readdir(dataDir, { recursive: true }))
        .toSorted()
        .map(async (name) => [name, (await stat(path.join(dataDir, name))).mtimeMs]),
    );
  const before = await files();
  await expect(start()).rejects.toThrow(
    new RegExp(
      `created by PostgreSQL 17, and this release comes with PostgreSQL ${major}.+db:backup`,
    ),
  );
  // Doesn't include the folder itself, which changes when the start tests that it's writable.
  expect(await files()).toEqual(before);
  await writeFile(version, `${major}\n`);
  expect(await query((await start()).url, "select 1 as one")).toEqual([{ one: 1 }]);
});
