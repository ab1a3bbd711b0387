import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, customType } from "drizzle-orm/pg-core";
import { ACCENTS, SEPARATORS } from "#lib/search/words.ts";

/** The words of a text, each once, by which it is found. */
export const wordList = customType<{ data: string }>({ dataType: () => "tsvector" });

/** The words of a text as lib/search/words.ts has them. Columns store them: to change it takes a migration. */
export function wordsIn(text: SQL | AnyPgColumn): SQL {
  const plain = sql`regexp_replace(lower(normalize(${text}, nfkd)), '${sql.raw(ACCENTS)}', '', 'g')`;
  const parted = sql`regexp_replace(${plain}, '${sql.raw(SEPARATORS)}', ' ', 'g')`;
  return sql`strip(to_tsvector('simple', ${parted}))`;
}
