import "server-only";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { ISql, TransactionSql } from "postgres";
import { connect } from "#db/client.ts";
import { prepareJobs } from "#db/jobs.ts";
import { requireServerVersion, requireExtensions, withMigrationLock } from "#db/migrate.ts";
import { migrateFirst, migrationCount } from "#db/migration-state.ts";
import { holdJobs } from "#db/queries/backups.ts";
import {
  type CopiedTable,
  copyIn,
  copyOut,
  isEmptyDatabase,
  listTables,
  setIdentities,
  withCopies,
} from "#db/table-copies.ts";
import { type ArchiveEntry, ArchiveError, readArchive } from "#server/backup/archive.ts";
import type { FileStore } from "#server/file-store/index.ts";
import { prepareDatabase } from "#services/database.ts";
import { typeOfDocument } from "#services/document-files.ts";
import { typeOf } from "#services/photo-files.ts";
import {
  BackupError,
  type BackupHead,
  type BackupRows,
  HEAD,
  isStoredFile,
  JOBS,
  parseHead,
  parseJobs,
  parseRows,
  ROWS,
  secretFingerprint,
  TABLES,
} from "./format.ts";

export interface RestoreReport {
  madeAt: string;
  tables: number;
  rows: number;
  /** Jobs that weren't done when the backup was made. They wait for an operator. */
  jobs: number;
  files: number;
}

export interface RestoreOptions {
  /** URL of an empty database. */
  url: string;
  /** Null when none is configured. */
  store: FileStore | null;
  /** False behind a pooler. */
  prepare?: boolean;
  /** Accepts a backup made with another AUTH_SECRET, although its second factors are lost. */
  takesOtherSecret?: boolean;
  /** Aborts the restore and leaves nothing. */
  signal?: AbortSignal;
}

/**
 * Restores a backup into an empty database and its store, and migrates it to the current schema.
 * Checks the whole file before writing anything. Inserts and verifies the rows in one
 * transaction. On failure, deletes the files it has written.
 * @throws BackupError, ArchiveError, and errors of the driver and the store
 */
export async function restoreBackup(file: string, options: RestoreOptions): Promise<RestoreReport> {
  const found = await inspect(file, options);
  const { client, db } = connect(options.url, { max: 2, prepare: options.prepare });
  try {
    await requireServerVersion(client);
    await rejectFull(client);
    await requireExtensions(client);
    await prepareJobs(options.url, db);
    const stored = await restoreFiles(file, options);
    try {
      await withMigrationLock(client, () =>
        withCopies(client, "filling", (sql) => restoreRows(sql, file, found, options.signal)),
      );
    } catch (error) {
      await stored.undo();
      throw error;
    }
    await client`analyze`;
  } finally {
    await client.end({ timeout: 5 });
  }
  await prepareDatabase(options.url, { demo: false, prepare: options.prepare });
  const counts = Object.values(found.rows.tables);
  return {
    madeAt: found.head.madeAt,
    tables: counts.length,
    rows: counts.reduce((sum, { rows }) => sum + rows, 0),
    jobs: found.jobs.length,
    files: found.files,
  };
}

const NOT_EMPTY =
  "The database isn't empty, and a restore never replaces data. Restore into a new database: set DATA_DIR to a new folder, or DATABASE_URL to a new database.";

async function rejectFull(sql: ISql): Promise<void> {
  if (!(await isEmptyDatabase(sql))) throw new BackupError(NOT_EMPTY);
}

interface Inspected {
  head: BackupHead;
  rows: BackupRows;
  jobs: ReturnType<typeof parseJobs>;
  files: number;
}

async function readText(entry: ArchiveEntry): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of entry.body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const unzip = promisify(gunzip);

// Reads the whole backup, so that damage is found before anything is written.
async function inspect(file: string, options: RestoreOptions): Promise<Inspected> {
  let head: BackupHead | undefined;
  let rows: BackupRows | undefined;
  let jobs: Inspected["jobs"] = [];
  let files = 0;
  for await (const entry of readArchive(file)) {
    options.signal?.throwIfAborted();
    if (!head) head = parseHead(entry.name === HEAD ? String(await readText(entry)) : "");
    else if (entry.name === JOBS) jobs = parseJobs(String(await unzip(await readText(entry))));
    else if (entry.name === ROWS) rows = parseRows(String(await readText(entry)));
    else if (isStoredFile(entry.name)) files += 1;
  }
  if (!head || !rows) throw new BackupError("This isn't a Porchlight backup.");
  rejectUnfit(head, rows, files, options);
  return { head, rows, jobs, files };
}

function rejectUnfit(
  head: BackupHead,
  rows: BackupRows,
  files: number,
  { store, takesOtherSecret }: RestoreOptions,
): void {
  if (head.migrations > migrationCount()) {
    throw new BackupError(
      "A newer release made this backup. Restore it with that release or a later one.",
    );
  }
  if (files > 0 && !store) {
    throw new BackupError(
      "The backup has photos or documents, but no file store is set up. Set S3_ENDPOINT and the other S3 variables.",
    );
  }
  const factors = rows.tables.second_factors?.rows ?? 0;
  if (factors > 0 && head.secret !== secretFingerprint() && !takesOtherSecret) {
    throw new BackupError(
      "The backup was made with a different AUTH_SECRET. Without it, people who use two-step verification can't log in. Set that secret (with the embedded database, it's in the file auth-secret in the data folder), or add --other-secret.",
    );
  }
}

const typeOfStored = (key: string) =>
  key.startsWith("documents/") ? typeOfDocument(key) : typeOf(key);

async function restoreFiles(file: string, { store, signal }: RestoreOptions) {
  const added: string[] = [];
  const undo = async () => {
    for (const key of added) await store?.delete(key);
  };
  try {
    for await (const { name, size, ...entry } of readArchive(file)) {
      if (!isStoredFile(name) || !store) continue;
      signal?.throwIfAborted();
      // File names are never reused, so an existing one is the same file.
      if ((await store.size(name)) === size) continue;
      added.push(name);
      await store.put(name, await readText({ name, size, ...entry }), typeOfStored(name));
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return { undo };
}

async function restoreRows(
  sql: TransactionSql,
  file: string,
  { head, rows, jobs }: Inspected,
  signal?: AbortSignal,
): Promise<void> {
  await rejectFull(sql);
  await migrateFirst(sql, head.migrations);
  requireTables(head.tables, await listTables(sql));
  const parts = partsOf(file);
  let part = await parts.next();
  for (const table of head.tables) {
    // Tables without rows have no parts.
    if (part.value?.table !== table.name) continue;
    await copyIn(
      sql,
      table,
      (async function* () {
        for (; part.value?.table === table.name; part = await parts.next()) {
          signal?.throwIfAborted();
          yield await unzip(await readText(part.value.entry));
        }
      })(),
    );
  }
  await parts.return(undefined);
  await setIdentities(sql, rows.identities);
  for (const table of head.tables) await compare(sql, table, rows.tables[table.name]);
  await holdJobs(sql, jobs);
  signal?.throwIfAborted();
}

async function* partsOf(file: string) {
  for await (const entry of readArchive(file)) {
    if (entry.name === JOBS) return;
    if (entry.name.startsWith(TABLES)) yield { table: entry.name.split("/")[1] ?? "", entry };
  }
}

function requireTables(listed: readonly CopiedTable[], made: readonly CopiedTable[]): void {
  const sorted = (tables: readonly CopiedTable[]) =>
    tables.map(({ name, columns }) => `${name} (${columns.toSorted().join(", ")})`).toSorted();
  const wanted = sorted(made);
  const other = sorted(listed).filter((table) => !wanted.includes(table));
  if (other.length === 0 && listed.length === made.length) return;
  throw new BackupError(
    `The backup's tables don't match any release: ${other.join("; ") || "see its backup.json"}.`,
  );
}

async function compare(
  sql: TransactionSql,
  table: CopiedTable,
  listed: { sha256: string } | undefined,
): Promise<void> {
  const hash = createHash("sha256");
  for await (const chunk of copyOut(sql, table)) hash.update(chunk);
  if (hash.digest("hex") !== listed?.sha256) {
    throw new ArchiveError(`The restored rows of ${table.name} don't match the backup.`);
  }
}
