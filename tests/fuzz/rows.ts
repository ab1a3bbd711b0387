import { sql } from "drizzle-orm";
import { database } from "#db/client.ts";

// What only counts attempts, and who takes a step of an account's payments.
const COUNTERS = ["attempts", "billing_accounts"];

let everyRow: string | undefined;

/** Every row of the database as text, with the name of its table. */
export async function readRows(): Promise<ReadonlySet<string>> {
  everyRow ??= await queryOfEveryRow();
  const rows = await database().execute<{ row: string }>(sql.raw(everyRow));
  return new Set(rows.map(({ row }) => row));
}

async function queryOfEveryRow(): Promise<string> {
  const tables = await database().execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return tables
    .filter(({ name }) => !COUNTERS.includes(name))
    .map(({ name }) => `select '${name} ' || to_jsonb(t)::text as row from "${name}" t`)
    .join(" union all ");
}

/** Rows that went, and rows that came. */
export const changeOf = (before: ReadonlySet<string>, after: ReadonlySet<string>): string[] => [
  ...[...before].filter((row) => !after.has(row)),
  ...[...after].filter((row) => !before.has(row)),
];
