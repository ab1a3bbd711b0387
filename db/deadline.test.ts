import { LIMITS } from "#tests/limits.ts";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { drizzle } from "drizzle-orm/postgres-js";
import { connect } from "#db/client.ts";
import { withDeadline } from "#db/deadline.ts";
import { users } from "#db/schema/index.ts";
import { isDatabaseAway } from "#lib/errors.ts";
import { env } from "#server/env.ts";
import * as health from "#app/api/health/route.ts";
import { call } from "#tests/api.ts";
import { createUser } from "#tests/factories.ts";
import { startFreezableProxy } from "#tests/freezable-proxy.ts";

/** Much longer than a statement takes in tests. */
const STATEMENT_MS = 1_000;

let proxy: Awaited<ReturnType<typeof startFreezableProxy>>;
let connection: ReturnType<typeof connect>;
let url: URL;

beforeEach(async () => {
  url = new URL(env().DATABASE_URL ?? "");
  proxy = await startFreezableProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  connection = connect(url.href, { max: 2, statementMs: STATEMENT_MS });
});

afterEach(async () => {
  proxy.thaw();
  await connection.client.end({ timeout: 1 });
  await proxy.stop();
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

it("fails statements and transactions while the server is frozen, and recovers when it thaws", async () => {
  const { db } = connection;
  const user = await createUser();
  await db.execute(sql`select 1`);
  proxy.freeze();
  const rename = () => db.update(users).set({ authProvider: "late" }).where(eq(users.id, user.id));
  const failures = await Promise.all([
    failure(db.execute(sql`select 1`)),
    failure(db.select().from(users).limit(1)),
    failure(db.transaction((tx) => tx.select().from(users).limit(1))),
    ...Array.from({ length: 20 }, () => failure(db.execute(sql`select 1`))),
    failure(db.transaction(() => rename())),
  ]);
  expect(failures.map(isDatabaseAway)).toEqual(failures.map(() => true));

  proxy.thaw();
  await vi.waitFor(() => db.execute(sql`select 1`), { timeout: LIMITS.condition });
  const [row] = await db.select().from(users).where(eq(users.id, user.id));
  expect(row?.authProvider).toBe("email");
});

it("refuses new statements immediately while too many wait for a frozen server", async () => {
  const db = drizzle(withDeadline(connection.client, LIMITS.integrationTest, { mostWaiting: 3 }));
  // Opens both connections now, because none can be opened while the server is frozen.
  await Promise.all([db.execute(sql`select 1`), db.execute(sql`select 1`)]);
  proxy.freeze();
  const waiting = [
    failure(db.execute(sql`select 1`)),
    failure(db.execute(sql`select 2`)),
    failure(db.transaction((tx) => tx.execute(sql`select 3`))),
  ];
  expect(isDatabaseAway(await failure(db.execute(sql`select 4`)))).toBe(true);
  expect(isDatabaseAway(await failure(db.transaction(async () => undefined)))).toBe(true);

  proxy.thaw();
  expect(await Promise.all(waiting)).toEqual([null, null, null]);
  await Promise.all([db.execute(sql`select 5`), db.transaction(async () => undefined)]);
});

it("answers the health check with 503 while the server is frozen", async () => {
  vi.stubGlobal("porchlightDatabase", connection.db);
  await call(health, "GET");
  proxy.freeze();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect((await call(health, "GET")).status).toBe(503);
});
