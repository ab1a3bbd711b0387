import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrateFirst, migrationCount } from "#db/migration-state.ts";
import { bodyOf, createArchive } from "#server/backup/archive.ts";
import { folderStore } from "#server/file-store/folder-store.ts";
import type { FileStore } from "#server/file-store/index.ts";
import { fillTables } from "#tests/upgrades/fill-tables.ts";
import {
  createEmptyDatabase,
  createFilledDatabase,
  filesAt,
  rowsAt,
  withClient,
} from "#tests/backup/databases.ts";
import { headOf, parseHead } from "./format.ts";
import { restoreBackup } from "./restore.ts";
import { writeBackup } from "./write.ts";

let folder: string;
let store: FileStore;
let source: string;
let file: string;
let empty: string;
let serial = 0;

const newPlace = () => path.join(folder, String((serial += 1)));
const newStore = () => folderStore(newPlace());
const backUp = (url: string, from: FileStore | null, to: string, signal?: AbortSignal) =>
  withClient(url, (client) => writeBackup(client, from, to, signal));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "porchlight-backup-"));
  store = newStore();
  source = await createFilledDatabase(store);
  // More rows than fit in one part of a table.
  await withClient(
    source,
    (client) => client`
      insert into attempts (kind, key)
      select 'many', n || repeat(md5(n::text), 3) from generate_series(1, 90000) n`,
  );
  file = newPlace();
  await backUp(source, store, file);
  empty = await createEmptyDatabase();
});
afterAll(() => rm(folder, { recursive: true }));

/** Checks that a failed restore wrote nothing to the empty database. */
async function expectNothingAt(place: string): Promise<void> {
  expect(await rowsAt(empty)).toEqual({});
  expect(await readdir(place, { recursive: true }).catch(() => [])).toEqual([]);
}

it("restores every row and file, and continues the source's ids", async () => {
  const target = await createEmptyDatabase();
  const files = newStore();
  const report = await restoreBackup(file, { url: target, store: files });
  const rows = await rowsAt(source);
  expect(await rowsAt(target)).toEqual(rows);
  expect(await filesAt(target, files)).toEqual(await filesAt(source, store));
  expect(report).toMatchObject({ files: 6, tables: Object.keys(rows).length });
  expect(report.rows).toBe(Object.values(rows).join("").split("\n").length - 1);
  const next = (client: Parameters<typeof fillTables>[0]) =>
    client`insert into attempts (kind, key) values ('next', 'next') returning id`;
  expect(await withClient(target, next)).toEqual(await withClient(source, next));
});

it("reads a consistent snapshot of all tables, even during writes", async () => {
  // An upper limit, so that a slow machine stops writing eventually.
  const most = 5_000;
  const write = async (isOver: () => boolean) => {
    await withClient(source, async (client) => {
      for (let n = 0; n < most && !isOver(); n += 1) {
        await client.begin(async (sql) => {
          await sql`insert into attempts (kind, key) values ('pair', ${n})`;
          await sql`insert into webhook_events (id, type) values (${`pair ${n}`}, 'pair')`;
        });
      }
    });
  };
  let isOver = false;
  const writing = write(() => isOver);
  const while_ = newPlace();
  await backUp(source, store, while_);
  isOver = true;
  await writing;
  const target = await createEmptyDatabase();
  await restoreBackup(while_, { url: target, store: newStore() });
  const [count] = await withClient(
    target,
    (client) => client`
      select (select count(*) from attempts where kind = 'pair') =
        (select count(*) from webhook_events where type = 'pair') as "isWhole"`,
  );
  expect(count).toEqual({ isWhole: true });
});

it("rejects a backup that is damaged or cut off anywhere, and writes nothing", async () => {
  const small = newPlace();
  const place = newPlace();
  const url = await createFilledDatabase(store);
  await backUp(url, store, small);
  const bytes = await readFile(small);
  const attempt = async (damaged: Buffer) => {
    const name = newPlace();
    await writeFile(name, damaged);
    return restoreBackup(name, { url: empty, store: folderStore(place) }).then(
      () => "restored",
      (error: unknown) => String(error),
    );
  };
  for (let at = 3; at < bytes.length; at += 9973) {
    const flipped = Buffer.from(bytes);
    flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8));
    expect(await attempt(flipped)).toMatch(/Error: (The backup|This) is/);
    expect(await attempt(bytes.subarray(0, at))).toMatch(/Error: The backup is damaged/);
  }
  expect(await attempt(Buffer.concat([bytes, Buffer.alloc(1)]))).toMatch(/after its end/);
  await expectNothingAt(place);
});

it("leaves nothing behind when canceled", async () => {
  const place = newPlace();
  const ending = (kept: FileStore, method: "read" | "put") => {
    const end = new AbortController();
    const wrapped = (...args: never[]) => {
      end.abort(new Error("ended"));
      return (kept[method] as (...args: never[]) => unknown)(...args);
    };
    return { signal: end.signal, store: { ...kept, [method]: wrapped } };
  };
  const backup = ending(store, "read");
  await expect(
    backUp(source, backup.store, path.join(folder, "ended"), backup.signal),
  ).rejects.toThrow("ended");
  expect((await readdir(folder)).filter((name) => name.includes("ended"))).toEqual([]);
  const restore = ending(folderStore(place), "put");
  await expect(restoreBackup(file, { url: empty, ...restore })).rejects.toThrow("ended");
  expect((await readdir(place, { recursive: true })).filter((name) => name.includes("."))).toEqual(
    [],
  );
  expect(await rowsAt(empty)).toEqual({});
});

it("overwrites no file and no database", async () => {
  await expect(backUp(source, store, file)).rejects.toThrow(/a file of that name/);
  await expect(restoreBackup(file, { url: source, store })).rejects.toThrow(/isn't empty/);
  await expect(backUp(source, store, path.join(folder, "no/such/b"))).rejects.toThrow(
    /can't be written: there is no such folder/,
  );
});

it("rejects what it can't back up or restore correctly", async () => {
  const place = newPlace();
  const restore = (name: string, options: object = {}) =>
    restoreBackup(name, { url: empty, store: folderStore(place), ...options });
  const write = async (entries: Record<string, unknown>) => {
    const name = newPlace();
    const parts: Uint8Array[] = [];
    const archive = createArchive(async (bytes) => void parts.push(bytes));
    for (const [entry, value] of Object.entries(entries)) {
      const bytes = Buffer.from(JSON.stringify(value));
      await archive.add(entry, bytes.length, bodyOf(bytes));
    }
    await archive.end();
    await writeFile(name, Buffer.concat(parts));
    return name;
  };
  const rows = { tables: { second_factors: { rows: 1, sha256: "" } }, identities: [] };
  const head = headOf({ migrations: migrationCount(), tables: [] });
  const later = { ...head, migrations: migrationCount() + 1 };
  expect(() => parseHead(JSON.stringify({ ...head, porchlightBackup: 2 }))).toThrow(
    /newer release/,
  );
  await expect(restore(await write({ "a.txt": 1 }))).rejects.toThrow(/a Porchlight backup/);
  await expect(restore(await write({ "backup.json": later, "rows.json": rows }))).rejects.toThrow(
    /A newer release/,
  );
  const other = { ...head, secret: "other" };
  await expect(restore(await write({ "backup.json": other, "rows.json": rows }))).rejects.toThrow(
    /different AUTH_SECRET/,
  );
  await expect(restore(file, { store: null })).rejects.toThrow(/no file store is set up/);
  await expect(backUp(source, null, newPlace())).rejects.toThrow(/no file store is set up/);
  await expect(backUp(empty, store, newPlace())).rejects.toThrow(/was never migrated/);
  await writeFile(path.join(folder, "zipped"), gzipSync("no tar"));
  await expect(restore(path.join(folder, "zipped"))).rejects.toThrow(/The backup is damaged/);
  await expectNothingAt(place);
});

it("restores a backup from an earlier release, and migrates it", async () => {
  const old = await createEmptyDatabase();
  await withClient(old, (client) =>
    client.begin(async (sql) => {
      await migrateFirst(sql, 10);
      await fillTables(sql);
    }),
  );
  const name = newPlace();
  await backUp(old, null, name);
  const target = await createEmptyDatabase();
  await restoreBackup(name, { url: target, store: null });
  const before = await rowsAt(old);
  const after = await rowsAt(target);
  expect(after.own_sales).toBe(before.own_sales);
  expect(Object.keys(after)).toEqual(Object.keys(await rowsAt(source)));
});

it("reports files missing from the store, and continues", async () => {
  const lossy = newStore();
  const url = await createFilledDatabase(lossy);
  const [lost] = await withClient(
    url,
    (client) => client`select name from photo_files where photo_id is not null limit 1`,
  );
  await lossy.delete(`photos/${lost?.name}`);
  const report = await backUp(url, lossy, newPlace());
  expect(report).toMatchObject({ files: 5, lost: [lost?.name] });
});
