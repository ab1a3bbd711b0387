import { createHash } from "node:crypto";
import postgres, { type Sql } from "postgres";
import { markPreview, nameInMark } from "#db/preview-mark.ts";
import { codeOf } from "#lib/errors.ts";
import { prepareDatabase } from "#services/database.ts";
import { StartError } from "../start-error.ts";

const PREFIX = "porchlight_preview_";
// PostgreSQL truncates longer names.
const LONGEST = 63;
const HASH_DIGITS = 8;
// Locked while one command creates or drops previews: `create database` can't run in a transaction.
const LOCK = 7_100_019;

const NO_RIGHT = "42501";
const IN_USE = "55006";

/**
 * Returns the name of a preview's database. Different names give different databases.
 * @param name any text, such as a branch name
 * @throws StartError if it has no letter or digit
 */
export function previewDatabase(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "");
  if (plain === "")
    throw new StartError(`"${name}" isn't a valid preview name. Use letters or digits.`);
  const whole = PREFIX + plain;
  if (plain === name && whole.length <= LONGEST) return whole;
  const hash = createHash("sha256").update(name).digest("hex").slice(0, HASH_DIGITS);
  return `${whole.slice(0, LONGEST - HASH_DIGITS - 1)}_${hash}`;
}

function open(url: string): Sql {
  return postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
}

async function withServer<T>(url: string, work: (server: Sql) => Promise<T>): Promise<T> {
  const server = open(url);
  try {
    return await work(server);
  } catch (error) {
    if (codeOf(error) !== NO_RIGHT) throw error;
    throw new StartError(
      "The role in DATABASE_URL isn't allowed to create or drop databases. Ask an administrator to run `alter role … createdb`, or use a separate role for previews.",
      { cause: error },
    );
  } finally {
    await server.end({ timeout: 5 });
  }
}

async function locked<T>(server: Sql, work: () => Promise<T>): Promise<T> {
  await server`select pg_advisory_lock(${LOCK})`;
  try {
    return await work();
  } finally {
    await server`select pg_advisory_unlock(${LOCK})`;
  }
}

interface Found {
  /** The preview's name; null if the database has no mark. */
  name: string | null;
}

async function find(server: Sql, database: string): Promise<Found | null> {
  const [found] = await server<{ comment: string | null }[]>`
    select shobj_description(oid, 'pg_database') as comment from pg_database where datname = ${database}`;
  return found ? { name: nameInMark(found.comment) } : null;
}

async function isEmpty(url: string): Promise<boolean> {
  return withServer(url, async (inside) => {
    const [table] = await inside`
      select 1 from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname <> 'information_schema' and nspname not like 'pg\\_%' limit 1`;
    return table === undefined;
  });
}

/** Returns the URL of another database on the same server. */
export function addressOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/**
 * Creates a preview's database with its mark, the current schema and demo data. Safe to repeat and to run
 * concurrently; finishes what a killed command left half-made.
 * @param serverUrl a database on the server, with a role that can create databases
 * @returns the URL of the preview's database
 * @throws StartError if another database has that name
 */
export async function createPreview(serverUrl: string, name: string): Promise<string> {
  const database = previewDatabase(name);
  const url = addressOf(serverUrl, database);
  await withServer(serverUrl, (server) =>
    locked(server, async () => {
      const found = await find(server, database);
      if (!found) await server.unsafe(`create database ${database}`);
      else if (found.name !== null) {
        // An interrupted drop turned off connections.
        await server.unsafe(`alter database ${database} allow_connections true`);
      } else if (!(await isEmpty(url))) {
        throw new StartError(
          `The database ${database} already exists and isn't a preview database. Nothing was changed.`,
        );
      }
      await markPreview(server, database, name);
    }),
  );
  await prepareDatabase(url, { demo: true });
  return url;
}

/**
 * Drops a preview's database. Disconnects all roles whose rights ours has.
 * @returns false if there is none
 * @throws StartError for a database without the mark, or if another role is connected
 */
export function dropPreview(serverUrl: string, name: string): Promise<boolean> {
  const database = previewDatabase(name);
  return withServer(serverUrl, (server) =>
    locked(server, async () => {
      const found = await find(server, database);
      if (!found) return false;
      if (found.name === null) {
        throw new StartError(
          `The database ${database} isn't a preview database. Nothing was changed.`,
        );
      }
      await dropUsed(server, database);
      return true;
    }),
  );
}

// Not "with (force)", which fails for a non-superuser during an automatic vacuum. A plain drop cancels the
// vacuum and waits 5 seconds for other sessions.
async function dropUsed(server: Sql, database: string): Promise<void> {
  await server.unsafe(`alter database ${database} allow_connections false`);
  await server`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = ${database} and pg_has_role(usesysid, 'usage')`;
  try {
    await server.unsafe(`drop database ${database}`);
  } catch (error) {
    if (codeOf(error) !== IN_USE) throw error;
    throw new StartError(
      `Another user is connected to ${database}, and the role in DATABASE_URL can't disconnect them. No one else can connect to it now. Try again after they disconnect.`,
      { cause: error },
    );
  }
}

/** Returns the previews of a server, each with its database and name. */
export function listPreviews(serverUrl: string): Promise<{ database: string; name: string }[]> {
  return withServer(serverUrl, async (server) => {
    const rows = await server<{ database: string; comment: string | null }[]>`
      select datname as database, shobj_description(oid, 'pg_database') as comment
      from pg_database order by datname`;
    return rows.flatMap(({ database, comment }) => {
      const name = nameInMark(comment);
      return name === null ? [] : [{ database, name }];
    });
  });
}
