import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { TransactionSql } from "postgres";

export type CopyValue = string | number | boolean | null | undefined;

const ESCAPES: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

function format(value: CopyValue): string {
  if (value === null || value === undefined) return "\\N";
  if (typeof value !== "string") return String(value);
  return value.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? "");
}

async function* formatLines(batches: AsyncIterable<readonly (readonly CopyValue[])[]>) {
  for await (const batch of batches) {
    yield batch.map((values) => `${values.map(format).join("\t")}\n`).join("");
  }
}

/** @param batches values in the order of `columns` */
export async function copyRows(
  sql: TransactionSql,
  table: string,
  columns: readonly string[],
  batches: AsyncIterable<readonly (readonly CopyValue[])[]>,
): Promise<void> {
  const copy = await sql`copy ${sql(table)} (${sql(columns)}) from stdin`.writable();
  await pipeline(Readable.from(formatLines(batches)), copy);
}
