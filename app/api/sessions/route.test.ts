import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as currentUser from "#app/api/auth/user/route.ts";
import * as login from "#app/api/login/route.ts";
import { database } from "#db/client.ts";
import { sessions } from "#db/schema/index.ts";
import type { SessionView } from "#lib/schemas/sessions.ts";
import { call } from "#tests/api.ts";
import { createUser, PASSWORD, signIn, type TestUser } from "#tests/factories.ts";
import { cookieOf } from "#tests/second-factor.ts";
import { watchSecurityLog } from "#tests/security-lines.ts";
import * as one from "./[id]/route.ts";
import * as route from "./route.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = new Date("2026-03-02T10:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const statusOf = async (cookie: string) => (await call(currentUser, "GET", { cookie })).status;
const list = async (cookie: string) => (await call(route, "GET", { cookie })).body as SessionView[];

async function logIn({ email }: TestUser, userAgent: string) {
  const body = { email, password: PASSWORD };
  const { headers } = await call(login, "POST", { body, headers: { "user-agent": userAgent } });
  return cookieOf(headers);
}

describe("GET /api/sessions", () => {
  it("describes each device, with the current one first", async () => {
    const user = await createUser();
    await signIn(await createUser());
    const phone = await logIn(user, "Mozilla/5.0 (iPhone) Version/26.0 Safari/604.1 secret-token");
    pass(10 * MINUTE);
    const laptop = await logIn(user, "Mozilla/5.0 (Windows NT 10.0) Chrome/141.0.0.0");
    pass(10 * MINUTE);
    const times = {
      phone: START.toISOString(),
      laptop: new Date(START.getTime() + 10 * MINUTE).toISOString(),
      now: new Date(START.getTime() + 20 * MINUTE).toISOString(),
    };
    const devices = await list(laptop);
    expect(devices).toEqual([
      {
        id: expect.any(String),
        device: "Chrome on Windows",
        signedInAt: times.laptop,
        lastUsedAt: times.now,
        isCurrent: true,
      },
      {
        id: expect.any(String),
        device: "Safari on iPhone",
        signedInAt: times.phone,
        lastUsedAt: times.phone,
        isCurrent: false,
      },
    ]);
    expect((await list(phone)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  it("never returns a session ID that could be used to log in", async () => {
    const user = await createUser();
    const [session] = await list(await signIn(user));
    expect(await statusOf(`porchlight.session=${session?.id}`)).toBe(401);
  });
});

describe("DELETE /api/sessions/{id}", () => {
  it("ends one of the caller's sessions immediately", async () => {
    const user = await createUser();
    const [here, elsewhere] = [await signIn(user), await signIn(user)];
    const id = (await list(here)).find(({ isCurrent }) => !isCurrent)?.id ?? "";
    const log = watchSecurityLog();
    const answer = await call(one, "DELETE", { cookie: here, params: { id } });
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(await statusOf(elsewhere)).toBe(401);
    expect(await statusOf(here)).toBe(200);
    expect(log.lines()).toMatchObject([
      { event: "session_ended", outcome: "succeeded", userId: user.id, subject: id },
    ]);
    expect((await call(one, "DELETE", { cookie: here, params: { id } })).status).toBe(404);
  });

  it("returns 404 for other people's sessions, even on the same account", async () => {
    const user = await createUser();
    const partner = await createUser({ parent: user });
    const cookie = await signIn(user);
    const [session] = await list(cookie);
    for (const as of [partner, await createUser()]) {
      const params = { id: session?.id ?? "" };
      expect((await call(one, "DELETE", { as, params })).status).toBe(404);
    }
    expect((await call(one, "DELETE", { cookie, params: { id: "1" } })).status).toBe(404);
    expect(await statusOf(cookie)).toBe(200);
  });
});

it("DELETE /api/sessions ends the caller's other sessions and no one else's", async () => {
  const user = await createUser();
  const partner = await signIn(await createUser({ parent: user }));
  const [here, ...elsewhere] = [await signIn(user), await signIn(user), await signIn(user)];
  const log = watchSecurityLog();
  expect((await call(route, "DELETE", { cookie: here })).body).toEqual({ success: true });
  expect(await Promise.all(elsewhere.map(statusOf))).toEqual([401, 401]);
  expect(await Promise.all([here, partner].map((cookie) => statusOf(cookie ?? "")))).toEqual([
    200, 200,
  ]);
  expect(log.lines().map(({ event }) => event)).toEqual(["session_ended", "session_ended"]);
});

describe("a session", () => {
  it("ends after 14 days without use", async () => {
    const cookie = await signIn(await createUser());
    pass(14 * DAY + 1);
    expect(await statusOf(cookie)).toBe(401);
  });

  it("is extended by use, but ends 30 days after login", async () => {
    const cookie = await signIn(await createUser());
    for (const days of [13, 13]) {
      pass(days * DAY);
      expect(await statusOf(cookie)).toBe(200);
    }
    pass(4 * DAY - 1);
    expect(await statusOf(cookie)).toBe(200);
    pass(1);
    expect(await statusOf(cookie)).toBe(401);
  });

  it("stores its last use at most every five minutes", async () => {
    const user = await createUser();
    const cookie = await signIn(user);
    const lastUse = async () => {
      const [row] = await database().select().from(sessions).where(eq(sessions.userId, user.id));
      return (row?.lastUsedAt.getTime() ?? 0) - START.getTime();
    };
    pass(5 * MINUTE - 1);
    await statusOf(cookie);
    expect(await lastUse()).toBe(0);
    pass(1);
    await Promise.all([statusOf(cookie), statusOf(cookie)]);
    expect(await lastUse()).toBe(5 * MINUTE);
  });

  it("sets a cookie that expires after 30 days", async () => {
    const { email } = await createUser();
    const { headers } = await call(login, "POST", { body: { email, password: PASSWORD } });
    const expires = /Expires=([^;]+)/.exec(headers.getSetCookie()[0] ?? "")?.[1] ?? "";
    expect(Date.parse(expires) - START.getTime()).toBe(30 * DAY);
  });
});
