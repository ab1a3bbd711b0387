import { eq, sql } from "drizzle-orm";
import { after } from "next/server";
import { beforeEach, expect, it, vi } from "vitest";
import * as login from "#app/api/login/route.ts";
import { database } from "#db/client.ts";
import { claimSweep, deleteOutdated } from "#db/queries/sweep.ts";
import {
  accountEvents,
  attempts,
  inquiries,
  knownDevices,
  mailedLinks,
  operatorActions,
  pendingSignIns,
  sessions,
  sweeps,
  usageDays,
  verificationTokens,
  visitors,
  visitorSalts,
  webhookEvents,
} from "#db/schema/index.ts";
import { call } from "#tests/api.ts";
import { createUser, PASSWORD } from "#tests/factories.ts";
import { createHome } from "#tests/listing/public-home.ts";
import { sweep } from "./sweep.ts";

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
const TABLES = [
  accountEvents,
  attempts,
  inquiries,
  knownDevices,
  mailedLinks,
  operatorActions,
  pendingSignIns,
  sessions,
  usageDays,
  verificationTokens,
  webhookEvents,
];

beforeEach(async () => {
  for (const table of [...TABLES, sweeps]) await database().delete(table);
});

/** Inserts one row per table that expired this long ago, or expires this much later. */
async function insertRows(name: string, over: number) {
  const { id: userId } = await createUser();
  const link = { identifier: "a@example.com", token: name, expires: ago(over) };
  await database()
    .insert(sessions)
    .values({ userId, expiresAt: ago(over) });
  await database()
    .insert(pendingSignIns)
    .values({ userId, expiresAt: ago(over) });
  await database().insert(verificationTokens).values(link);
  const mailed = { purpose: "reset_password", email: "a@example.com", secretHash: name } as const;
  await database()
    .insert(mailedLinks)
    .values({ ...mailed, userId, expiresAt: ago(over) });
  await database()
    .insert(attempts)
    .values({ kind: name, key: "k", attemptedAt: ago(DAY + over) });
  await database()
    .insert(webhookEvents)
    .values({ id: name, type: "t", receivedAt: ago(90 * DAY + over) });
  await database()
    .insert(knownDevices)
    .values({ userId, tokenHash: name, lastUsedAt: ago(400 * DAY + over) });
  const { listingId } = await createHome();
  const asked = { kind: "question", name, email: "bo@example.com", message: "When?" } as const;
  await database()
    .insert(inquiries)
    .values({ ...asked, listingId, receivedAt: ago(365 * DAY + over) });
  const action = { operator: "kim", command: "find", arguments: [], isDryRun: false };
  await database()
    .insert(operatorActions)
    .values({ ...action, at: ago(365 * DAY + over) });
  const day = ago(365 * DAY + (over > 0 ? 2 * DAY : 0))
    .toISOString()
    .slice(0, 10);
  await database().insert(usageDays).values({ day, kind: "mail", accountId: userId });
  const joined = { kind: "person_joined", data: { name } } as const;
  await database()
    .insert(accountEvents)
    .values({ ...joined, accountId: userId, at: ago(365 * DAY + over) });
}

const counts = () => Promise.all(TABLES.map((table) => database().$count(table)));

it("deletes only expired data", async () => {
  await insertRows("over", 5 * SECOND);
  await insertRows("not over", -60 * SECOND);
  expect(await counts()).toEqual(Array(TABLES.length).fill(2));
  await sweep();
  expect(await counts()).toEqual(Array(TABLES.length).fill(1));
  expect(await database().select({ id: webhookEvents.id }).from(webhookEvents)).toEqual([
    { id: "not over" },
  ]);
  expect(await database().$count(attempts, eq(attempts.kind, "not over"))).toBe(1);
});

it("deletes a day's visitors and salt when the day is over in every time zone", async () => {
  const { listingId } = await createHome();
  const days = ["2026-11-20", "2026-11-21", "2026-11-22"];
  await database()
    .insert(visitors)
    .values(days.map((day) => ({ listingId, day, hash: "x" })));
  await database()
    .insert(visitorSalts)
    .values(days.map((day) => ({ day, salt: "x" })));
  const left = async (now: string) => {
    await deleteOutdated(new Date(now), { attemptSeconds: 0 });
    const rows = await database().select({ day: visitors.day }).from(visitors);
    expect(await database().select({ day: visitorSalts.day }).from(visitorSalts)).toEqual(rows);
    return rows.map(({ day }) => day);
  };
  expect(await left("2026-11-22T11:59:00Z")).toEqual(["2026-11-21", "2026-11-22"]);
  expect(await left("2026-11-22T12:01:00Z")).toEqual(["2026-11-22"]);
});

it("deletes jobs completed a day ago, and no waiting ones", async () => {
  const add = (state: string, hours: number) =>
    database().execute(sql`
      insert into jobs.job (name, data, state, created_on, completed_on, deletion_seconds)
      values ('mail', '{}', ${state}, now() - make_interval(hours => ${hours}),
        case when ${state} = 'completed' then now() - make_interval(hours => ${hours}) end, 86400)`);
  await add("completed", 25);
  await add("completed", 23);
  await add("retry", 47);
  await sweep();
  const left = await database().execute(sql`select state::text from jobs.job order by state`);
  expect(left).toEqual([{ state: "completed" }, { state: "retry" }]);
});

it("deletes batch by batch until nothing is left", async () => {
  for (let n = 0; n < 5; n++) await insertRows(`over ${n}`, 5 * SECOND);
  await deleteOutdated(new Date(), { attemptSeconds: DAY / SECOND, batch: 2 });
  expect(await counts()).toEqual(Array(TABLES.length).fill(0));
});

it("runs once for twenty concurrent requests, and again after an hour", async () => {
  const now = Date.now();
  const claim = (milliseconds: number) => claimSweep(new Date(now + milliseconds));
  const first = await Promise.all(Array.from({ length: 20 }, (_, n) => claim(n)));
  expect(first.filter(Boolean)).toHaveLength(1);
  expect(await claim(DAY / 24 - SECOND)).toBe(false);
  expect(await claim(DAY / 24 + SECOND)).toBe(true);
});

it("does nothing within the hour", async () => {
  await sweep();
  await insertRows("over", 5 * SECOND);
  await sweep();
  expect(await counts()).toEqual(Array(TABLES.length).fill(1));
});

it("is requested after a login, which doesn't wait for it", async () => {
  const { email } = await createUser();
  await call(login, "POST", { body: { email, password: PASSWORD } });
  expect(after).toHaveBeenCalledExactlyOnceWith(sweep);
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await database().execute(sql`alter table sweeps rename to away`);
  await sweep();
  await database().execute(sql`alter table away rename to sweeps`);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("sweep failed"));
});

it.each([
  ["sessions", "expires_at"],
  ["verification_tokens", "expires_at"],
  ["attempts", "attempted_at"],
  ["webhook_events", "received_at"],
  ["known_devices", "last_used_at"],
  ["inquiries", "received_at"],
  ["account_events", "at"],
  ["visitors", "day"],
  ["visitor_salts", "day"],
])("has an index to find outdated rows of %s", async (table, column) => {
  const indexes = await database().execute<{ indexdef: string }>(
    sql`select indexdef from pg_indexes where tablename = ${table}`,
  );
  expect(indexes.map(({ indexdef }) => indexdef)).toContainEqual(
    expect.stringMatching(new RegExp(`\\(${column}\\)$`)),
  );
});
