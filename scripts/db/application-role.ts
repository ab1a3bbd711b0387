import { createHmac } from "node:crypto";
import type { Sql } from "postgres";

/** The application's role. It owns the database `porchlight` and has no other rights. */
export const APPLICATION_ROLE = "application";
const DATABASE = "porchlight";

// Locked in the database `postgres`, by one process at a time.
const ROLE_LOCK = 7_100_012;

/** Derived from the superuser's password, so that only one secret has to be stored. */
export const applicationPassword = (superuserPassword: string): string =>
  createHmac("sha256", superuserPassword).update(APPLICATION_ROLE).digest("base64url");

/**
 * Creates the application's role and database if they're missing, and transfers to it what an earlier
 * release created as the superuser. Safe to repeat and to run in two processes.
 * @param session of the superuser, in the database `postgres`
 * @param openDatabase opens another session of the superuser
 */
export async function prepareApplicationRole(
  session: Sql,
  superuserPassword: string,
  openDatabase: (database: string) => Sql,
): Promise<void> {
  await session`select pg_advisory_lock(${ROLE_LOCK})`;
  try {
    await prepareRole(session, applicationPassword(superuserPassword));
    await prepareDatabase(session);
    const inside = openDatabase(DATABASE);
    try {
      await handOver(inside);
    } finally {
      await inside.end({ timeout: 5 });
    }
  } finally {
    await session`select pg_advisory_unlock(${ROLE_LOCK})`;
  }
}

async function prepareRole(session: Sql, password: string): Promise<void> {
  const [role] = await session`select 1 from pg_roles where rolname = ${APPLICATION_ROLE}`;
  const verb = role ? "alter" : "create";
  // These statements take no parameters. The password is base64url, which needs no escaping.
  await session.unsafe(
    `${verb} role ${APPLICATION_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${password}'`,
  );
}

async function prepareDatabase(session: Sql): Promise<void> {
  const [database] = await session`
    select pg_get_userbyid(datdba) as owner from pg_database where datname = ${DATABASE}`;
  if (!database) {
    await session.unsafe(`create database ${DATABASE} owner ${APPLICATION_ROLE}`);
  } else if (database.owner !== APPLICATION_ROLE) {
    await session.unsafe(`alter database ${DATABASE} owner to ${APPLICATION_ROLE}`);
  }
}

// Not "reassign owned", because the first superuser also owns the system's objects. An identity column's
// sequence and a row type change owner with their table.
async function handOver(inside: Sql): Promise<void> {
  await inside.unsafe(`
    do $$
    declare statement text;
    begin
      for statement in
        with of_product as (
          select oid, nspname from pg_namespace
          where nspname <> 'information_schema' and nspname not like 'pg\\_%')
        select format('alter schema %I owner to ${APPLICATION_ROLE}', nspname)
        from pg_namespace join of_product using (oid, nspname)
        where nspowner = current_user::regrole
        union all
        select format('alter %s %I.%I owner to ${APPLICATION_ROLE}',
          case relkind when 'v' then 'view' when 'm' then 'materialized view'
            when 'S' then 'sequence' else 'table' end, nspname, relname)
        from pg_class join of_product on of_product.oid = relnamespace
        where relowner = current_user::regrole and relkind in ('r', 'p', 'v', 'm', 'S')
          and (relkind <> 'S' or not exists (
            select from pg_depend
            where classid = 'pg_class'::regclass and objid = pg_class.oid
              and deptype in ('a', 'i')))
        union all
        select format('alter type %I.%I owner to ${APPLICATION_ROLE}', nspname, typname)
        from pg_type join of_product on of_product.oid = typnamespace
        where typowner = current_user::regrole and typtype in ('e', 'd')
        union all
        select format('alter routine %s owner to ${APPLICATION_ROLE}', pg_proc.oid::regprocedure)
        from pg_proc join of_product on of_product.oid = pronamespace
        where proowner = current_user::regrole
      loop
        execute statement;
      end loop;
    end $$`);
}
