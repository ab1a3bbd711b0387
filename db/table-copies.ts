import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import type { ISql, Sql, TransactionSql } from "postgres";

// Tables as PostgreSQL's own COPY writes them, without knowing what they are about.

/** A table of the schema `public`, with the columns that are stored and not computed. */
export interface CopiedTable {
  name: string;
  columns: string[];
}

/** What a column that counts by itself gives next. */
export interface IdentityState {
  table: string;
  column: string;
  last: string;
  isUsed: boolean;
}

// The same text for the same value, whatever the server and its roles are set to.
const SETTINGS = {
  TimeZone: "UTC",
  DateStyle: "ISO, YMD",
  IntervalStyle: "postgres",
  bytea_output: "hex",
  extra_float_digits: "1",
  // A large table would else be read from where another reader is.
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
 * Runs work in a transaction in which a value is written the same way everywhere.
 * @param kind `snapshot` reads the database as it stands at one moment, whoever writes meanwhile
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

/** Whether a database holds nothing of Porchlight's but queues without jobs, and nothing else where its tables go. */
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

/** The tables, each after those that it refers to. */
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

/** Keeps migrations away from tables until the transaction ends; who reads and writes goes on. */
export async function lockTables(
  sql: TransactionSql,
  tables: readonly CopiedTable[],
): Promise<void> {
  for (const { name } of tables) await sql`lock table ${inPublic(sql, name)} in access share mode`;
}

/** The rows of a table, one a line, in pieces of any size. */
export async function* copyOut(
  sql: TransactionSql,
  { name, columns }: CopiedTable,
): AsyncGenerator<Buffer> {
  const rows: Readable =
    await sql`copy ${inPublic(sql, name)} (${sql(columns)}) to stdout`.readable();
  // The driver stops listening to the server while rows wait here. Where they were the last ones it
  // does not begin again by itself, and would wait for ever for what the server says after them.
  rows.once("end", () => rows._read(0));
  try {
    for await (const piece of rows.iterator({ destroyOnReturn: false })) yield piece as Buffer;
  } finally {
    // Whoever has stopped early leaves rows that the server is still sending.
    if (!rows.readableEnded && !rows.destroyed) await finished(rows.resume());
  }
}

/** Takes rows as `copyOut` writes them. */
export async function copyIn(
  sql: TransactionSql,
  { name, columns }: CopiedTable,
  lines: AsyncIterable<Uint8Array>,
): Promise<void> {
  const copy = await sql`copy ${inPublic(sql, name)} (${sql(columns)}) from stdin`.writable();
  await pipeline(Readable.from(lines, { objectMode: false }), copy);
}

/** How far the columns have counted that number rows by themselves. */
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
