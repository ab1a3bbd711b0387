import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { beforeEach, expect, it, vi } from "vitest";
import { prepareDatabase } from "#services/database.ts";
import { call } from "./api.ts";
import { LIMITS } from "./limits.ts";

// A database that was never migrated, or belongs to another version.

let sql: postgres.Sql;
let url: string;

beforeEach(async () => {
  const name = `empty_${randomBytes(8).toString("hex")}`;
  const template = postgres(process.env.DATABASE_URL!, { max: 1 });
  await template.unsafe(`create database ${name}`);
  await template.end();
  const address = new URL(process.env.DATABASE_URL!);
  address.pathname = `/${name}`;
  url = address.href;
  vi.stubEnv("DATABASE_URL", url);
  vi.stubGlobal("porchlightDatabase", undefined);
  vi.resetModules();
  sql = postgres(url, { max: 1, onnotice: () => undefined });
  return () => sql.end();
});

const watch = () => vi.spyOn(console, "error").mockImplementation(() => undefined);
const health = async () => call(await import("#app/api/health/route.ts"), "GET");

it("is live but not ready, and logs which command to run", async () => {
  const log = watch();
  expect(await call(await import("#app/api/health/live/route.ts"), "GET")).toMatchObject({
    status: 200,
    body: { status: "ok" },
  });
  expect(await health()).toMatchObject({
    status: 503,
    body: { error: expect.stringMatching(/set up or updated/) },
  });
  expect(log).toHaveBeenCalledTimes(1);
  expect(String(log.mock.calls[0])).toContain("npm run db:migrate");
});

it("logs once at startup that it isn't ready", async () => {
  const log = watch();
  const { logUnlessReady } = await import("#services/health.ts");
  await logUnlessReady();
  expect(log).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(log.mock.calls[0]))).toMatchObject({
    level: "error",
    event: "not ready to serve",
    causes: [{}, { message: expect.stringContaining("npm run db:migrate") }],
  });
});

it("logs once that the database is unavailable at startup, and retries until it answers", async () => {
  await prepareDatabase(url, { demo: false });
  const log = watch();
  vi.stubEnv("DATABASE_URL", "postgres://someone:secret@127.0.0.1:1/nowhere");
  const { logUnlessReady } = await import("#services/health.ts");
  const isReady = logUnlessReady();
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1), LIMITS.condition);
  expect(String(log.mock.calls[0])).toContain("ECONNREFUSED");
  const { connect } = await import("#db/client.ts");
  const { client, db } = connect(url);
  vi.stubGlobal("porchlightDatabase", db);
  await isReady;
  expect(log).toHaveBeenCalledTimes(1);
  await client.end();
});

it.each([
  [
    "a login",
    "#app/api/login/route.ts",
    "POST",
    { email: "ann@example.com", password: "Secret-1" },
  ],
  [
    "a new account",
    "#app/api/users/route.ts",
    "POST",
    {
      firstName: "Ann",
      lastName: "Lee",
      email: "ann@example.com",
      password: "A-l0ng-enough-one",
      confirmPassword: "A-l0ng-enough-one",
      zip: "53704",
    },
  ],
  [
    "a request for a new password",
    "#app/api/forgot-password/route.ts",
    "POST",
    { email: "ann@example.com" },
  ],
] as const)(
  "answers %s with 503 and a message, and logs it once",
  async (_, route, method, body) => {
    const log = watch();
    const answer = await call(await import(/* @vite-ignore */ route), method, { body });
    expect(answer).toMatchObject({
      status: 503,
      body: { error: expect.stringMatching(/try again in a few minutes/) },
    });
    expect(log).toHaveBeenCalledTimes(1);
    expect(String(log.mock.calls[0])).toMatch(/42P01|3F000/);
    expect(String(log.mock.calls[0])).not.toMatch(/ann@|Secret/);
  },
);

it("is ready once fully migrated, even with a migration from a newer version", async () => {
  const log = watch();
  await prepareDatabase(url, { demo: false });
  const [last] = await sql`
    delete from drizzle.__drizzle_migrations
    where created_at = (select max(created_at) from drizzle.__drizzle_migrations) returning *`;
  expect((await health()).status).toBe(503);
  await sql`insert into drizzle.__drizzle_migrations ${sql([last!])}`;
  expect((await health()).status).toBe(200);
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`;
  vi.resetModules();
  expect((await health()).status).toBe(200);
  expect(log).toHaveBeenCalledTimes(1);
});
