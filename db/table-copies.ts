import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import type { ISql, Sql, TransactionSql } from "postgres";

// Copies tables with PostgreSQL's COPY, independent of their content.

/** A table of the schema `public`, with its stored, not generated, columns. */
export interface CopiedTable {
  name: string;
  columns: string[];
}

/** The next value of an identity column. */
export interface IdentityState {
  table: string;
  column: string;
  last: string;
  isUsed: boolean;
}

// Makes the text of a value independent of the settings of the server and its roles.
const SETTINGS = {
  TimeZone: "UTC",
  DateStyle: "ISO, YMD",
  IntervalStyle: "postgres",
  bytea_output: "hex",
  extra_float_digits: "1",
  // Otherwise a scan of a large table may start where another one is.
  synchronize_seqscans: "off",
};

const IS_STORED = "attnum > 0 and not attisdropped and attgenerated = ''";

const inPublic = (sql: ISql, name: string) => sql(`public.${name}`);

async function setLocally(sql: TransactionSql): Promise<void> {
  for (const [name, value] of Object.entries(SETTINGS)) {
    await sql`select set_config(${name}, ${value}, true)`;
  }
}

/**
 * Runs work in a transaction in which values are written the same way everywhere.
 * @param kind `snapshot` reads the database as of one moment, despite concurrent writes
 */
export async function withCopies<T>(
  client: Sql,
  kind: "snapshot" | "filling",
  work: (sql: TransactionSql) => Promise<T>,
): Promise<T> {
  const mode = kind === "snapshot" ? "isolation level repeatable read read only" : "read write";
  const result = await client.begin(mode, async (sql) => {
    await setLocally(sql);
    return { value: await work(sql) };
  });
  return (result as { value: T }).value;
}

/**
 * Returns whether a database has nothing of Porchlight but queues without jobs, and nothing else in its
 * schemas.
 */
export async function isEmptyDatabase(sql: ISql): Promise<boolean> {
  const [found] = await sql<{ isFull: boolean; hasQueues: boolean }[]>`
    select to_regclass('jobs.job') is not null as "hasQueues", exists (
      select from pg_class
      where relnamespace::regnamespace::text in ('public', 'drizzle')
        and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
        and not exists (
          select from pg_depend
          where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    ) as "isFull"`;
  if (!found || found.isFull) return false;
  return !found.hasQueues || (await sql`select from jobs.job limit 1`).length === 0;
}

/** Returns the tables, each after those it references. */
export async function listTables(sql: ISql): Promise<CopiedTable[]> {
  const rows = await sql<{ name: string; columns: string[]; after: string[] }[]>`
    select relname as name,
      array(select attname::text from pg_attribute
        where attrelid = pg_class.oid and ${sql.unsafe(IS_STORED)} order by attnum) as columns,
      array(select other.relname::text
        from pg_constraint join pg_class other on other.oid = confrelid
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as after
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not exists (
        select from pg_depend
        where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    order by relname`;
  return inOrder(rows);
}

function inOrder(rows: readonly (CopiedTable & { after: string[] })[]): CopiedTable[] {
  const done = new Set<string>();
  const ordered: CopiedTable[] = [];
  while (ordered.length < rows.length) {
    const next = rows.filter(
      ({ name, after }) => !done.has(name) && after.every((other) => done.has(other)),
    );
    if (next.length === 0) throw new Error("Tables reference each other in a circle");
    for (const { name, columns } of next) {
      done.add(name);
      ordered.push({ name, columns });
    }
  }
  return ordered;
}

/** Blocks migrations of tables until the transaction ends; allows reads and writes. */
export async function lockTables(
  sql: TransactionSql,
  tables: readonly CopiedTable[],
): Promise<void> {
  for (const { name } of tables) await sql`lock table ${inPublic(sql, name)} in access share mode`;
}

/** Streams the rows of a table, one per line, in chunks of any size. */
export async function* copyOut(
  sql: TransactionSql,
  { name, columns }: CopiedTable,
): AsyncGenerator<Buffer> {
  const rows: Readable =
    await sql`copy ${inPublic(sql, name)} (${sql(columns)}) to stdout`.readable();
  // The driver stops reading from the server while rows are buffered here. After the last rows it doesn't
  // resume and would wait forever for the end of the answer.
  rows.once("end", () => rows._read(0));
  try {
    for await (const piece of rows.iterator({ destroyOnReturn: false })) yield piece as Buffer;
  } finally {
    // A reader that stopped early leaves rows that the server is still sending.
    if (!rows.readableEnded && !rows.destroyed) await finished(rows.resume());
  }
}

/** Stores rows in `copyOut`'s format. */
export async function copyIn(
  sql: TransactionSql,
  { name, columns }: CopiedTable,
  lines: AsyncIterable<Uint8Array>,
): Promise<void> {
  const copy = await sql`copy ${inPublic(sql, name)} (${sql(columns)}) from stdin`.writable();
  await pipeline(Readable.from(lines, { objectMode: false }), copy);
}

/** Returns the next values of the identity columns. */
export async function readIdentities(sql: ISql): Promise<IdentityState[]> {
  const found = await sql<{ table: string; column: string; sequence: string }[]>`
    select relname as "table", attname as "column",
      pg_get_serial_sequence(format('public.%I', relname), attname) as sequence
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attidentity <> ''
    order by 1, 2`;
  const states: IdentityState[] = [];
  for (const { table, column, sequence } of found) {
    const [state] = await sql.unsafe<{ last: string; isUsed: boolean }[]>(
      `select last_value::text as last, is_called as "isUsed" from ${sequence}`,
    );
    if (state) states.push({ table, column, ...state });
  }
  return states;
}

export async function setIdentities(sql: ISql, states: readonly IdentityState[]): Promise<void> {
  for (const { table, column, last, isUsed } of states) {
    await sql`
      select setval(pg_get_serial_sequence(format('public.%I', ${table}::text), ${column}), ${last}::text::bigint, ${isUsed})`;
  }
}
