import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { database } from "./client.ts";
import { addJob, JOBS_SCHEMA_VERSION, jobQueues, prepareJobs } from "./jobs.ts";

it("adds a job only if its transaction commits", async () => {
  const db = database();
  await db.transaction((tx) => addJob(tx, "password_reset", { email: "kept@example.org" }));
  const lost = db.transaction(async (tx) => {
    await addJob(tx, "password_reset", { email: "lost@example.org" });
    throw new Error("stopped");
  });
  await expect(lost).rejects.toThrow("stopped");

  const queues = await jobQueues();
  const jobs = await queues.fetch("password_reset", { batchSize: 10 });
  expect(jobs.map(({ data }) => data)).toEqual([{ email: "kept@example.org" }]);
});

it("recognizes the library's schema and doesn't change it when run again", async () => {
  const queues = await jobQueues();
  expect(await queues.schemaVersion()).toBe(JOBS_SCHEMA_VERSION);
  const made = () => database().execute(sql`select name, updated_on from jobs.queue order by name`);
  const before = await made();
  await prepareJobs(process.env.DATABASE_URL ?? "", database());
  expect(await made()).toEqual(before);
});
