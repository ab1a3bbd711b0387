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

const STATEMENT_MS = 10_000;
// Statements waiting for an answer; a working database never has this many.
const MAX_WAITING = 500;
// Platforms freeze a process between requests. Closing idle connections early leaves few dead ones.
const IDLE_SECONDS = 60;
const IDLE_SECONDS_ON_PLATFORM = 5;
// For health checks, which are repeated soon.
const CHECK_MS = 3_000;

/**
 * Opens a pool of connections.
 * @param url a postgres:// address
 * @param options `max` connections; `prepare` false behind a pooler; `statementMs` the longest wait for a
 * statement, unlimited if omitted; `idleSeconds` until an unused connection is closed; `isPreview` allows
 * only a database that was created for a preview
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

// Runs the work once; a failed run is repeated on the next call.
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

// Kept on globalThis so that a hot reload in development doesn't open another pool.
const holder = globalThis as typeof globalThis & { porchlightDatabase?: Database };

/**
 * Returns this process's database and opens it on first use.
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

/** Opens a connection outside the pool. It closes when idle. */
export function connectOnce() {
  return connect(env().DATABASE_URL ?? "", { ...optionsOf(env()), max: 1 });
}

/**
 * Returns the rows of a statement for health checks and monitoring.
 * @throws DeadlineError after three seconds; errors of the driver
 */
export const ask = (statement: SQL) => within(database().execute(statement), CHECK_MS);

/** @throws as `ask` */
export async function pingDatabase(): Promise<void> {
  await ask(sql`select 1`);
}
