import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterEach, expect, test, vi } from "vitest";
import { SIGNED_IN_SCREENS } from "#lib/routes.ts";
import { envSchema } from "#server/env.ts";
import { prepareDatabase } from "#services/database.ts";
import { startTrafficCounter } from "#tests/database-traffic.ts";
import { LIMITS } from "#tests/limits.ts";
import { startCollector } from "#tests/otlp/collector.ts";
import { signIn } from "../bench/account.ts";
import { startEmbeddedPostgres } from "../db/embedded-postgres.ts";
import { findFreePort } from "../free-port.ts";
import { ROOT } from "../root.ts";
import { nextCommand } from "./next-program.ts";

// A build served by Next alone, as on a platform, where nothing migrates the database.

const TOKEN = "a-token-for-the-metrics-that-is-long-enough";
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function startDatabase() {
  const dataDir = await mkdtemp(path.join(tmpdir(), "porchlight-served-"));
  ends.push(() => rm(dataDir, { recursive: true }));
  const server = await startEmbeddedPostgres({ dataDir });
  ends.push(() => server.stop());
  return server.url;
}

async function serve(variables: Partial<Record<keyof typeof envSchema.shape, string>>) {
  const port = await findFreePort();
  const unset = Object.fromEntries(Object.keys(envSchema.shape).map((name) => [name, ""]));
  const child = spawn(
    process.execPath,
    [nextCommand(), "start", "-H", "localhost", "-p", String(port)],
    {
      cwd: ROOT,
      env: { ...process.env, ...unset, NODE_ENV: "production", ...variables },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  ends.push(async () => {
    const closed = once(child, "close");
    child.kill("SIGKILL");
    await closed;
  });
  const errors: string[] = [];
  const lines: string[] = [];
  createInterface(child.stderr).on("line", (line) => errors.push(line));
  createInterface(child.stdout).on("line", (line) => lines.push(line));
  const origin = `http://localhost:${port}`;
  await vi.waitFor(() => fetch(`${origin}/api/health/live`), LIMITS.serverStart);
  const post = (address: string, body: object) =>
    fetch(origin + address, {
      method: "POST",
      headers: { "content-type": "application/json", origin },
      body: JSON.stringify(body),
    });
  return { origin, errors, lines, post };
}

test("on an unmigrated database it logs what to run, and is ready once migrated", async () => {
  const url = await startDatabase();
  const { origin, errors, post } = await serve({
    DATABASE_URL: url,
    AUTH_SECRET: "a-secret-for-tests-that-is-long-enough",
  });
  // On a busy machine the database may first count as unreachable.
  const hints = () => errors.filter((line) => line.includes("npm run db:migrate"));
  await vi.waitFor(() => expect(hints()).toHaveLength(1), LIMITS.condition);
  expect(JSON.parse(hints()[0] ?? "")).toMatchObject({
    level: "error",
    event: "not ready to serve",
    causes: [{}, { message: expect.stringContaining("npm run db:migrate") }],
  });
  expect((await fetch(`${origin}/api/health`)).status).toBe(503);
  const login = await post("/api/login", { email: "ann@example.com", password: "Blue-Gate-27" });
  expect(login.status).toBe(503);
  expect(await login.json()).toEqual({ error: expect.stringMatching(/set up or updated/) });
  for (const line of errors) expect(JSON.parse(line)).toMatchObject({ level: "error" });

  await prepareDatabase(url, { demo: false });
  await vi.waitFor(
    async () => expect((await fetch(`${origin}/api/health`)).status).toBe(200),
    LIMITS.condition,
  );
});

test("with a missing variable it runs, logs the name once, and isn't ready", async () => {
  const { origin, errors } = await serve({ DATABASE_URL: "postgres://a:secret@127.0.0.1:1/b" });
  await vi.waitFor(() => expect(errors).toHaveLength(1), LIMITS.condition);
  expect(JSON.parse(errors[0] ?? "")).toMatchObject({
    event: "not ready to serve",
    causes: [{ name: "EnvError", message: expect.stringContaining("AUTH_SECRET is missing") }],
  });
  const health = await fetch(`${origin}/api/health`);
  expect(health.status).toBe(503);
  expect(await health.json()).toEqual({ error: expect.stringMatching(/fully set up/) });
  expect(errors.join()).not.toContain("secret@");
});

test("it counts, logs each call and sends spans, without personal data", async () => {
  const url = await startDatabase();
  await prepareDatabase(url, { demo: false });
  const collector = await startCollector();
  ends.push(collector.close);
  const { origin, errors, lines, post } = await serve({
    DATABASE_URL: url,
    AUTH_SECRET: "a-secret-for-tests-that-is-long-enough",
    METRICS_TOKEN: TOKEN,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    LOG_REQUESTS: "1",
  });
  const login = await post("/api/login?of=ann@example.com", {
    email: "ann@example.com",
    password: "Blue-Gate-27",
  });
  expect(login.status).toBe(401);
  await fetch(`${origin}/api/photo-files/ann@example.com?of=ann@example.com`);
  await fetch(`${origin}/forgot-password?email=ann@example.com`);

  const headers = { authorization: `Bearer ${TOKEN}` };
  const metrics = await (await fetch(`${origin}/api/metrics`, { headers })).text();
  expect(metrics).toContain('porchlight_requests_total{call="POST /api/login",status="4xx"} 1');
  expect(metrics).toContain("porchlight_database_up 1");
  expect(metrics).not.toContain("ann@");

  const logged = lines.filter((line) => line.includes('"log":"requests"'));
  expect(logged.map((line) => JSON.parse(line) as object)).toContainEqual({
    level: "info",
    at: expect.any(String),
    log: "requests",
    requestId: login.headers.get("x-request-id"),
    call: "POST /api/login",
    status: 401,
    ms: expect.any(Number),
  });
  expect(logged.join()).not.toContain("ann@");

  await vi.waitFor(
    () => expect(collector.spans.map(({ name }) => name)).toContain("POST /api/login"),
    LIMITS.condition,
  );
  expect(new Set(collector.services)).toEqual(new Set(["porchlight"]));
  expect(JSON.stringify(collector.spans)).not.toContain("ann@");
  // On a busy machine the database may first count as unreachable.
  expect(errors.filter((line) => !line.includes("not ready to serve"))).toEqual([]);
});

test("a logged-in screen takes at most two statements", async () => {
  const url = await startDatabase();
  await prepareDatabase(url, { demo: true });
  const traffic = await startTrafficCounter(url);
  ends.push(traffic.stop);
  const { origin } = await serve({
    DATABASE_URL: traffic.url,
    // Statements are prepared per connection.
    DATABASE_POOL: "1",
    AUTH_SECRET: "a-secret-for-tests-that-is-long-enough",
  });
  const cookie = await signIn(origin);
  for (const screen of SIGNED_IN_SCREENS) {
    const ask = async () => {
      const address = screen === "/checkout" ? `${screen}?planId=1` : screen;
      const answer = await fetch(origin + address, { headers: { cookie }, redirect: "manual" });
      await answer.text();
      expect(answer.status).toBe(200);
    };
    // The first requests also run tasks of the sign-up and prepare statements.
    await vi.waitFor(async () => {
      const asked = { screen, ...(await traffic.during(ask)) };
      expect(asked.statements, screen).toBeLessThanOrEqual(2);
    }, LIMITS.condition);
  }
});

test("a visitor sees the login screen at every address", async () => {
  const { origin } = await serve({ AUTH_SECRET: "a-secret-for-tests-that-is-long-enough" });
  const ask = (address: string, headers: HeadersInit = {}) =>
    fetch(origin + address, { headers, redirect: "manual" });
  for (const address of ["/", "/settings", "/PROFILE/", "/nothing", "/homes"]) {
    const answer = await ask(address);
    expect(answer.status, address).toBe(200);
    expect(await answer.text(), address).toContain("Log in to your account");
    expect(answer.headers.get("content-security-policy"), address).toContain("'nonce-");
  }
  expect(await (await ask("/Create-Account/")).text()).toContain("Create your account");
});
