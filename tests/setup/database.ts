import { randomBytes } from "node:crypto";
import path from "node:path";
import type * as Bcrypt from "@node-rs/bcrypt";
import type * as NextServer from "next/server";
import postgres from "postgres";
import { afterAll, inject, vi } from "vitest";

// `after` needs one of Next's own requests. Tests of it look at the mock's calls.
vi.mock("next/server", async (importOriginal) => ({
  ...(await importOriginal<typeof NextServer>()),
  after: vi.fn(),
}));

// bcrypt's lowest cost, also for the hash that unknown emails are compared with, because tests hash
// thousands of passwords. server/password.test.ts tests the real cost.
vi.mock("@node-rs/bcrypt", async (importOriginal) => {
  const bcrypt = await importOriginal<typeof Bcrypt>();
  return {
    ...bcrypt,
    hash: (password: string) => bcrypt.hash(password, { cost: 4 }),
    compare: (password: string, hash: string) =>
      bcrypt.compare(password, hash.replace("$2b$12$", "$2b$04$")),
  };
});

// Every test file gets its own database, before any module reads the variables.
const template = new URL(inject("templateUrl"));
const copy = new URL(template);
copy.pathname = `/test_${randomBytes(8).toString("hex")}`;

const admin = new URL(template);
admin.pathname = "/postgres";
const sql = postgres(admin.href, { max: 1, onnotice: () => undefined });
// A database has a thousand files. Copying them takes a quarter as long as logging their pages.
await sql`create database ${sql(copy.pathname.slice(1))}
  template ${sql(template.pathname.slice(1))} strategy file_copy`;
await sql.end();

process.env.DATABASE_URL = copy.href;
process.env.AUTH_SECRET = "a-secret-for-tests-that-is-long-enough";
process.env.EMBEDDED_DATABASE = "1";
// Tests set their client addresses in the header of a proxy.
process.env.TRUST_PROXY = "1";
process.env.JOBS_SECRET = "a-secret-for-the-scheduler-that-is-long-enough";
process.env.METRICS_TOKEN = "a-token-for-the-metrics-that-is-long-enough";
process.env.DATA_DIR = path.join(inject("scratchFolder"), copy.pathname);

// Finish this file's writes and close its pool before the process runs the next file.
afterAll(async () => {
  if ("porchlightPageViews" in globalThis)
    await (await import("#services/page-views.ts")).flushPageViews();
  const { porchlightDatabase } = globalThis as { porchlightDatabase?: { $client: postgres.Sql } };
  await porchlightDatabase?.$client.end({ timeout: 1 });
});
