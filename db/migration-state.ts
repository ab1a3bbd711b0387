import { readMigrationFiles } from "drizzle-orm/migrator";
import type { ISql } from "postgres";
import { MIGRATIONS } from "./migrate.ts";

const TABLE = "drizzle.__drizzle_migrations";

/** Returns the number of migrations in this release. */
export const migrationCount = (): number =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS }).length;

/**
 * Returns how many of this release's migrations a database has had: 0 if it was never migrated, null if a
 * later release migrated it.
 */
export async function migrationsSeen(sql: ISql): Promise<number | null> {
  const [table] = await sql`select to_regclass(${TABLE}) is not null as "isThere"`;
  if (!table?.isThere) return 0;
  const rows = await sql.unsafe(`select hash from ${TABLE} order by created_at, id`);
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  return rows.every(({ hash }, at) => hash === known[at]?.hash) ? rows.length : null;
}

/**
 * Applies the first `count` migrations to an empty database in the caller's transaction, as Drizzle does.
 * Drizzle can apply the rest.
 */
export async function migrateFirst(sql: ISql, count: number): Promise<void> {
  await sql.unsafe("create schema drizzle");
  await sql.unsafe(
    `create table ${TABLE} (id serial primary key, hash text not null, created_at bigint)`,
  );
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS }).slice(0, count);
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await sql.unsafe(statement);
    await sql.unsafe(`insert into ${TABLE} (hash, created_at) values ($1, $2)`, [
      hash,
      folderMillis,
    ]);
  }
}
