import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { type Env, env } from "#server/env.ts";
import { AppError } from "#lib/errors.ts";
import { withDeadline, within } from "./deadline.ts";
import { withOneRowEach } from "./one-each.ts";
import { requirePreviewDatabase } from "./preview-mark.ts";
import * as schema from "./schema/index.ts";

export type Database = PostgresJsDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
export type Executor = Database | Transaction;

// Longest wait for one statement of a person's request.
const STATEMENT_MS = 10_000;
// As many statements may wait for an answer. A database that works has never so many behind.
const MAX_WAITING = 500;
// A platform freezes a process between requests: a connection that nobody uses is closed before long, so
// that few are found dead, and the server holds few for nobody.
const IDLE_SECONDS = 60;
const IDLE_SECONDS_ON_PLATFORM = 5;
// Longest wait of a check: whoever looks after the server asks again soon.
const CHECK_MS = 3_000;

/**
 * Opens a pool of connections.
 * @param url a postgres:// address
 * @param options `max` connections; `prepare` false where a pooler stands in front; `statementMs` the
 *   longest wait for a statement, without end unless said; `idleSeconds` after which a connection is
 *   closed; `isPreview` lets nothing through but to a database that was made for a preview
 */
export function connect(
  url: string,
  options: {
    max?: number;
    prepare?: boolean;
    statementMs?: number;
    idleSeconds?: number;
    isPreview?: boolean;
  } = {},
) {
  const max = options.max ?? 10;
  const client = postgres(url, {
    max,
    prepare: options.prepare ?? true,
    connect_timeout: 5,
    idle_timeout: options.idleSeconds ?? IDLE_SECONDS,
    onnotice: () => undefined,
  });
  const sending = options.prepare === false ? withOneRowEach(client, max) : client;
  const bounded = options.statementMs
    ? withDeadline(sending, options.statementMs, {
        mostWaiting: MAX_WAITING,
        ...(options.isPreview && { ready: memoizeSuccess(() => requirePreviewDatabase(client)) }),
      })
    : sending;
  return { client, db: drizzle(bounded, { schema }) };
}

// Done once; what has failed is tried again by who comes next.
function memoizeSuccess(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () =>
    (done ??= work().catch((error: unknown) => {
      done = undefined;
      throw error;
    }));
}

function optionsOf({ DATABASE_PREPARE, ON_PLATFORM, PREVIEW }: Env) {
  return {
    prepare: DATABASE_PREPARE,
    statementMs: STATEMENT_MS,
    idleSeconds: ON_PLATFORM ? IDLE_SECONDS_ON_PLATFORM : IDLE_SECONDS,
    isPreview: PREVIEW,
  };
}

// Kept on globalThis, so that a hot reload in development does not open another pool.
const holder = globalThis as typeof globalThis & { porchlightDatabase?: Database };

/**
 * The database of this process, opened at its first use.
 * @throws AppError `unavailable` when none is configured.
 */
export function database(): Database {
  const { DATABASE_URL, DATABASE_POOL } = env();
  if (!DATABASE_URL) {
    throw new AppError(
      "unavailable",
      "Porchlight isn't connected to a database. Please try again later.",
    );
  }
  holder.porchlightDatabase ??= connect(DATABASE_URL, {
    ...optionsOf(env()),
    max: DATABASE_POOL,
  }).db;
  return holder.porchlightDatabase;
}

/** A connection to the same database beside its pool, which closes when it is not used. */
export function connectOnce() {
  return connect(env().DATABASE_URL ?? "", { ...optionsOf(env()), max: 1 });
}

/**
 * The rows of a statement by which the server looks after itself.
 * @throws DeadlineError after three seconds; errors of the driver
 */
export const ask = (statement: SQL) => within(database().execute(statement), CHECK_MS);

/** @throws as `ask` */
export async function pingDatabase(): Promise<void> {
  await ask(sql`select 1`);
}
