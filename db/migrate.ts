import { fileURLToPath } from "node:url";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import type { Sql } from "postgres";
import type { Database } from "./client.ts";

const MIGRATION_LOCK = 7_100_001;

const MIGRATIONS = fileURLToPath(new URL("../drizzle", import.meta.url));

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
      `The database server is PostgreSQL ${server?.major}: use PostgreSQL ${OLDEST_VERSION} or newer.`,
    );
  }
}

/**
 * Runs work while no other instance does, so that two can start at once. The lock is held in a
 * transaction on a connection of its own: behind a pooler a session's lock would not stay ours.
 */
export async function withMigrationLock(client: Sql, work: () => Promise<void>): Promise<void> {
  await client.begin(async (holder) => {
    await holder`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    await work();
  });
}

export async function migrateSchema(db: Database): Promise<void> {
  await migrate(db, { migrationsFolder: MIGRATIONS });
}
