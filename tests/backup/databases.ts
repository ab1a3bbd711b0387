import { createHash, randomBytes } from "node:crypto";
import postgres, { type Sql } from "postgres";
import { copyOut, listTables, withCopies } from "#db/table-copies.ts";
import type { FileStore } from "#server/file-store/index.ts";
import { fillTables } from "#tests/upgrades/fill-tables.ts";
import { prepareDatabase } from "#services/database.ts";

const connectTo = (url: string) => postgres(url, { max: 2, onnotice: () => undefined });

export async function withClient<T>(url: string, work: (client: Sql) => Promise<T>): Promise<T> {
  const client = connectTo(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function createEmptyDatabase(): Promise<string> {
  const url = new URL(process.env.DATABASE_URL ?? "");
  const name = `empty_${randomBytes(8).toString("hex")}`;
  await withClient(url.href, (client) => client`create database ${client(name)}`);
  url.pathname = `/${name}`;
  return url.href;
}

/** Fills every table, and the store with the files that rows refer to. */
export async function fillEverything(client: Sql, store: FileStore): Promise<void> {
  await fillTables(client);
  const files = await client<{ name: string }[]>`select name from photo_files order by name`;
  for (const [at, { name }] of files.entries()) {
    const bytes = randomBytes(300_000 * at + 7);
    const newName = `${randomBytes(32).toString("base64url")}.webp`;
    await client`
      update photo_files set name = ${newName}, bytes = ${bytes.length} where name = ${name}`;
    await store.put(`photos/${newName}`, bytes, "image/webp");
  }
  const versions = await client<{ name: string }[]>`
    select file_name as name from document_versions order by file_name`;
  for (const { name } of versions) {
    const bytes = randomBytes(1_000);
    const newName = `${randomBytes(32).toString("base64url")}.pdf`;
    await client`
      update document_versions set file_name = ${newName}, bytes = ${bytes.length}
      where file_name = ${name}`;
    await store.put(`documents/${newName}`, bytes, "application/pdf");
  }
}

/** Returns the URL of a migrated and filled database, with its files in the store. */
export async function createFilledDatabase(store: FileStore): Promise<string> {
  const url = await createEmptyDatabase();
  await prepareDatabase(url, { demo: false });
  await withClient(url, (client) => fillEverything(client, store));
  return url;
}

export const rowsAt = (url: string): Promise<Record<string, string>> =>
  withClient(url, (client) =>
    withCopies(client, "snapshot", async (sql) => {
      const rows: Record<string, string> = {};
      for (const table of await listTables(sql)) {
        let text = "";
        for await (const chunk of copyOut(sql, table)) text += String(chunk);
        rows[table.name] = text;
      }
      return rows;
    }),
  );

/** Returns a checksum of each file that rows refer to; null if it's missing. */
export async function filesAt(
  url: string,
  store: FileStore,
): Promise<Record<string, string | null>> {
  const files = await withClient(
    url,
    (client) => client`
      select 'photos/' || name as key from photo_files
      union all select 'documents/' || file_name from document_versions`,
  );
  const sums: Record<string, string | null> = {};
  for (const { key } of files) {
    const body = await store.read(String(key));
    const bytes = body && Buffer.from(await new Response(body).arrayBuffer());
    sums[String(key)] = bytes && createHash("sha256").update(bytes).digest("hex");
  }
  return sums;
}
