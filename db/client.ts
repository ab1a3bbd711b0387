import "server-only";
import { sql } from "drizzle-orm";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { env } from "#server/env.ts";
import { AppError } from "#lib/errors.ts";
import * as schema from "./schema/index.ts";

export type Database = PostgresJsDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** Where a query runs: the pool, or a transaction that the caller has opened. */
export type Executor = Database | Transaction;

/**
 * Opens a pool of connections.
 * @param url a postgres:// address
 * @param options `max` connections; `prepare` false where a pooler stands in front
 */
export function connect(url: string, options: { max?: number; prepare?: boolean } = {}) {
  const client = postgres(url, {
    max: options.max ?? 10,
    prepare: options.prepare ?? true,
    connect_timeout: 5,
    idle_timeout: 60,
    onnotice: () => undefined,
  });
  return { client, db: drizzle(client, { schema }) };
}

// Kept on globalThis, so that a hot reload in development does not open another pool.
const holder = globalThis as typeof globalThis & { porchlightDatabase?: Database };

/**
 * The database of this process, opened at its first use.
 * @throws AppError `unavailable` when none is configured.
 */
export function database(): Database {
  const { DATABASE_URL, DATABASE_PREPARE } = env();
  if (!DATABASE_URL) {
    throw new AppError("unavailable", "Porchlight has no database yet. Please try again later.");
  }
  holder.porchlightDatabase ??= connect(DATABASE_URL, { prepare: DATABASE_PREPARE }).db;
  return holder.porchlightDatabase;
}

/** Asks the database for nothing, to see whether it answers. @throws errors of the driver. */
export async function pingDatabase(db: Executor = database()): Promise<void> {
  await db.execute(sql`select 1`);
}
