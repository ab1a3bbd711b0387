import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import type { Sql } from "postgres";
import { codeOf } from "#lib/errors.ts";
import type { Database } from "./client.ts";

const MIGRATION_LOCK = 7_100_001;
const RETRY_MS = 200;

export const MIGRATIONS = fileURLToPath(new URL("../drizzle", import.meta.url));

const OLDEST_VERSION = 15;

/** The database server can't be used. The message says what to do. */
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

// insufficient_privilege; feature_not_supported and undefined_file, which PostgreSQL reports for a missing
// extension.
const NO_EXTENSION = ["42501", "0A000", "58P01"];

// Extensions that the schema needs, and what for.
const EXTENSIONS = {
  pg_trgm: "search uses to compare words",
  btree_gist: "prevents double-booked showings",
};

/** @throws DatabaseError when an extension that the schema needs can't be installed */
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
 * Runs work while no other instance does, so that two can start together. Holds the lock in a transaction
 * on its own connection, because a session lock isn't safe behind a pooler. Waiting instances hold no
 * connection, so a small pool is enough.
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
