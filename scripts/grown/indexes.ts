import type { Sql } from "postgres";

/**
 * Fills tables while they have neither indexes nor constraints, and makes both again afterwards:
 * several times as fast as with them.
 */
export async function withoutIndexes(client: Sql, fill: () => Promise<void>): Promise<void> {
  // Keys before what refers to them, when they are made; the other way round, when they are dropped.
  const constraints = await client<{ drop: string; make: string }[]>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname,
        pg_get_constraintdef(oid)) as make
    from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f')
    order by contype = 'f', contype = 'u'`;
  const indexes = await client<{ drop: string; make: string }[]>`
    select format('drop index %I', indexname) as drop, indexdef as make
    from pg_indexes
    where schemaname = 'public' and not exists (
      select from pg_constraint where connamespace = 'public'::regnamespace and conname = indexname)`;
  for (const { drop } of [...indexes, ...constraints.toReversed()]) await client.unsafe(drop);
  await fill();
  for (const { make } of [...constraints, ...indexes]) await client.unsafe(make);
}
