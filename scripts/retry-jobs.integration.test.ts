import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { database } from "#db/client.ts";
import { addJob, jobQueues } from "#db/jobs.ts";
import { NODE_FLAGS } from "./root.ts";

const SCRIPT = path.resolve("scripts/retry-jobs.ts");

async function run(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...NODE_FLAGS, SCRIPT]);
  return stdout.trim();
}

const queued = () =>
  database().execute(sql`select name from jobs.job where state < 'active' order by name`);

it("runs again what was given up, and nothing else", async () => {
  expect(await run()).toBe("0 jobs will run again.");
  for (const email of ["a@example.com", "b@example.com"]) {
    await addJob(database(), "password_reset", { email });
  }
  const queues = await jobQueues();
  const [job] = await queues.fetch("password_reset");
  await database().execute(
    sql`update jobs.job set retry_count = retry_limit where id = ${job?.id}`,
  );
  await queues.fail("password_reset", job?.id ?? "");
  expect(await queued()).toEqual([{ name: "given_up" }, { name: "password_reset" }]);

  expect(await run()).toBe("1 job will run again.");
  expect(await queued()).toEqual([{ name: "password_reset" }, { name: "password_reset" }]);
});
