import { type ColumnMapping, normalizeName } from "#lib/import/columns.ts";
import { quote, type RecordReader } from "#lib/import/record-reader.ts";
import type { SaleField } from "./column-names.ts";
import {
  CODE_TABLES,
  type CodeTable,
  NOT_SOLD,
  SOLD,
  UNUSUAL_TERMS,
  YES_OR_NO,
} from "./sale-codes.ts";
import { readPlace, readText, stateOfPlace } from "./sale-place.ts";

/** Fields about how a home was sold. */
const TERM_FIELDS = [
  "saleValidity",
  "disqualified",
  "deedType",
  "saleType",
  "saleCondition",
] as const satisfies readonly SaleField[];
type TermField = (typeof TERM_FIELDS)[number];

export type CodeTables = ReadonlyMap<SaleField, CodeTable>;

const CODE_COLUMN = /(?:code|cd)\d?$/;

/** Finds the tables for a file's columns about terms, by the columns' names. */
export function findCodeTables(
  columns: ColumnMapping<SaleField>,
  header: readonly string[],
): CodeTables {
  const tables = new Map<SaleField, CodeTable>();
  const names = new Set(header.map(normalizeName));
  for (const field of TERM_FIELDS) {
    const name = normalizeName(header[columns.get(field) ?? -1] ?? "");
    const known = CODE_TABLES.find(
      ({ columns: named, officeColumn }) =>
        named.includes(name) && (officeColumn === undefined || names.has(officeColumn)),
    );
    if (known) tables.set(field, known);
    else if (field === "saleValidity" && !CODE_COLUMN.test(name)) tables.set(field, YES_OR_NO);
  }
  return tables;
}

const JUDGED_FIELDS: readonly SaleField[] = [...TERM_FIELDS, "status"];

/** Returns the mapping without fields about terms in columns by which the operator chose rows. */
export const withoutTerms = (
  columns: ColumnMapping<SaleField>,
  chosen: ReadonlySet<number>,
): ColumnMapping<SaleField> =>
  new Map(
    [...columns].filter(([field, column]) => !chosen.has(column) || !JUDGED_FIELDS.includes(field)),
  );

const NO = /^(?:0+|n|no|f|false)$/;
const REJECTED = /^(?:u|n|no|f|false|i)$/;
const COUNTED =
  /^(?:q|y|yes|t|true|v)$|\b(?:valid|qualified|market|arm'?s.?length|verified|usable)\b/;

// A code without leading zeros, and without the decimals that spreadsheets add.
const normalizeCode = (code: string) => code.replace(/\.0+$/, "").replace(/^0+(?=\d)/, "");

const toWords = (text: string) => text.toLowerCase().replaceAll("_", " ");

type Verdict = { leftOut: string } | { unclear: string } | null;

function judge(field: TermField, text: string, table: CodeTable | undefined): Verdict {
  const word = toWords(text);
  const codes = table
    ? word.split(/[\s,;]+/).map((code) => table.codes.get(normalizeCode(code)))
    : [];
  const coded = codes.find((reason) => typeof reason === "string");
  if (typeof coded === "string") return { leftOut: coded };
  if (field === "disqualified") {
    return NO.test(normalizeCode(word)) ? null : { leftOut: `marked ${quote(text)}` };
  }
  const unusual = UNUSUAL_TERMS.find(([pattern]) => pattern.test(word))?.[1];
  if (unusual !== undefined) return { leftOut: unusual };
  if (field !== "saleValidity" || COUNTED.test(word) || codes.includes(null)) return null;
  return REJECTED.test(word) ? { leftOut: `marked ${quote(text)}` } : { unclear: text };
}

// Other states may have other codes in a column of the same name.
function findTable(
  reader: RecordReader<SaleField>,
  table: CodeTable | undefined,
): CodeTable | undefined {
  if (table?.state === undefined) return table;
  return stateOfPlace(readPlace(reader)) === table.state ? table : undefined;
}

/**
 * Judges by its terms whether a sale was at arm's length, as far as the file says.
 * @returns why it wasn't, a validity that no rule covers, or null if it seems to be
 */
export function judgeTerms(reader: RecordReader<SaleField>, tables: CodeTables): Verdict {
  let unclear: Verdict = null;
  for (const field of TERM_FIELDS) {
    const text = readText(reader, field);
    const verdict = text === null ? null : judge(field, text, findTable(reader, tables.get(field)));
    if (verdict && "leftOut" in verdict) {
      return { leftOut: `not a market sale: ${verdict.leftOut}` };
    }
    unclear ??= verdict;
  }
  return unclear;
}

/** Whether a status is that of a sold listing. */
export const isSoldStatus = (status: string): boolean => SOLD.test(toWords(status));

/** Returns why a row isn't a sale by the status of its listing, or null. */
export function judgeStatus(reader: RecordReader<SaleField>): string | null {
  const status = readText(reader, "status");
  return status !== null && NOT_SOLD.test(toWords(status)) && !isSoldStatus(status)
    ? `not sold: ${quote(status)}`
    : null;
}
