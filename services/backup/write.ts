import "server-only";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Sql, TransactionSql } from "postgres";
import { migrationsSeen } from "#db/migration-state.ts";
import { type BackedUpFile, isFileNeeded, listFiles, listJobs } from "#db/queries/backups.ts";
import {
  type CopiedTable,
  copyOut,
  listTables,
  lockTables,
  readIdentities,
  withCopies,
} from "#db/table-copies.ts";
import { type ArchiveWriter, bodyOf, createArchive } from "#server/backup/archive.ts";
import { writeNewFile } from "#server/backup/new-file.ts";
import type { FileStore } from "#server/file-store/index.ts";
import { BackupError, type BackupRows, HEAD, headOf, JOBS, ROWS, TABLES } from "./format.ts";

// How much of a table is buffered.
const PART_BYTES = 4 * 1024 * 1024;
const NEWLINE = 0x0a;

export interface BackupReport {
  tables: number;
  rows: number;
  jobs: number;
  files: number;
  bytes: number;
  /** Photo and document files that the store has lost. */
  lost: string[];
}

/**
 * Writes a snapshot of the database with its photo and document files into one file, or no file
 * at all. Doesn't block writes to the database.
 * @param store null when none is configured
 * @param signal aborts the backup and leaves nothing
 * @throws BackupError, NewFileError, and errors of the driver and the file system
 */
export function writeBackup(
  client: Sql,
  store: FileStore | null,
  file: string,
  signal?: AbortSignal,
): Promise<BackupReport> {
  return writeNewFile(file, async (write) => {
    const archive = createArchive(async (bytes) => {
      signal?.throwIfAborted();
      await write(bytes);
    });
    const { files, ...database } = await withCopies(client, "snapshot", (sql) =>
      writeDatabase(sql, archive),
    );
    const stored = await writeFiles(client, store, archive, files);
    await archive.end();
    return { ...database, ...stored };
  });
}

async function writeDatabase(sql: TransactionSql, archive: ArchiveWriter) {
  const migrations = await migrationsSeen(sql);
  if (migrations === 0) {
    throw new BackupError("There's nothing to back up: the database was never migrated.");
  }
  if (migrations === null) {
    throw new BackupError("A newer release migrated this database. Back it up with that release.");
  }
  const tables = await listTables(sql);
  await lockTables(sql, tables);
  await addJson(archive, HEAD, headOf({ migrations, tables }));
  const rows: BackupRows["tables"] = {};
  for (const table of tables) rows[table.name] = await writeTable(sql, archive, table);
  const jobs = await listJobs(sql);
  await addZipped(archive, JOBS, [Buffer.from(JSON.stringify(jobs))]);
  await addJson(archive, ROWS, { tables: rows, identities: await readIdentities(sql) });
  return {
    tables: tables.length,
    rows: Object.values(rows).reduce((sum, table) => sum + table.rows, 0),
    jobs: jobs.length,
    files: await listFiles(sql),
  };
}

async function writeTable(sql: TransactionSql, archive: ArchiveWriter, table: CopiedTable) {
  const hash = createHash("sha256");
  let rows = 0;
  let part = 0;
  let held: Buffer[] = [];
  let heldBytes = 0;
  async function flush() {
    if (heldBytes === 0) return;
    part += 1;
    await addZipped(archive, `${TABLES}${table.name}/${String(part).padStart(4, "0")}.gz`, held);
    held = [];
    heldBytes = 0;
  }
  for await (const chunk of copyOut(sql, table)) {
    hash.update(chunk);
    // COPY writes a line break within a value as \n, so each real one ends a row.
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) rows += 1;
    held.push(Buffer.from(chunk));
    heldBytes += chunk.length;
    if (heldBytes >= PART_BYTES) await flush();
  }
  await flush();
  return { rows, sha256: hash.digest("hex") };
}

async function addZipped(archive: ArchiveWriter, name: string, parts: readonly Buffer[]) {
  const bytes = await promisify(gzip)(Buffer.concat(parts));
  await archive.add(name, bytes.length, bodyOf(bytes));
}

async function addJson(archive: ArchiveWriter, name: string, value: unknown) {
  const bytes = Buffer.from(`${JSON.stringify(value)}\n`);
  await archive.add(name, bytes.length, bodyOf(bytes));
}

async function writeFiles(
  client: Sql,
  store: FileStore | null,
  archive: ArchiveWriter,
  files: readonly BackedUpFile[],
) {
  if (!store && files.some(({ isNeeded }) => isNeeded)) {
    throw new BackupError(
      "There are photos or documents, but no file store is set up. Set S3_ENDPOINT and the other S3 variables to the application's values.",
    );
  }
  const lost: string[] = [];
  let count = 0;
  let bytes = 0;
  for (const file of store ? files : []) {
    const key = file.folder + file.name;
    const body = await store?.read(key);
    if (body) {
      await archive.add(key, file.bytes, body);
      count += 1;
      bytes += file.bytes;
    } else if (file.isNeeded && (await isFileNeeded(client, file))) {
      // Otherwise its photo or document was deleted after the snapshot.
      lost.push(file.name);
    }
  }
  return { files: count, bytes, lost };
}
