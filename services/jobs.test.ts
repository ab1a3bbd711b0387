import { sql } from "drizzle-orm";
import { beforeEach, expect, it, vi } from "vitest";
import { rm } from "node:fs/promises";
import { database } from "#db/client.ts";
import { addJob, jobQueues, type SupportRequest } from "#db/jobs.ts";
import { mailFolder } from "#server/mail/transport.ts";
import { env } from "#server/env.ts";
import { createUser } from "#tests/factories.ts";
import { readMails } from "#tests/mail-folder.ts";
import { runJobs } from "./jobs.ts";

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
    userId,
    subject: "A question",
    message: "How do I add a photograph?",
    contactEmail: email,
    screen: null,
    ...change,
  };
  await addJob(database(), "mail", { kind: "support", ...request });
  return { userId, email };
}

it("runs what is due, and nothing twice", async () => {
  const { email } = await write();
  expect(await runJobs()).toEqual({ done: 1, failed: 0 });
  expect(await runJobs()).toEqual({ done: 0, failed: 0 });
  expect(await mails()).toEqual([
    expect.objectContaining({ subject: "[No plan] A question", replyTo: email }),
  ]);
});

it("asks nothing of the queues where nothing is due", async () => {
  const queues = await jobQueues();
  const supervise = vi.spyOn(queues, "supervise");
  await runJobs();
  expect(supervise).not.toHaveBeenCalled();
});

it("runs what is added while it runs, for a call that joins it", async () => {
  await write();
  const first = runJobs();
  await write();
  const [one, other] = await Promise.all([first, runJobs()]);
  expect(one).toEqual({ done: 2, failed: 0 });
  expect(other).toBe(one);
});

it("is done with a mail to someone who is gone", async () => {
  await write({ userId: "00000000-0000-4000-8000-000000000000" });
  expect(await runJobs()).toEqual({ done: 1, failed: 0 });
  expect(await states()).toEqual(["completed"]);
  expect(await mails()).toEqual([]);
});
