import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { database } from "#db/client.ts";
import { addJob } from "#db/jobs.ts";
import { showings } from "#db/schema/index.ts";
import type * as variables from "#server/env.ts";
import { call } from "#tests/api.ts";
import { createHome } from "#tests/listing/public-home.ts";
import { createShowing } from "#tests/showing-rows.ts";
import * as jobs from "./route.ts";

const SECRET = "a-secret-of-the-scheduler-that-is-long";
const settings = vi.hoisted(() => ({ JOBS_SECRET: undefined as string | undefined }));
vi.mock("#server/env.ts", async (original) => {
  const { env, ...rest } = await original<typeof variables>();
  return { ...rest, env: () => ({ ...env(), ...settings }) };
});

const ask = (authorization?: string, method: "GET" | "POST" = "POST") =>
  call(jobs, method, { headers: authorization ? { authorization } : {} });

const addOne = () =>
  addJob(database(), "mail", {
    kind: "support",
    userId: "00000000-0000-4000-8000-000000000000",
    subject: "s",
    message: "m",
    contactEmail: "someone@example.com",
    screen: null,
  });

it("returns 503 when no secret is set", async () => {
  settings.JOBS_SECRET = undefined;
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  for (const sent of [undefined, "Bearer ", "Bearer undefined"]) {
    expect((await ask(sent)).status).toBe(503);
  }
  expect(String(log.mock.calls[0])).toContain("JOBS_SECRET isn't set");
});

describe("with a secret", () => {
  it.each([undefined, "", "Bearer", "Bearer wrong", `Basic ${SECRET}`, `Bearer ${SECRET}x`])(
    "refuses %j and runs nothing",
    async (sent) => {
      settings.JOBS_SECRET = SECRET;
      await addOne();
      expect((await ask(sent)).status).toBe(401);
      const answer = await ask(`Bearer ${SECRET}`);
      expect(answer.body).toEqual({ done: 1, failed: 0 });
    },
  );

  it.each(["GET", "POST"] as const)("runs due jobs with %s", async (method) => {
    settings.JOBS_SECRET = SECRET;
    await addOne();
    const answer = await ask(`Bearer ${SECRET}`, method);
    expect(answer).toMatchObject({ status: 200, body: { done: 1, failed: 0 } });
    expect((await ask(`bearer ${SECRET}`, method)).body).toEqual({ done: 0, failed: 0 });
  });

  it("queues showing reminders first, then sends them", async () => {
    settings.JOBS_SECRET = SECRET;
    const startsAt = new Date(Date.now() + 23 * 60 * 60 * 1000);
    const { id } = await createShowing(await createHome(), { startsAt });
    expect((await ask(`Bearer ${SECRET}`)).body).toEqual({ done: 1, failed: 0 });
    const [row] = await database().select().from(showings).where(eq(showings.id, id));
    expect(row?.remindedDayAt).not.toBeNull();
  });
});
