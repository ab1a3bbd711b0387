import { expect, it, vi } from "vitest";
import * as currentUser from "#app/api/auth/user/route.ts";
import * as login from "#app/api/login/route.ts";
import * as photoFile from "#app/api/photo-files/[name]/route.ts";
import { addJob } from "#db/jobs.ts";
import { database } from "#db/client.ts";
import type * as variables from "#server/env.ts";
import { recordModelCall, type Metrics, startMetrics } from "#server/metrics.ts";
import { runJobs } from "#services/jobs.ts";
import { call } from "#tests/api.ts";
import { createUser } from "#tests/factories.ts";
import * as metrics from "./route.ts";

const TOKEN = "a-token-of-prometheus-that-is-long-enough";
const settings = vi.hoisted<Partial<variables.Env>>(() => ({
  METRICS_TOKEN: undefined,
  OPENAI_INPUT_PRICE: 2,
  OPENAI_OUTPUT_PRICE: 8,
}));
vi.mock("#server/env.ts", async (original) => {
  const { env, ...rest } = await original<typeof variables>();
  return { ...rest, env: () => ({ ...env(), ...settings }) };
});

const ask = (authorization = `Bearer ${TOKEN}`) =>
  call(metrics, "GET", { headers: { authorization } });

/** Returns the values by name and labels, without the help and type lines. */
async function read(): Promise<Map<string, number>> {
  settings.METRICS_TOKEN = TOKEN;
  const { status, body } = await ask();
  expect(status).toBe(200);
  const lines = String(body)
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(" ");
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

it("returns 503 and counts nothing when no token is set", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  for (const sent of ["", "Bearer ", "Bearer undefined"])
    expect((await ask(sent)).status).toBe(503);
  expect(String(log.mock.calls[0])).toContain("METRICS_TOKEN isn't set");
  expect(globalThis).not.toHaveProperty("porchlightMetrics");
});

it.each(["", "Bearer", "Bearer wrong", `Basic ${TOKEN}`, `Bearer ${TOKEN}x`])(
  "refuses %j",
  async (sent) => {
    settings.METRICS_TOKEN = TOKEN;
    expect((await ask(sent)).status).toBe(401);
  },
);

it("counts calls by name and status class, with their duration", async () => {
  await startMetrics();
  await call(currentUser, "GET", { as: await createUser() });
  await call(currentUser, "GET");
  await call(login, "PUT");
  const found = await read();
  expect(found.get('porchlight_requests_total{call="GET /api/auth/user",status="2xx"}')).toBe(1);
  expect(found.get('porchlight_requests_total{call="GET /api/auth/user",status="4xx"}')).toBe(1);
  expect(found.get('porchlight_requests_total{call="other",status="4xx"}')).toBe(1);
  expect(found.get('porchlight_request_seconds_count{call="GET /api/auth/user"}')).toBe(2);
  // The request that reads the metrics.
  expect(found.get("porchlight_requests_running")).toBe(1);
  expect(found.get("porchlight_database_statements_running")).toBe(0);
  expect(found.get("process_cpu_seconds_total")).toBeGreaterThan(0);
  expect(found.has("nodejs_eventloop_lag_p99_seconds")).toBe(true);
});

it("reports queued jobs, completed jobs, and database connections", async () => {
  const missing = "00000000-0000-4000-8000-000000000000";
  const job = { kind: "password_changed", userId: missing } as const;
  await addJob(database(), "mail", job);
  await addJob(database(), "mail", job, new Date(Date.now() + 3_600_000));
  const before = await read();
  expect(before.get('porchlight_jobs{queue="mail",state="waiting"}')).toBe(2);
  expect(before.get('porchlight_jobs{queue="given_up",state="waiting"}')).toBe(0);
  expect(before.get('porchlight_jobs_oldest_due_seconds{queue="mail"}')).toBeGreaterThan(0);
  expect(before.get('porchlight_jobs_oldest_due_seconds{queue="text_message"}')).toBe(0);
  expect(before.get('porchlight_database_connections{state="active"}')).toBeGreaterThan(0);
  expect(before.get("porchlight_database_up")).toBe(1);
  await runJobs();
  const after = await read();
  expect(after.get('porchlight_jobs{queue="mail",state="waiting"}')).toBe(1);
  expect(after.get('porchlight_jobs_oldest_due_seconds{queue="mail"}')).toBe(0);
  expect(after.get('porchlight_jobs_run_total{queue="mail",outcome="done"}')).toBe(1);
});

it("reports the language model's cost at the configured prices", async () => {
  await startMetrics();
  recordModelCall("answered", 2, { input: 1_000_000, output: 250_000 });
  recordModelCall("timeout", 20, { input: 0, output: 0 });
  const found = await read();
  expect(found.get('porchlight_model_calls_total{outcome="answered"}')).toBe(1);
  expect(found.get('porchlight_model_calls_total{outcome="timeout"}')).toBe(1);
  expect(found.get('porchlight_model_tokens_total{direction="output"}')).toBe(250_000);
  expect(found.get("porchlight_model_cost_dollars_total")).toBe(4);
});

it("still reports the rest when the database is down", async () => {
  vi.stubGlobal("porchlightDatabase", undefined);
  settings.DATABASE_URL = "postgres://someone:secret@127.0.0.1:1/nowhere";
  const found = await read();
  delete settings.DATABASE_URL;
  expect(found.get("porchlight_database_up")).toBe(0);
  expect(found.has('porchlight_jobs{queue="mail",state="waiting"}')).toBe(false);
  expect(found.has("porchlight_requests_running")).toBe(true);
});

it("puts no personal data in labels", async () => {
  const user = await createUser();
  await call(photoFile, "GET", { as: user, params: { name: `${user.id}-ann@example.com` } });
  await call(login, "POST", {
    body: { email: user.email, password: "wrong" },
    headers: { "x-request-id": "ann@example.com", "user-agent": "ann@example.com" },
  });
  await read();
  const { registry } = (await startMetrics()) satisfies Metrics;
  const labels = (await registry.getMetricsAsJSON())
    .filter(({ name }) => name.startsWith("porchlight_"))
    .flatMap(({ values }) => values.flatMap((value) => Object.values(value.labels).map(String)));
  for (const own of [user.id, user.email, "ann@"]) {
    expect(labels.filter((label) => label.includes(own))).toEqual([]);
  }
});
