import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { database } from "#db/client.ts";
import { hasOutdatedJobs } from "#db/due-jobs.ts";
import { superviseJobs } from "#db/jobs.ts";
import { accountDeletions, subscriptions, users } from "#db/schema/index.ts";
import { env } from "#server/env.ts";
import { addDocument } from "#tests/documents.ts";
import { createUser, type TestUser } from "#tests/factories.ts";
import type { Household } from "#tests/fuzz/household.ts";
import { mailsTo } from "#tests/mailed-links.ts";
import { makePdf } from "#tests/pdf.ts";
import { takePhoto } from "#tests/photos/pictures.ts";
import { addPhoto, beginUpload, sendPart } from "#tests/photos/uploads.ts";
import { confirm } from "#tests/stripe/happenings.ts";
import { planNews } from "#tests/stripe/plan-news.ts";
import { stripeForTests } from "#tests/stripe/stripe-for-tests.ts";
import { countTables, createWholeAccount, findText, tablesOfUsers } from "#tests/whole-account.ts";
import { keepAccount } from "./account-deletion.ts";
import { deleteDueAccounts, remindOfDeletions } from "./account-ending.ts";
import * as accountFiles from "./account-files.ts";
import { sweepDocuments } from "./document-sweep.ts";
import { runJobs } from "./jobs.ts";
import { openCheckout } from "./payments.ts";
import { sweepPhotos } from "./photo-sweep.ts";

vi.mock("./account-files.ts", { spy: true });

const DAY_MS = 24 * 60 * 60 * 1000;
const later = (days: number) => new Date(Date.now() + days * DAY_MS);

const stripe = stripeForTests();

const adminOf = ({ accountId, email }: TestUser) => ({
  ...{ id: accountId, accountId, email, parentUserId: null },
});

/** Requests an account's deletion, as with the dialog or a link. */
const request = ({ accountId }: TestUser, deletesAt = later(14)) =>
  database().insert(accountDeletions).values({ accountId, deletesAt });

const exists = async ({ id }: TestUser) => (await database().$count(users, eq(users.id, id))) > 0;

/** Buys a plan at Stripe. */
async function buy(admin: TestUser): Promise<string> {
  await database().delete(subscriptions).where(eq(subscriptions.userId, admin.id));
  confirm(stripe().books, await openCheckout(adminOf(admin), 2));
  await planNews(adminOf(admin), true);
  const [row] = await database()
    .select({ customer: users.stripeCustomerId })
    .from(users)
    .where(eq(users.id, admin.id));
  return row?.customer ?? "";
}

async function filesIn(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    // Emails that weren't sent, because no server is set up (docs/security.md).
    .filter((name) => !name.startsWith(path.join(folder, "mail")));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(name, "latin1")] as const)),
  );
}

/** Adds real files: a photo, a document, and an upload that was interrupted. */
async function addFiles({ admin, mark }: Household): Promise<void> {
  await addPhoto(admin, await takePhoto(900, 600));
  await addDocument(admin, makePdf(`Sold to ${mark}`), { fileName: `Deed ${mark}.pdf` });
  const begun = await beginUpload(admin, 1_000);
  await sendPart(admin, begun.uploadId, 1, new Uint8Array(Buffer.alloc(1_000, mark)));
}

async function sweepFiles(now: Date): Promise<void> {
  await sweepPhotos(now);
  await sweepDocuments(now);
}

/** Runs the jobs, and deletes those of them that are about deleted accounts. */
async function deleteDoneJobs(): Promise<void> {
  await runJobs();
  await database().execute(sql`
    update jobs.job set completed_on = completed_on - interval '1 minute'
    where state = 'completed'`);
  expect(await hasOutdatedJobs()).toBe(true);
  await database().execute(sql`update jobs.queue set maintain_on = null`);
  await superviseJobs();
}

/** Tables that aren't about accounts: jobs, attempts, and the sweep's own. */
const OTHERS = ["attempts", "sweeps", "webhook_events", "sales"];

describe("account deletion", () => {
  it("removes the account's data from tables, files, logs and Stripe", async () => {
    const log = (["info", "error", "warn", "log"] as const).map((method) =>
      vi.spyOn(console, method).mockImplementation(() => undefined),
    );
    const kept = await createWholeAccount();
    await addFiles(kept);
    await runJobs();
    await sweepFiles(later(15));
    const before = await countTables();
    const filesBefore = await filesIn(env().DATA_DIR);

    const gone = await createWholeAccount();
    const { admin, member, mark, propertyId, listingId, sessionIds } = gone;
    await addFiles(gone);
    const customer = await buy(admin);
    await request(admin);
    await runJobs();
    const filled = await countTables();
    for (const table of await tablesOfUsers()) {
      expect(filled.get(table), table).toBeGreaterThan(before.get(table) ?? 0);
    }
    expect((await filesIn(env().DATA_DIR)).size).toBeGreaterThan(filesBefore.size);

    await deleteDueAccounts(later(15));
    await sweepFiles(later(17));
    await deleteDoneJobs();

    const after = await countTables();
    for (const [table, count] of before) {
      if (!OTHERS.includes(table)) expect([table, after.get(table)]).toEqual([table, count]);
    }
    const signs = [mark, admin.id, member.id, admin.email, member.email, customer];
    for (const sign of [...signs, propertyId, listingId, ...sessionIds]) {
      expect(await findText(sign), sign).toEqual([]);
    }
    const files = await filesIn(env().DATA_DIR);
    expect([...files.keys()].toSorted()).toEqual([...filesBefore.keys()].toSorted());
    for (const content of files.values()) expect(content).not.toContain(mark);
    const lines = log.flatMap(({ mock }) => mock.calls.map(String)).join("\n");
    expect(lines).toContain(admin.id);
    for (const sign of [mark, admin.email, member.email]) expect(lines).not.toContain(sign);
    const { books } = stripe();
    expect(books.customers.has(customer)).toBe(false);
    const theirs = [...books.subscriptions.values()].filter((one) => one.customer === customer);
    expect(theirs.map(({ status }) => status)).toEqual(["canceled"]);
    expect([...books.invoices.values()].filter((one) => one.customer === customer)).toHaveLength(1);
    for (const { email } of [admin, member]) {
      expect((await mailsTo(email)).map(({ subject }) => subject)).toContain(
        "Your Porchlight account was deleted",
      );
    }
    expect(await exists(kept.admin)).toBe(true);
  });

  it("waits until its date", async () => {
    const admin = await createUser();
    await request(admin);
    await deleteDueAccounts(later(13));
    expect(await exists(admin)).toBe(true);
  });

  it("deletes the files in the next sweep if the process died after deleting the rows", async () => {
    const admin = await createUser();
    const before = await filesIn(env().DATA_DIR);
    await addPhoto(admin, await takePhoto(900, 600));
    await addDocument(admin, makePdf("A deed"));
    await request(admin);
    vi.mocked(accountFiles.dropFilesOfAccount).mockResolvedValue(undefined);
    await deleteDueAccounts(later(15));
    expect(await exists(admin)).toBe(false);
    expect((await filesIn(env().DATA_DIR)).size).toBeGreaterThan(before.size);
    await sweepFiles(later(17));
    expect([...(await filesIn(env().DATA_DIR)).keys()].toSorted()).toEqual(
      [...before.keys()].toSorted(),
    );
  });

  it("keeps an account whole if it fails, and continues with the next", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const [first, second] = [await createUser(), await createUser()];
    await request(first, later(1));
    await request(second, later(2));
    await database().execute(
      sql.raw(`
      create function refuse() returns trigger language plpgsql as
        'begin raise exception $x$not now$x$; end';
      create trigger refuse before delete on users for each row
        when (old.id = '${first.id}') execute function refuse()`),
    );
    await deleteDueAccounts(later(15));
    expect([await exists(first), await exists(second)]).toEqual([true, false]);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("account not deleted"));
    await database().execute(sql.raw("drop trigger refuse on users; drop function refuse"));
    await deleteDueAccounts(later(15));
    expect(await exists(first)).toBe(false);
  });

  it("happens once with two processes", async () => {
    const admin = await createUser();
    await request(admin);
    const now = later(15);
    await Promise.all([deleteDueAccounts(now), deleteDueAccounts(now)]);
    expect(await exists(admin)).toBe(false);
    const mails = (await mailsTo(admin.email)).map(({ subject }) => subject);
    expect(mails).toEqual(["Your Porchlight account was deleted"]);
  });

  it("either happens or doesn't if the account is kept at the same time", async () => {
    for (let n = 0; n < 10; n++) {
      const admin = await createUser();
      await request(admin);
      const [, kept] = await Promise.allSettled([
        deleteDueAccounts(later(15)),
        keepAccount(adminOf(admin)),
      ]);
      expect(await exists(admin)).toBe(kept.status === "fulfilled");
      expect(
        await database().$count(accountDeletions, eq(accountDeletions.accountId, admin.id)),
      ).toBe(0);
    }
  });

  it("happens during uploads by members, and leaves nothing of them", async () => {
    const before = await filesIn(env().DATA_DIR);
    const gone = await createWholeAccount();
    await request(gone.admin);
    const picture = await takePhoto(900, 600);
    const work = [
      ...[1, 2, 3].map(() => addPhoto(gone.member, picture)),
      ...[1, 2].map(() => addDocument(gone.member, makePdf(gone.mark))),
      beginUpload(gone.admin, 1_000),
    ];
    const [, ...others] = await Promise.allSettled([deleteDueAccounts(later(15)), ...work]);
    for (const other of others) {
      if (other.status === "rejected") expect(String(other.reason)).not.toContain("500");
    }
    await deleteDueAccounts(later(15));
    expect(await exists(gone.admin)).toBe(false);
    await sweepFiles(later(17));
    expect((await filesIn(env().DATA_DIR)).size).toBe(before.size);
    await deleteDoneJobs();
    expect(await findText(gone.mark)).toEqual([]);
  });

  it("reminds everyone on the account once, three days before", async () => {
    const admin = await createUser();
    const member = await createUser({ parent: admin });
    await request(admin);
    await remindOfDeletions(later(10));
    await remindOfDeletions(later(11.5));
    await remindOfDeletions(later(12));
    for (const { email } of [admin, member]) {
      expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^Reminder: your Porchlight account will be deleted on /),
      ]);
    }
  });
});
