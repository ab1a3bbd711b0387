import { encode } from "next-auth/jwt";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const SECRET = "a-secret-for-tests-that-is-long-enough";
const CLAIMS = { sub: "someone", sessionId: "a-session" };
const NOTHING = { sessionId: null, pendingSignInId: null };

// The environment is read once per module, so each test reloads it. The cache on globalThis stays.
beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("AUTH_SECRET", SECRET);
});
afterEach(() => vi.useRealTimers());

const cookieOf = async (maxAge: number, secret = SECRET, salt = "porchlight.session") =>
  `${salt}=${await encode({ token: CLAIMS, secret, salt, maxAge })}`;

async function read(cookie: string, headers: Record<string, string> = {}) {
  const { readCookie } = await import("./session-cookie.ts");
  return readCookie(new Headers({ cookie, ...headers }));
}

it("reads a genuine cookie the same way twice", async () => {
  const cookie = await cookieOf(60);
  const expected = { sessionId: "a-session", pendingSignInId: null };
  expect([await read(cookie), await read(cookie)]).toEqual([expected, expected]);
});

it("doesn't remember a cookie after it expires", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const cookie = await cookieOf(60);
  expect(await read(cookie)).not.toEqual(NOTHING);
  vi.setSystemTime(Date.now() + 120_000);
  expect(await read(cookie)).toEqual(NOTHING);
});

it("doesn't remember a cookie after the secret changes", async () => {
  const cookie = await cookieOf(60);
  expect(await read(cookie)).not.toEqual(NOTHING);
  vi.stubEnv("AUTH_SECRET", "another-secret-that-is-long-enough-too");
  vi.resetModules();
  expect(await read(cookie)).toEqual(NOTHING);
});

it("ignores a plain http cookie on https", async () => {
  const cookie = await cookieOf(60);
  expect(await read(cookie)).not.toEqual(NOTHING);
  vi.stubEnv("AUTH_URL", "https://porchlight.example");
  vi.resetModules();
  expect(await read(cookie)).toEqual(NOTHING);
});

it("rejects an altered cookie, twice in a row", async () => {
  const cookie = await cookieOf(60);
  expect(await read(cookie)).not.toEqual(NOTHING);
  const forged = `${cookie.slice(0, -2)}${cookie.endsWith("AA") ? "BB" : "AA"}`;
  expect([await read(forged), await read(forged)]).toEqual([NOTHING, NOTHING]);
});
