import { describe, expect, it, vi } from "vitest";
import * as unknown from "#app/api/[...path]/route.ts";
import * as callback from "#app/api/auth/callback/[provider]/route.ts";
import * as currentUser from "#app/api/auth/user/route.ts";
import * as health from "#app/api/health/route.ts";
import * as login from "#app/api/login/route.ts";
import * as property from "#app/api/property/route.ts";
import { statusesOf } from "#lib/contract/openapi.ts";
import { call } from "./api.ts";
import { ADDRESS, createUser } from "./factories.ts";

it.each([
  ["broken JSON", "{", 400],
  ["text that isn't JSON", "\u0000", 400],
  ["an empty body", "", 400],
  ["a list", "[]", 400],
  ["null", "null", 400],
  ["a number", "7", 400],
  ["only a prototype", '{"__proto__":{"email":"a@b.co"}}', 400],
  ["deep nesting", "[".repeat(50_000), 400],
])("refuses %s", async (_, body, status) => {
  const answer = await call(login, "POST", { body });
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ error: expect.any(String) });
});

it("refuses a body that isn't JSON by type or isn't UTF-8", async () => {
  const headers = { "content-type": "text/plain" };
  expect((await call(login, "POST", { body: "{}", headers })).status).toBe(415);
  const request = new Request("http://localhost:3000/api/login", {
    method: "POST",
    headers: { host: "localhost:3000", "content-type": "application/json" },
    body: new Uint8Array([0x22, 0xff, 0x22]),
  });
  expect((await login.POST(request, { params: Promise.resolve({}) })).status).toBe(400);
});

it("refuses a form that isn't UTF-8 with a status that its contract lists", async () => {
  const request = new Request("http://localhost:3000/api/auth/callback/apple", {
    method: "POST",
    headers: { host: "localhost:3000", "content-type": "application/x-www-form-urlencoded" },
    body: new Uint8Array([0x80]),
  });
  const { status } = await callback.POST(request, {
    params: Promise.resolve({ provider: "apple" }),
  });
  expect(status).toBe(400);
  expect(statusesOf("POST /api/auth/callback/{provider}")).toContain(status);
});

it("refuses 10 MB without reading it all, with or without a declared length", async () => {
  const declared = await call(login, "POST", { body: JSON.stringify("x".repeat(10_000_000)) });
  expect(declared.status).toBe(413);

  let chunks = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      chunks += 1;
      controller.enqueue(new Uint8Array(10_000).fill(0x20));
    },
  });
  const request = new Request("http://localhost:3000/api/login", {
    method: "POST",
    headers: { host: "localhost:3000", "content-type": "application/json" },
    body: endless,
    duplex: "half",
  } as RequestInit);
  const answer = await login.POST(request, { params: Promise.resolve({}) });
  expect(answer.status).toBe(413);
  expect(chunks).toBeLessThan(20);
});

it("doesn't log a failure for a body that breaks off", async () => {
  const request = new Request("http://localhost:3000/api/login", {
    method: "POST",
    headers: { host: "localhost:3000", "content-type": "application/json" },
    body: new ReadableStream({
      start: (controller) =>
        controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" })),
    }),
    duplex: "half",
  } as RequestInit);
  expect((await login.POST(request, { params: Promise.resolve({}) })).status).toBe(400);
});

describe("a mutation", () => {
  it.each([
    ["another site's Origin", { origin: "https://evil.example" }],
    ["another port's Origin", { origin: "http://localhost:3001" }],
    ["an opaque Origin", { origin: "null" }],
    ["Sec-Fetch-Site: cross-site", { "sec-fetch-site": "cross-site" }],
  ])("is refused with %s", async (_, headers) => {
    const as = await createUser();
    const answer = await call(property, "POST", { as, body: ADDRESS, headers });
    expect(answer.status).toBe(403);
    expect((await call(property, "GET", { as, headers })).status).toBe(404);
  });

  it("is accepted from our own pages", async () => {
    const headers = { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" };
    const as = await createUser();
    expect((await call(property, "POST", { as, body: ADDRESS, headers })).status).toBe(200);
  });
});

it("answers unknown methods and paths in the same format", async () => {
  const answer = await call(login, "PUT");
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST"]);
  expect(answer.body).toEqual({ error: expect.any(String) });
  for (const as of [undefined, await createUser()]) {
    expect((await call(unknown, "GET", { as })).status).toBe(404);
    expect((await call(unknown, "DELETE", { as })).body).toEqual({ error: expect.any(String) });
  }
});

it("forbids caching", async () => {
  const as = await createUser();
  for (const answer of [
    await call(currentUser, "GET", { as }),
    await call(currentUser, "GET"),
    await call(property, "GET", { as }),
  ]) {
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  }
});

it.each(["", "x", "a.b.c.d.e", "%00", "é"])("treats the cookie %j as no session", async (value) => {
  const cookie = encodeURI(`porchlight.session=${value}`);
  expect((await call(currentUser, "GET", { cookie })).status).toBe(401);
});

it("reports a healthy database, or an outage with status 503 and one log entry", async () => {
  expect(await call(health, "GET")).toMatchObject({ status: 200, body: { status: "ok" } });

  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubEnv("DATABASE_URL", "postgres://someone:secret@127.0.0.1:1/nowhere");
  vi.resetModules();
  vi.stubGlobal("porchlightDatabase", undefined);
  const away = await import("#app/api/health/route.ts");
  const answer = await call(away, "GET");
  expect(answer.status).toBe(503);
  expect(answer.body).toEqual({ error: expect.stringMatching(/database/) });
  expect(log).toHaveBeenCalledTimes(1);
  expect(String(log.mock.calls[0])).toContain("ECONNREFUSED");
  expect(String(log.mock.calls[0])).not.toContain("secret");
});
