import { sql } from "drizzle-orm";
import { database } from "#db/client.ts";

// Counters of attempts, and locks on an account's payments.
const COUNTERS = ["attempts", "billing_accounts"];

let isWatching = false;

/** Makes the database record each changed row, before and after. */
async function watchRows(): Promise<void> {
  await database().execute(sql`create schema watch`);
  await database().execute(sql`
    create unlogged table watch.changes (
      id bigint generated always as identity, name text, was text, became text
    )`);
  await database().execute(sql`
    create function watch.note() returns trigger language plpgsql as $$
    begin
      insert into watch.changes (name, was, became)
        values (tg_table_name, to_jsonb(old)::text, to_jsonb(new)::text);
      return null;
    end $$`);
  const tables = await database().execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of tables.filter((table) => !COUNTERS.includes(table.name))) {
    await database().execute(
      sql`create trigger watched after insert or update or delete on ${sql.identifier(name)}
        for each row execute function watch.note()`,
    );
  }
}

/**
 * Returns the rows of the whole database that were removed or added since the last call, as text with their
 * table's name. Leaves out rows that changed back.
 */
export async function takeChanges(): Promise<string[]> {
  if (!isWatching) await watchRows();
  isWatching = true;
  const changes = await database().execute<{
    name: string;
    was: string | null;
    became: string | null;
  }>(sql`
    with taken as (delete from watch.changes returning *)
    select name, was, became from taken order by id`);
  const went = new Set<string>();
  const came = new Set<string>();
  for (const { name, was, became } of changes) {
    if (was !== null && !came.delete(`${name} ${was}`)) went.add(`${name} ${was}`);
    if (became !== null && !went.delete(`${name} ${became}`)) came.add(`${name} ${became}`);
  }
  return [...went, ...came];
}
