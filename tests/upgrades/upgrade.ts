import { isDeepStrictEqual } from "node:util";
import postgres, { type ISql, type Sql } from "postgres";
import { requireExtensions } from "#db/migrate.ts";
import { migrateFirst } from "#db/migration-state.ts";
import { prepareDatabase } from "#services/database.ts";
import { fillTables } from "./fill-tables.ts";

type Row = Record<string, unknown>;
type Tables = Map<string, { columns: string[]; rows: Row[] }>;

export interface Upgrade {
  tables: number;
  rows: number;
  seconds: number;
  faults: string[];
}

/** Data that migrations removed on purpose, with the reason. */
const GONE_TABLES: Readonly<Record<string, string>> = {
  sign_in_attempts: "counts of an hour, kept in another way since",
};
const RENAMED_TABLES: Readonly<Record<string, string>> = {
  visit_days: "page_view_days",
  visit_salts: "visitor_salts",
};
const GONE_COLUMNS: Readonly<Record<string, string>> = {
  "users.google_id": "now a row of accounts",
  "users.facebook_id": "now a row of accounts",
  "users.apple_id": "now a row of accounts",
};

// Migration 0002 removed unproven data of people linked to Google.
const isLinked = (before: Tables, userId: unknown) =>
  before.get("users")?.rows.some(({ id, google_id: google }) => id === userId && !!google) === true;

/** Returns the expected row after the migrations, or null if they delete it. */
function expectRow(table: string, row: Row, before: Tables): Row | null {
  // House numbers became text, for units and halves.
  if (table === "sales") {
    return {
      ...row,
      house_number: (row.house_number as number | string | null)?.toString() ?? null,
    };
  }
  if (table === "sessions" && isLinked(before, row.user_id)) return null;
  if (table === "users" && isLinked(before, row.id)) {
    return { ...row, password: null, auth_provider: row.parent_user_id ? "email" : "google" };
  }
  return row;
}

async function readTables(sql: ISql): Promise<Tables> {
  const found = await sql<{ name: string; columns: string[] }[]>`
    select relname as name,
      array(select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped order by attnum) as columns
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`;
  const tables: Tables = new Map();
  for (const { name, columns } of found) {
    const rows = await sql.unsafe<{ row: Row }[]>(
      `select to_jsonb("row") as row from public.${name} "row"`,
    );
    tables.set(name, { columns, rows: rows.map(({ row }) => row) });
  }
  return tables;
}

const pick = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column]]));

function compareTables(before: Tables, after: Tables): string[] {
  return [...before].flatMap(([table, { columns, rows }]) => {
    const found = after.get(table) ?? after.get(RENAMED_TABLES[table] ?? "");
    if (!found) return GONE_TABLES[table] ? [] : [`the table ${table} is gone`];
    const kept = columns.filter((column) => found.columns.includes(column));
    const lost = columns
      .filter((column) => !kept.includes(column) && !GONE_COLUMNS[`${table}.${column}`])
      .map((column) => `the column ${table}.${column} is gone`);
    const left = found.rows.map((row) => pick(row, kept));
    const missing = rows
      .map((row) => expectRow(table, row, before))
      .filter((row) => row !== null)
      .filter((row) => !left.some((other) => isDeepStrictEqual(other, pick(row, kept))));
    return missing.length > 0
      ? [...lost, `${missing.length} rows of ${table} are other ones`]
      : lost;
  });
}

// Each identity provider id moved from a column to a row.
function compareProviders(before: Tables, after: Tables): string[] {
  const accounts = after.get("accounts")?.rows ?? [];
  return (before.get("users")?.rows ?? []).flatMap((user) =>
    ["google", "facebook", "apple"].flatMap((provider) => {
      const id = user[`${provider}_id`];
      const isThere = accounts.some(
        (row) =>
          row.provider === provider && row.provider_account_id === id && row.user_id === user.id,
      );
      return id && !isThere ? [`the ${provider} account of ${String(user.email)} is gone`] : [];
    }),
  );
}

/** Describes every column, constraint and index, to compare two schemas. */
export async function describeSchema(sql: ISql): Promise<string[]> {
  const rows = await sql<{ line: string }[]>`
    select format('%s.%s %s%s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod),
      case when attnotnull then ' not null' else '' end,
      attgenerated::text || attidentity::text || coalesce(pg_get_expr(adbin, adrelid), '')) as line
    from pg_attribute join pg_class on pg_class.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    union all
    select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all
    select indexdef from pg_indexes where schemaname = 'public'
    union all
    select format('%s %s', typname, (select string_agg(enumlabel, ',' order by enumsortorder)
      from pg_enum where enumtypid = pg_type.oid))
    from pg_type where typnamespace = 'public'::regnamespace and typtype = 'e'
    order by 1`;
  return rows.map(({ line }) => line);
}

/**
 * Fills a database after `count` migrations, migrates it to the current schema, and reports unexpected
 * changes.
 * @param schema of a newly created database, from `describeSchema`
 */
export async function tryUpgrade(
  url: string,
  count: number,
  schema: readonly string[],
): Promise<Upgrade> {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await requireExtensions(client);
    await client.begin(async (sql) => {
      await migrateFirst(sql, count);
      await fillTables(sql);
    });
    const before = await readTables(client);
    const start = performance.now();
    await prepareDatabase(url, { demo: false });
    const seconds = (performance.now() - start) / 1000;
    return { ...sizeOf(before), seconds, faults: await findFaults(client, before, schema) };
  } finally {
    await client.end();
  }
}

const sizeOf = (tables: Tables) => ({
  tables: tables.size,
  rows: [...tables.values()].reduce((sum, { rows }) => sum + rows.length, 0),
});

async function findFaults(client: Sql, before: Tables, schema: readonly string[]) {
  const after = await readTables(client);
  const present = await describeSchema(client);
  const other = [
    ...schema.filter((line) => !present.includes(line)),
    ...present.filter((line) => !schema.includes(line)),
  ];
  const [queues] = await client`select count(*)::int as count from jobs.queue`;
  return [
    ...compareTables(before, after),
    ...compareProviders(before, after),
    ...other.map((line) => `the schema differs: ${line}`),
    ...(queues?.count ? [] : ["there are no queues"]),
  ];
}
