import { is, SQL, sql, type SQLWrapper } from "drizzle-orm";
import { PgColumn } from "drizzle-orm/pg-core";
import { database, type Executor } from "./client.ts";

/** Whose data a statement reads: ids as values, or as columns of an enclosing statement. */
export interface Owner {
  id: string | PgColumn;
  accountId: string | PgColumn;
}

/** Returns an account as its own owner: its id is the Admin's. */
export const ofAccount = (accountId: string): Owner => ({ id: accountId, accountId });

/** The values of a read's placeholders; `now` is always one of them. */
export type Values = Record<string, string | number | null>;

/** A select whose fields are columns and expressions, not nested groups. */
interface Select<Row> extends SQLWrapper {
  readonly _: { readonly selectedFields: object };
  execute(values?: Values): PromiseLike<Row[]>;
}

/**
 * A read of a person's or an account's data: a statement and a mapping of its rows. Its owner condition is
 * the authorization. `readOwned` runs it alone, `sessionRead` together with the session.
 */
export interface OwnedRead<T> {
  select: (owner: Owner, db: Executor) => Select<unknown>;
  view: (rows: unknown[]) => T;
}

export function ownedRead<Row, T>(
  select: (owner: Owner, db: Executor) => Select<Row>,
  view: (rows: Row[]) => T,
): OwnedRead<T> {
  return { select, view: (rows) => view(rows as Row[]) };
}

export async function readOwned<T>(
  { select, view }: OwnedRead<T>,
  owner: Owner,
  { db = database(), values = {} }: { db?: Executor; values?: Values } = {},
): Promise<T> {
  const now = new Date().toISOString();
  return view(await select(owner, db).execute({ now, ...values }));
}

/** Runs several reads of one owner concurrently. */
export async function readEach<const R extends Record<string, OwnedRead<unknown>>>(
  reads: R,
  owner: Owner,
  options?: Parameters<typeof readOwned>[2],
): Promise<{ [Name in keyof R]: ReturnType<R[Name]["view"]> }> {
  const answers = await Promise.all(
    Object.entries(reads).map(async ([name, read]) => [
      name,
      await readOwned(read, owner, options),
    ]),
  );
  return Object.fromEntries(answers) as { [Name in keyof R]: ReturnType<R[Name]["view"]> };
}

/** Returns the rows of a select as one JSON value inside another statement, decoded like the select's. */
export function rowsOf(select: Select<unknown>): SQL<unknown[]> {
  const fields = Object.entries(select._.selectedFields);
  const names = fields.map(([name]) => sql.identifier(name));
  const rows = sql`(select coalesce(json_agg(r), '[]') from ${select} as r(${sql.join(names, sql`, `)}))`;
  return rows.mapWith((found: Record<string, unknown>[]) =>
    found.map((row) =>
      Object.fromEntries(
        fields.map(([name, field]) => [name, row[name] === null ? null : decode(field, row[name])]),
      ),
    ),
  ) as SQL<unknown[]>;
}

function decode(field: unknown, value: unknown): unknown {
  if (is(field, PgColumn)) return field.mapFromDriverValue(value);
  if (is(field, SQL.Aliased)) return decode(field.sql, value);
  if (is(field, SQL)) return (field as unknown as Decoding).decoder.mapFromDriverValue(value);
  throw new Error("A read can select only columns and expressions");
}

// Drizzle doesn't export the type of an expression's decoder.
interface Decoding {
  decoder: { mapFromDriverValue: (value: unknown) => unknown };
}
