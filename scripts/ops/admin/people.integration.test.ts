import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { database } from "#db/client.ts";
import { addJob } from "#db/jobs.ts";
import { readOwnedRows } from "#db/queries/owned-rows.ts";
import {
  knownDevices,
  operatorActions,
  recoveryCodes,
  secondFactors,
  users,
} from "#db/schema/index.ts";
import { env } from "#server/env.ts";
import { fileStore } from "#server/file-store/index.ts";
import { admin, runAdmin } from "#tests/admin.ts";
import { createUser } from "#tests/factories.ts";
import { createHousehold, type Household } from "#tests/fuzz/household.ts";
import { takePhoto } from "#tests/photos/pictures.ts";
import { addPhoto } from "#tests/photos/uploads.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "porchlight-export-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let serial = 0;
const target = (ending = "") => path.join(folder, `${++serial}${ending}`);

async function filesIn(of: string): Promise<Map<string, string>> {
  const entries = await readdir(of, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      names.map(async (name) => [path.relative(of, name), await readFile(name, "utf8")] as const),
    ),
  );
}

/** Creates everything from `createHousehold`, plus login secrets and files. */
async function createFull(): Promise<Household> {
  const household = await createHousehold();
  const userId = household.admin.id;
  await database()
    .insert(secondFactors)
    .values({ userId, secret: "the-app-secret", confirmedAt: new Date() });
  await database().insert(recoveryCodes).values({ userId, codeHash: "the-code-hash" });
  await database().insert(knownDevices).values({ userId, tokenHash: "the-device-hash" });
  const store = await fileStore();
  for (const { name } of await database().execute<{ name: string }>(sql`
    select f.name from photo_files f join photos p on p.id = f.photo_id
    where p.account_id = ${userId}`)) {
    await store.put(`photos/${name}`, Buffer.from(`picture ${name}`), "image/webp");
  }
  for (const { name } of await database().execute<{ name: string }>(sql`
    select v.file_name as name from document_versions v join documents d on d.id = v.document_id
    where d.account_id = ${userId}`)) {
    await store.put(`documents/${name}`, Buffer.from(`document ${name}`), "application/pdf");
  }
  return household;
}

describe("an export", () => {
  it("has every database table linked to a person", async () => {
    // Reads the database's foreign keys rather than those in the code.
    const tables = await database().execute<{ name: string }>(sql`
      with recursive led as (
        select 'users'::regclass as id
        union
        select c.conrelid::regclass from pg_constraint c join led l on c.confrelid = l.id
        where c.contype = 'f'
      ) select id::text as name from led order by 1`);
    const exported: string[] = [];
    for await (const { table } of readOwnedRows([crypto.randomUUID()])) exported.push(table);
    // Visitors, followers and buyers with a draft are other people. The seller doesn't get their addresses.
    expect([...exported, "followers", "offer_drafts", "visitors"].toSorted()).toEqual(
      tables.map(({ name }) => name).toSorted(),
    );
  });

  it("accounts for every other column that could identify a person", async () => {
    const elsewhere = await database().execute<{ name: string }>(sql`
      select distinct table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public'
        and column_name ~ '(user|account|email|person|owner|identifier)'
        and table_name not in (
          select conrelid::regclass::text from pg_constraint where contype = 'f')
      order by 1`);
    // NextAuth's table for login links. Nothing writes to it, and deleting a person clears it.
    expect(elsewhere.map(({ name }) => name)).toEqual(["verification_tokens.identifier"]);
  });

  it("has everything in an Admin's account, readable and without secrets", async () => {
    const { admin: boss, member, mark, photoIds } = await createFull();
    const to = target();
    const { code, out } = await admin("export", boss.email, "--to", to);
    expect([code, out]).toEqual([
      0,
      [expect.stringMatching(/^Exported to .*\d+ rows of \d+ tables and 6 files\.$/)],
    ]);
    const files = await filesIn(to);
    expect(files.get("README.txt")).toContain(
      `Data that Porchlight stores about ${boss.email} and 1 more`,
    );
    const people = JSON.parse(files.get("data/users.json") ?? "");
    expect(people).toMatchObject([{ email: boss.email }, { email: member.email }]);
    expect(JSON.parse(files.get("data/photos.json") ?? "")).toHaveLength(photoIds.length);
    expect(files.get("data/inquiries.json")).toContain(`Buyer ${mark}`);
    expect(files.get("data/open_house_visitors.json")).toContain(`Visitor ${mark}`);
    for (const table of ["showings", "showing_settings", "documents", "document_links"]) {
      expect(JSON.parse(files.get(`data/${table}.json`) ?? "[]")).not.toEqual([]);
    }
    expect(files.get("data/description_versions.json")).toContain(`Text 3 ${mark}`);
    const shown = [...files.keys()].filter((name) => name.startsWith("photographs/shown/"));
    expect(shown).toHaveLength(3);
    expect(files.get(shown[0] ?? "")).toBe(`picture ${path.basename(shown[0] ?? "")}`);
    expect([...files.keys()].filter((name) => name.startsWith("documents/"))).toHaveLength(3);
    const all = [...files.values()].join("\n");
    expect(all).not.toMatch(/the-app-secret|the-code-hash|the-device-hash|\$2[aby]\$|secretHash/);
    expect((await stat(path.join(to, "README.txt"))).mode & 0o077).toBe(0);
  });

  it("has only a member's own data for a member", async () => {
    const { admin: boss, member, mark } = await createFull();
    const to = target();
    await admin("export", member.email, "--to", to);
    const files = await filesIn(to);
    expect(JSON.parse(files.get("data/users.json") ?? "")).toMatchObject([{ id: member.id }]);
    expect(files.get("data/user_profiles.json")).toContain(mark);
    for (const name of ["data/inquiries.json", "data/photos.json", "data/properties.json"]) {
      expect(files.has(name)).toBe(false);
    }
    expect([...files.values()].join()).not.toContain(boss.email);
  });

  it("is a ZIP if the path ends in .zip, with the photos as they were uploaded", async () => {
    const seller = await createUser();
    await addPhoto(seller, await takePhoto(900, 600));
    const to = target(".zip");
    const { code, out } = await admin("export", seller.email, "--to", to);
    expect([code, out[0]]).toEqual([0, expect.stringContaining("Exported to")]);
    const names = Object.keys(unzipSync(await readFile(to)));
    expect(names).toContain("README.txt");
    expect(names.filter((name) => name.startsWith("photographs/originals/"))).toHaveLength(1);
    expect(names.filter((name) => name.startsWith("photographs/shown/")).length).toBeGreaterThan(2);
    expect((await stat(to)).mode & 0o077).toBe(0);
    execFileSync("test", ["!", "-e", `${to}.unfinished`]);
  });

  it("reports a file missing from the store, and continues", async () => {
    const { admin: boss } = await createHousehold();
    const to = target();
    const { code, err } = await admin("export", boss.email, "--to", to);
    expect(code).toBe(0);
    expect(err).toHaveLength(6);
    expect(err[0]).toMatch(/^Left out because it's missing from the store: photographs\/shown\//);
    expect([...(await filesIn(to)).keys()]).toContain("README.txt");
  });

  it("overwrites nothing, and writes nothing with --dry-run", async () => {
    const { email } = await createUser();
    const [full, zip, file] = [target(), target(".zip"), target()];
    await admin("export", email, "--to", full);
    await writeFile(zip, "mine");
    await writeFile(file, "mine");
    for (const to of [full, zip, file]) {
      const { code, err } = await admin("export", email, "--to", to);
      expect([code, err]).toEqual([1, [expect.stringMatching(/^Nothing was exported: /)]]);
    }
    expect(await readFile(zip, "utf8")).toBe("mine");
    const nowhere = target();
    expect((await admin("export", email, "--to", nowhere, "--dry-run")).out[0]).toMatch(
      /^Would export to .*: 1 row of 1 table and 0 files\.$/,
    );
    await expect(stat(nowhere)).rejects.toThrow("ENOENT");
    expect((await admin("export", email)).err[0]).toBe("--to is missing.");
  });
});

const countRows = async (ids: readonly string[]) => {
  let rows = 0;
  for await (const table of readOwnedRows(ids)) rows += table.rows.length;
  return rows;
};

describe("a deletion", () => {
  it("deletes an Admin with the whole account, its files and jobs, and no one else", async () => {
    await database().delete(operatorActions);
    const { admin: boss, member } = await createFull();
    const other = await createFull();
    const ids = [boss.id, member.id];
    const kept = await countRows([other.admin.id, other.member.id]);
    await addJob(database(), "mail", { kind: "password_changed", userId: member.id });
    await addJob(database(), "password_reset", { email: boss.email });
    const count = async (of: string) =>
      (await readdir(path.join(env().DATA_DIR, "files", of))).length;
    const before = { photos: await count("photos"), documents: await count("documents") };

    const dry = await admin("delete", boss.email, "--dry-run");
    const what = `the account of ${boss.email} with 2 people and 6 files`;
    expect(dry.out).toEqual([`Would delete: ${what}.`]);
    expect((await admin("delete", boss.email)).err).toEqual([expect.stringContaining("--yes")]);
    expect(await countRows(ids)).toBeGreaterThan(20);

    const { code, out } = await admin("delete", boss.email.toUpperCase(), "--yes");
    expect([code, out]).toEqual([0, [`Deleted: ${what}.`]]);
    expect(await countRows(ids)).toBe(0);
    expect(await count("photos")).toBe(before.photos - 3);
    expect(await count("documents")).toBe(before.documents - 3);
    const versions = await database().execute(sql`
      select from document_versions where document_id is null`);
    expect(versions).toHaveLength(0);
    const jobs = await database().execute(sql`
      select from jobs.job where data::text like ${`%${member.id}%`} or data::text like ${`%${boss.email}%`}`);
    expect(jobs).toHaveLength(0);
    expect(await countRows([other.admin.id, other.member.id])).toBe(kept);
    const log = JSON.stringify(await database().select().from(operatorActions));
    expect(log).not.toContain(boss.email);
    expect(log).toContain(boss.id);
    expect((await admin("find", boss.email)).code).toBe(1);
  });

  it("deletes only a member, and moves people they added to the Admin", async () => {
    const { admin: boss, member } = await createFull();
    const below = await createUser({ parent: member });
    const { code, out } = await admin("delete", member.email, "--yes");
    expect([code, out]).toEqual([0, [`Deleted: ${member.email}.`]]);
    const left = await database().select().from(users).where(eq(users.accountId, boss.id));
    expect(left.map(({ id }) => id).toSorted()).toEqual([boss.id, below.id].toSorted());
    expect(left.find(({ id }) => id === below.id)?.parentUserId).toBe(boss.id);
  });

  it("is refused while the account pays through Stripe", async () => {
    const { admin: boss } = await createHousehold();
    await database()
      .update(users)
      .set({ stripeSubscriptionId: "sub_123" })
      .where(eq(users.id, boss.id));
    vi.stubEnv("EMBEDDED_DATABASE", "0");
    const { code, err } = await runAdmin("delete", boss.email, "--yes");
    expect([code, err]).toEqual([1, [expect.stringContaining("Cancel it in Stripe first")]]);
    expect(await countRows([boss.id])).toBeGreaterThan(10);
  });
});
