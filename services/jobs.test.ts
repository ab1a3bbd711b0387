import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from "vitest";
import { database } from "#db/client.ts";
import { addJob, addJobs, ABANDONED_QUEUE, jobQueues, type SupportRequest } from "#db/jobs.ts";
import { env } from "#server/env.ts";
import type * as variables from "#server/env.ts";
import { mailFolder } from "#server/mail/transport.ts";
import { createUser } from "#tests/factories.ts";
import { readMails } from "#tests/mail/mail-folder.ts";
import { startMailServer } from "#tests/mail/mail-server.ts";
import { readDocument } from "./document-words.ts";
import { hasDueJobs, runJobs, stopJobs } from "./jobs.ts";
import { runDelivery } from "./webhook-deliveries.ts";

vi.mock("./webhook-deliveries.ts");
vi.mock("./document-words.ts");

const settings = vi.hoisted(() => ({}) as Record<string, unknown>);
vi.mock("#server/env.ts", async (original) => {
  const { env, ...rest } = await original<typeof variables>();
  return { ...rest, env: () => ({ ...env(), ...settings }) };
});

const mails = () => readMails(env().DATA_DIR);
const states = async () => {
  const rows = await database().execute(sql`select state::text from jobs.job order by created_on`);
  return rows.map(({ state }) => state);
};

beforeEach(async () => {
  await database().execute(sql`delete from jobs.job`);
  await rm(mailFolder(), { recursive: true, force: true });
});

async function write(change: Partial<SupportRequest> = {}) {
  const { id: userId, email } = await createUser();
  const request: SupportRequest = {
    ...{ userId, contactEmail: email, screen: null },
    ...{ subject: "A question", message: "How do I add a photograph?" },
    ...change,
  };
  await addJob(database(), "mail", { kind: "support", ...request });
  return { userId, email };
}

it("runs each due job once", async () => {
  const { email } = await write();
  expect(await runJobs()).toEqual({ done: 1, failed: 0 });
  expect(await runJobs()).toEqual({ done: 0, failed: 0 });
  expect(await mails()).toEqual([
    expect.objectContaining({ subject: "[No plan] A question", replyTo: email }),
  ]);
});

it("doesn't query the queues if nothing is due", async () => {
  const queues = await jobQueues();
  const supervise = vi.spyOn(queues, "supervise");
  await runJobs();
  expect(supervise).not.toHaveBeenCalled();
});

it("runs a job added just after the queue was empty", async () => {
  const queues = await jobQueues();
  const fetch = queues.fetch.bind(queues);
  let joining: Promise<unknown> | undefined;
  vi.spyOn(queues, "fetch").mockImplementation(async (name: string, options?: object) => {
    const jobs = await fetch(name, { ...options, includeMetadata: true });
    if (name === "mail" && jobs.length === 0 && !joining) {
      await write();
      joining = runJobs();
    }
    return jobs;
  });
  await write();
  await runJobs();
  await joining;
  expect(await states()).toEqual(["completed", "completed"]);
});

it("drops an email to a deleted person", async () => {
  await write({ userId: "00000000-0000-4000-8000-000000000000" });
  expect(await runJobs()).toEqual({ done: 1, failed: 0 });
  expect(await states()).toEqual(["completed"]);
  expect(await mails()).toEqual([]);
});

describe("a slow queue", () => {
  /**
   * Blocks a handler for some jobs.
   * @returns unblocks it
   */
  function hold<Data>(handler: Mock<(job: Data) => Promise<void>>, isHeld: (job: Data) => boolean) {
    const { promise, resolve } = Promise.withResolvers<void>();
    handler.mockImplementation((job) => (isHeld(job) ? promise : Promise.resolve()));
    return resolve;
  }
  const holdWebhooks = (accountId: string) =>
    hold(vi.mocked(runDelivery), ({ data }) => data.accountId === accountId);
  const addDeliveries = (accountId: string, count: number) =>
    addJobs(
      database(),
      "webhook",
      Array.from({ length: count }, () => ({ deliveryId: randomUUID(), accountId })),
    );
  const runs = (accountId: string) =>
    vi.mocked(runDelivery).mock.calls.filter(([{ data }]) => data.accountId === accountId).length;
  beforeEach(() => {
    vi.mocked(runDelivery).mockReset();
    vi.mocked(readDocument).mockReset();
  });

  it.each(["before", "after"])(
    "doesn't delay a password reset email requested %s its jobs",
    async (when) => {
      const { email } = await createUser();
      await database().execute(sql`delete from jobs.job`);
      const letGo = [holdWebhooks("slow"), hold(vi.mocked(readDocument), () => true)];
      await addDeliveries("slow", 30);
      for (let n = 0; n < 10; n++) {
        await addJob(database(), "read_document", { documentId: randomUUID(), version: 1 });
      }
      if (when === "before") await addJob(database(), "password_reset", { email });
      const running = runJobs();
      await expect.poll(() => runs("slow")).toBe(2);
      let later: Promise<unknown> | undefined;
      if (when === "after") {
        await addJob(database(), "password_reset", { email });
        later = runJobs();
      }
      await expect.poll(async () => (await mails()).map(({ to }) => to)).toEqual([email]);
      expect(vi.mocked(readDocument)).toHaveBeenCalledOnce();
      for (const resolve of letGo) resolve();
      expect((await running).done).toBeGreaterThanOrEqual(40);
      await later;
    },
  );

  it("of one account's webhooks leaves room for other accounts", async () => {
    const letGo = holdWebhooks("slow");
    await addDeliveries("slow", 50);
    await addDeliveries("quick", 30);
    const running = runJobs();
    await expect.poll(() => runs("quick")).toBe(30);
    expect(runs("slow")).toBe(2);
    letGo();
    expect(await running).toEqual({ done: 80, failed: 0 });
  });

  it("with many emails sends urgent ones first", async () => {
    const { id: userId, email } = await createUser();
    await database().execute(sql`delete from jobs.job`);
    for (let n = 0; n < 30; n++) await write();
    await database().execute(sql`delete from jobs.job where data->>'kind' = 'link'`);
    await addJob(database(), "mail", { kind: "password_changed", userId });
    await addJob(database(), "bulk_mail", { kind: "password_changed", userId });
    const queues = await jobQueues();
    expect(await queues.fetch("mail")).toMatchObject([{ data: { kind: "password_changed" } }]);
    await runJobs();
    expect((await mails()).filter(({ to }) => to === email)).toHaveLength(1);
  });
});

it("starts no more jobs when stopped", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.mocked(readDocument).mockReset().mockReturnValue(promise);
  for (let n = 0; n < 3; n++) {
    await addJob(database(), "read_document", { documentId: randomUUID(), version: 1 });
  }
  const running = runJobs();
  await expect.poll(() => vi.mocked(readDocument).mock.calls.length).toBe(1);
  stopJobs();
  resolve();
  expect(await running).toEqual({ done: 1, failed: 0 });
  expect(vi.mocked(readDocument)).toHaveBeenCalledOnce();
});

describe("a job that fails", () => {
  let server: Awaited<ReturnType<typeof startMailServer>> | undefined;
  afterEach(async () => {
    for (const name of Object.keys(settings)) delete settings[name];
    await server?.stop();
    server = undefined;
  });
  async function start(...behavior: Parameters<typeof startMailServer>) {
    server = await startMailServer(...behavior);
    Object.assign(settings, { SMTP_URL: server.url, MAIL_FROM: "hello@example.org" });
    return server;
  }
  const passTime = () =>
    database().execute(sql`
      update jobs.job set start_after = start_after - interval '5 hours',
        started_on = started_on - interval '5 hours'
      where state in ('created', 'retry', 'active')`);
  let log: Mock<typeof console.error>;
  beforeEach(() => {
    log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  });
  const lines = () => log.mock.calls.map(([line]) => JSON.parse(String(line)));

  it("is retried with growing delays and the same message ID", async () => {
    let tries = 0;
    const { received } = await start({ refusesRecipient: () => (++tries < 4 ? 451 : undefined) });
    await write();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await runJobs()).toEqual({ done: 0, failed: 1 });
      // Not due yet.
      expect(await hasDueJobs()).toBe(false);
      expect(await runJobs()).toEqual({ done: 0, failed: 0 });
      const [job] = await database().execute<{ id: string; seconds: number }>(sql`
        select extract(epoch from start_after - now())::float8 as seconds from jobs.job`);
      waits.push(job?.seconds ?? 0);
      await passTime();
    }
    expect(await runJobs()).toEqual({ done: 1, failed: 0 });
    const [job] = await database().execute<{ id: string }>(sql`select id from jobs.job`);
    expect(received.map(({ messageId }) => messageId)).toEqual([`<${job?.id}@localhost>`]);
    // Half to all of 60, 120 and 240 seconds.
    for (const [n, most] of [60, 120, 240].entries()) {
      expect(waits[n]).toBeGreaterThan(most / 2 - 10);
      expect(waits[n]).toBeLessThanOrEqual(most);
    }
    expect(lines()).toHaveLength(3);
    expect(lines()[0]).toMatchObject({ event: "jobs failed", queue: "mail", failed: 1, of: 1 });
    expect(JSON.stringify(lines())).not.toMatch(/@|question/i);
  });

  it("leaves the rest for the next run if none succeeds", async () => {
    await start({ refusesRecipient: () => 451 });
    for (let n = 0; n < 12; n++) await write();
    expect(await runJobs()).toEqual({ done: 0, failed: 10 });
    expect(lines()).toHaveLength(1);
    expect(await runJobs()).toEqual({ done: 0, failed: 2 });
  });

  it("isn't retried if the recipient is refused permanently, and is logged once", async () => {
    const { received } = await start({ refusesRecipient: () => 550 });
    await write();
    expect(await runJobs()).toEqual({ done: 1, failed: 0 });
    await passTime();
    expect(await runJobs()).toEqual({ done: 0, failed: 0 });
    expect(received).toEqual([]);
    expect(lines()).toEqual([expect.objectContaining({ event: "mail refused" })]);
    expect(JSON.stringify(lines())).toMatch(/^[^@]*550[^@]*$/);
  });

  it("is given up eventually, logged once, and kept for a retry", async () => {
    let isDown = true;
    const { received } = await start({ refusesRecipient: () => (isDown ? 451 : undefined) });
    await write();
    await database().execute(sql`update jobs.job set retry_count = retry_limit - 1`);
    await runJobs();
    await passTime();
    expect(lines().map(({ event }) => event)).toEqual(["jobs failed"]);
    await runJobs();
    expect(lines().slice(1)).toEqual([
      expect.objectContaining({ event: "jobs failed" }),
      expect.objectContaining({ event: "job given up", queue: "mail", kind: "support" }),
    ]);
    const [kept] = await database().execute(sql`
      select source_output->>'reason' as reason from jobs.job where name = ${ABANDONED_QUEUE}`);
    expect(kept?.reason).toMatch(/^MailFailed: .*451 RCPT TO$/);
    await write();
    await runJobs();
    expect(lines().filter(({ event }) => event === "job given up")).toHaveLength(1);

    isDown = false;
    await passTime();
    await runJobs();
    expect(await (await jobQueues()).redrive(ABANDONED_QUEUE)).toBe(1);
    expect(await runJobs()).toEqual({ done: 1, failed: 0 });
    expect(received).toHaveLength(2);
  });

  it("runs again after its process was killed, and is logged after its last try", async () => {
    await write();
    await write();
    const queues = await jobQueues();
    const [first] = await queues.fetch("mail");
    const [last] = await queues.fetch("mail");
    await database().execute(
      sql`update jobs.job set retry_count = retry_limit where id = ${last?.id}`,
    );
    expect(await runJobs()).toEqual({ done: 0, failed: 0 });
    await passTime();
    await database().execute(sql`update jobs.queue set monitor_on = null, monitor_claim_on = null`);
    expect(await hasDueJobs()).toBe(true);
    await runJobs();
    expect(lines()).toEqual([expect.objectContaining({ event: "job given up", queue: "mail" })]);
    await passTime();
    expect(await runJobs()).toEqual({ done: 1, failed: 0 });
    const [done] = await database().execute(
      sql`select id from jobs.job where state = 'completed' and name = 'mail'`,
    );
    expect(done).toEqual({ id: first?.id });
  });
});
