import "server-only";
import type { Sql } from "postgres";
import { AppError } from "#lib/errors.ts";

// The mark is the database's comment: it is deleted with the database, dumps of others don't bring it, and
// every role can read it.
const MARK = "Porchlight preview of ";

/** @returns the preview that a database was created for; null if it isn't a preview's */
export const nameInMark = (comment: string | null): string | null =>
  comment?.startsWith(MARK) ? comment.slice(MARK.length) : null;

/**
 * Marks a database as a preview's. The role must own it.
 * @param name such as the branch's
 */
export async function markPreview(client: Sql, database: string, name: string): Promise<void> {
  // COMMENT takes no parameters.
  const [{ statement } = { statement: "" }] = await client<{ statement: string }[]>`
    select format('comment on database %I is %L', ${database}::text, ${MARK + name}::text) as statement`;
  await client.unsafe(statement);
}

/**
 * Checks that a preview uses a database created for one.
 * @throws AppError `unavailable`, with a message for the operator; errors of the driver
 */
export async function requirePreviewDatabase(client: Sql): Promise<void> {
  const [found] = await client<{ comment: string | null }[]>`
    select shobj_description(oid, 'pg_database') as comment
    from pg_database where datname = current_database()`;
  if (nameInMark(found?.comment ?? null) !== null) return;
  throw new AppError(
    "unavailable",
    "This is a preview, but its database isn't a preview database. Set DATABASE_URL to a database created with `npm run admin -- preview create NAME`.",
  );
}
