import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, customType } from "drizzle-orm/pg-core";
import { ACCENTS, SEPARATORS } from "#lib/search/words.ts";

/** The distinct words of a text, for the search. */
export const wordList = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * Returns the words of a text like lib/search/words.ts. Columns store them, so changing it takes a
 * migration.
 */
export function wordsIn(text: SQL | AnyPgColumn): SQL {
  const plain = sql`regexp_replace(lower(normalize(${text}, nfkd)), '${sql.raw(ACCENTS)}', '', 'g')`;
  const parted = sql`regexp_replace(${plain}, '${sql.raw(SEPARATORS)}', ' ', 'g')`;
  return sql`strip(to_tsvector('simple', ${parted}))`;
}
