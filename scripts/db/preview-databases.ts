import { createHash } from "node:crypto";
import postgres, { type Sql } from "postgres";
import { markPreview, nameInMark } from "#db/preview-mark.ts";
import { codeOf } from "#lib/errors.ts";
import { prepareDatabase } from "#services/database.ts";
import { StartError } from "../start-error.ts";

const PREFIX = "porchlight_preview_";
// PostgreSQL cuts longer names.
const LONGEST = 63;
const HASH_DIGITS = 8;
// Held while previews are made or dropped, by one command at a time; databases know no transaction.
const LOCK = 7_100_019;

const NO_RIGHT = "42501";
const IN_USE = "55006";

/**
 * The name of a preview's database. Names that differ, differ here too.
 * @param name such as a branch's: whatever stands in it
 * @throws StartError where no letter or digit is in it
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
  /** For whom it was made; null: it bears no mark. */
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

/** The address of another database on the same server. */
export function addressOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/**
 * Makes a preview's database with its mark, the present schema and demonstration data. Done again, or by
 * two at once, it changes nothing more; what a killed command left half made is finished.
 * @param serverUrl a database on the server, with a role that may make databases
 * @returns the address of the preview's database
 * @throws StartError
 */
export async function createPreview(serverUrl: string, name: string): Promise<string> {
  const database = previewDatabase(name);
  const url = addressOf(serverUrl, database);
  await withServer(serverUrl, (server) =>
    locked(server, async () => {
      const found = await find(server, database);
      if (!found) await server.unsafe(`create database ${database}`);
      else if (found.name !== null) {
        // A drop that did not come to its end has closed it.
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
 * Drops a preview's database, with whoever is connected to it as a role that ours has the rights of.
 * @returns false where there is none
 * @throws StartError for a database without the mark, or where somebody else is connected
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

// Not "with (force)": that one fails for a role that is no superuser while PostgreSQL vacuums the database
// by itself; a plain drop stops the vacuum, and waits 5 seconds for everybody else.
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

/** The previews of a server: for whom each was made, by its database. */
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
