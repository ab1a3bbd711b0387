import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import type { Sql } from "postgres";
import { codeOf } from "#lib/errors.ts";
import type { Database } from "./client.ts";

const MIGRATION_LOCK = 7_100_001;
const RETRY_MS = 200;

/** The folder of the migrations. */
export const MIGRATIONS = fileURLToPath(new URL("../drizzle", import.meta.url));

const OLDEST_VERSION = 15;

/** The database server cannot be used. The message says what to do. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
}

/** @throws DatabaseError when the server is too old */
export async function requireServerVersion(client: Sql): Promise<void> {
  const [server] = await client`select current_setting('server_version_num')::int / 10000 as major`;
  if (Number(server?.major) < OLDEST_VERSION) {
    throw new DatabaseError(
      `The database server runs PostgreSQL ${server?.major}. Porchlight needs PostgreSQL ${OLDEST_VERSION} or newer.`,
    );
  }
}

// insufficient_privilege; feature_not_supported, which is what PostgreSQL says of an extension that is not there.
const NO_EXTENSION = ["42501", "0A000", "58P01"];

// PostgreSQL's own extensions that the schema is made with, and what for.
const EXTENSIONS = {
  pg_trgm: "search uses to compare words",
  btree_gist: "prevents double-booked showings",
};

/** @throws DatabaseError when an extension that the schema is made with can't be had */
export async function requireExtensions(client: Sql): Promise<void> {
  for (const [extension, purpose] of Object.entries(EXTENSIONS)) {
    try {
      await client`create extension if not exists ${client(extension)}`;
    } catch (error) {
      if (!NO_EXTENSION.includes(codeOf(error) ?? "")) throw error;
      throw new DatabaseError(
        `Porchlight needs the PostgreSQL extension ${extension}, which ${purpose}, and the role in DATABASE_URL can't create it. Run "create extension ${extension}" in this database as its owner or a superuser, then start again.`,
        { cause: error },
      );
    }
  }
}

/**
 * Runs work while no other instance does, so that two can start at once. The lock is held in a
 * transaction on a connection of its own: behind a pooler a session's lock would not stay ours. Who
 * waits for the lock holds no connection, so that a small pool is enough for any number of them.
 */
export async function withMigrationLock(client: Sql, work: () => Promise<void>): Promise<void> {
  const attempt = () =>
    client.begin(async (holder) => {
      const [lock] = await holder`select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as ours`;
      if (lock?.ours === true) await work();
      return lock?.ours === true;
    });
  while (!(await attempt())) await sleep(RETRY_MS);
}

export async function migrateSchema(db: Database): Promise<void> {
  await migrate(db, { migrationsFolder: MIGRATIONS });
}
