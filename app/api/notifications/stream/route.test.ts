import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import * as sessionRoute from "#app/api/sessions/[id]/route.ts";
import * as markRead from "#app/api/notifications/read/route.ts";
import { CHANNELS, listenTo, notify } from "#db/channels.ts";
import { database } from "#db/client.ts";
import { addEvent } from "#db/queries/events.ts";
import { sessions } from "#db/schema/index.ts";
import { MAX_OF_A_PERSON, notificationStreams } from "#services/notification-streams.ts";
import { call } from "#tests/api.ts";
import { createUser, signIn, type TestUser } from "#tests/factories.ts";
import * as route from "./route.ts";

let user: TestUser;
beforeEach(async () => {
  user = await createUser();
});
afterAll(() => notificationStreams.end());

const addNotification = (
  { accountId }: TestUser,
  db: Parameters<typeof addEvent>[0] = database(),
) => addEvent(db, { accountId, actorId: null }, { kind: "person_joined", data: { name: "Bo" } });

/** Opens a stream. Its `next` returns one event at a time, then null at the end. */
async function open(cookie: string) {
  const gone = new AbortController();
  const request = new Request("http://localhost:3000/api/notifications/stream", {
    headers: { host: "localhost:3000", cookie },
    signal: gone.signal,
  });
  const { status, body, headers } = await route.GET(request, { params: Promise.resolve({}) });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async (): Promise<string | null> => {
    const { value = "", done } = (await reader?.read()) ?? { done: true };
    return done ? null : value.trim();
  };
  const retry = await next();
  return { status, headers, retry, next, leave: () => gone.abort() };
}

const firstSession = async ({ id }: TestUser) => {
  const [session] = await database().select().from(sessions).where(eq(sessions.userId, id));
  return session?.id ?? "";
};

it("sends the unread count when it opens and whenever it changes", async () => {
  const { status, headers, retry, next } = await open(await signIn(user));
  expect([status, headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
  expect(headers.get("cache-control")).toBe("no-transform, no-store");
  expect(retry).toMatch(/^retry: \d{4}$/);
  expect(await next()).toBe("data: 0");
  await addNotification(user);
  expect(await next()).toBe("data: 1");
  await addNotification(user);
  expect(await next()).toBe("data: 2");
  await call(markRead, "POST", { as: user, body: { upTo: Number.MAX_SAFE_INTEGER } });
  expect(await next()).toBe("data: 0");
});

it("notifies everyone on the account in each browser, and no one else", async () => {
  const member = await createUser({ parent: user });
  const stranger = await createUser();
  const streams = await Promise.all(
    [user, user, member].map(async (person) => open(await signIn(person))),
  );
  const other = await open(await signIn(stranger));
  for (const { next } of [...streams, other]) expect(await next()).toBe("data: 0");
  await addNotification(user);
  expect(await Promise.all(streams.map(({ next }) => next()))).toEqual(Array(3).fill("data: 1"));
  await addNotification(stranger);
  expect(await other.next()).toBe("data: 1");
});

it("ends with the session, and sends a session-ended event", async () => {
  const [ended, kept] = [await open(await signIn(user)), await open(await signIn(user))];
  expect([await ended.next(), await kept.next()]).toEqual(["data: 0", "data: 0"]);
  const id = await firstSession(user);
  const { status } = await call(sessionRoute, "DELETE", { as: user, params: { id } });
  expect(status).toBe(200);
  expect(await ended.next()).toMatch(/^event: session-ended\n/);
  expect(await ended.next()).toBeNull();
  await addNotification(user);
  expect(await kept.next()).toBe("data: 1");
});

it("sends no more data after the session expires", async () => {
  const { next } = await open(await signIn(user));
  expect(await next()).toBe("data: 0");
  await database()
    .update(sessions)
    .set({ expiresAt: new Date() })
    .where(eq(sessions.userId, user.id));
  await addNotification(user);
  expect(await next()).toMatch(/^event: session-ended\n/);
  expect(await next()).toBeNull();
});

it("doesn't count as use of the session", async () => {
  const cookie = await signIn(user);
  const ago = new Date("2026-01-01T00:00:00Z");
  await database().update(sessions).set({ lastUsedAt: ago }).where(eq(sessions.userId, user.id));
  const { next } = await open(cookie);
  expect(await next()).toBe("data: 0");
  const [session] = await database().select().from(sessions).where(eq(sessions.userId, user.id));
  expect(session?.lastUsedAt).toEqual(ago);
});

it("closes a person's oldest stream over the limit", async () => {
  const cookie = await signIn(user);
  const streams = [];
  for (let n = 0; n <= MAX_OF_A_PERSON; n += 1) {
    const stream = await open(cookie);
    expect(await stream.next()).toBe("data: 0");
    streams.push(stream);
  }
  expect(await streams[0]?.next()).toBeNull();
  await addNotification(user);
  for (const { next } of streams.slice(1)) expect(await next()).toBe("data: 1");
});

it("catches up after its database connection is cut", async () => {
  const { next } = await open(await signIn(user));
  expect(await next()).toBe("data: 0");
  const cut = await database().execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen %'`);
  expect(cut.length).toBeGreaterThan(0);
  await addNotification(user);
  expect(await next()).toBe("data: 1");
  await addNotification(user);
  expect(await next()).toBe("data: 2");
});

it("is notified only by committed transactions", async () => {
  const received: string[] = [];
  const url = process.env.DATABASE_URL ?? "";
  const stop = await listenTo(
    url,
    { notifications: (id) => received.push(id), endedSessions: () => undefined },
    () => undefined,
  );
  await database()
    .transaction(async (tx) => {
      await addNotification(user, tx);
      throw new Error("rolled back");
    })
    .catch(() => undefined);
  await database().transaction(async (tx) => {
    await addNotification(user, tx);
    await notify(database(), "notifications", "meanwhile");
  });
  await expect.poll(() => received).toEqual(["meanwhile", user.id]);
  await stop();
});

it("returns 204 behind a pooler that switches connections between statements", async () => {
  const cookie = await signIn(user);
  vi.stubEnv("DATABASE_PREPARE", "0");
  vi.stubGlobal("porchlightNotificationStreams", undefined);
  vi.resetModules();
  const fresh = await import("./route.ts");
  expect(await call(fresh, "GET", { cookie })).toMatchObject({ status: 204, body: null });
});

it("listens on both channels", () => {
  expect(Object.values(CHANNELS)).toEqual(["notifications", "ended_sessions"]);
});
