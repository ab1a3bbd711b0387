import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { addJob, jobQueues } from "#db/jobs.ts";
import { admin } from "#tests/admin.ts";

beforeEach(() => database().execute(sql`delete from jobs.job`));

const queued = () =>
  database().execute(
    sql`select name from jobs.job where state < 'active' and start_after <= now() order by name`,
  );

async function fail(queue: "mail" | "password_reset", isForGood: boolean): Promise<void> {
  if (queue === "mail") {
    await addJob(database(), queue, { kind: "password_changed", userId: crypto.randomUUID() });
  } else await addJob(database(), queue, { email: "a@example.com" });
  const queues = await jobQueues();
  const [job] = await queues.fetch(queue);
  if (isForGood) {
    await database().execute(
      sql`update jobs.job set retry_count = retry_limit where id = ${job?.id}`,
    );
  }
  await queues.fail(queue, job?.id ?? "", { reason: "MailFailed: 451" });
}

it("lists failed jobs and retries them", async () => {
  await fail("password_reset", true);
  await fail("mail", true);
  await fail("mail", false);
  await addJob(database(), "password_reset", { email: "b@example.com" });

  const { out } = await admin("jobs", "failed");
  expect(out).toHaveLength(4);
  expect(out.slice(0, 2).join("\n")).toMatch(/password_reset: given up\. MailFailed: 451/);
  expect(out.join("\n")).toMatch(/mail \(password_changed\): failed 1 time\./);
  expect(out[3]).toBe("3 jobs failed: 2 given up, 1 to be retried.");
  expect((await admin("mails", "failed")).out.at(-1)).toBe(
    "2 emails failed: 1 given up, 1 to be retried.",
  );
  const before = await queued();
  expect((await admin("mails", "retry", "--dry-run")).out).toEqual(["Would retry 2 emails."]);
  expect(await queued()).toEqual(before);

  expect((await admin("mails", "retry")).out).toEqual(["Retrying 2 emails."]);
  expect(await queued()).toEqual([
    { name: "given_up" },
    { name: "mail" },
    { name: "mail" },
    { name: "password_reset" },
  ]);
  const rest = await admin("jobs", "retry", "--queue", "password_reset");
  expect(rest.out).toEqual(["Retrying 1 job."]);
  // A failed job counts until a retry succeeds.
  expect((await admin("jobs", "failed")).out.at(-1)).toBe(
    "1 job failed: 0 given up, 1 to be retried.",
  );
});
