import "server-only";
import { sql } from "drizzle-orm";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { env } from "#server/env.ts";
import { AppError } from "#lib/errors.ts";
import { withDeadline, within } from "./deadline.ts";
import * as schema from "./schema/index.ts";

export type Database = PostgresJsDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
export type Executor = Database | Transaction;

// Longest wait for one statement of a person's request.
const STATEMENT_MS = 10_000;
// As many statements may wait for an answer. A database that works has never so many behind.
const MOST_WAITING = 500;
// Longest wait of the health check: a load balancer asks again soon.
const PING_MS = 3_000;

/**
 * Opens a pool of connections.
 * @param url a postgres:// address
 * @param options `max` connections; `prepare` false where a pooler stands in front; `statementMs` the
 *   longest wait for a statement, without end unless said
 */
export function connect(
  url: string,
  options: { max?: number; prepare?: boolean; statementMs?: number } = {},
) {
  const client = postgres(url, {
    max: options.max ?? 10,
    prepare: options.prepare ?? true,
    connect_timeout: 5,
    idle_timeout: 60,
    onnotice: () => undefined,
  });
  const bounded = options.statementMs
    ? withDeadline(client, options.statementMs, MOST_WAITING)
    : client;
  return { client, db: drizzle(bounded, { schema }) };
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
  holder.porchlightDatabase ??= connect(DATABASE_URL, {
    prepare: DATABASE_PREPARE,
    statementMs: STATEMENT_MS,
  }).db;
  return holder.porchlightDatabase;
}

/** A connection to the same database beside its pool, which closes when it is not used. */
export function connectOnce() {
  const { DATABASE_URL = "", DATABASE_PREPARE } = env();
  return connect(DATABASE_URL, { max: 1, prepare: DATABASE_PREPARE, statementMs: STATEMENT_MS });
}

/** @throws DeadlineError after three seconds; errors of the driver */
export async function pingDatabase(): Promise<void> {
  await within(database().execute(sql`select 1`), PING_MS);
}
