import { parse } from "csv-parse/sync";

/** A row of a table, with the line it starts on, counted from 1. */
export interface TableRow {
  row: number;
  values: string[];
}

const DELIMITERS = ["\t", ";", "|", ","];
const MIN_COLUMNS = 3;
const MAX_COLUMNS = 100;

function splitBy(delimiter: string, text: string): TableRow[] {
  try {
    const records = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record: values, info }) => ({
      row: info.lines - values.join("").split("\n").length + 1,
      values: values.slice(0, MAX_COLUMNS),
    }));
  } catch {
    // A quotation mark never closes, so treat all of them as plain text.
    return text
      .split(/\r?\n/)
      .map((line, index) => ({ row: index + 1, values: line.split(delimiter, MAX_COLUMNS) }));
  }
}

// Counts the rows that have the most frequent number of columns.
function countAlike(rows: readonly Pick<TableRow, "values">[]): number {
  const counts = new Map<number, number>();
  for (const { values } of rows) {
    if (values.length < MIN_COLUMNS) continue;
    counts.set(values.length, (counts.get(values.length) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

// Decides by line before parsing quotation marks, which is far slower.
function findDelimiter(text: string): string {
  const lines = text.split("\n");
  const countOf = (delimiter: string) =>
    countAlike(lines.map((line) => ({ values: line.split(delimiter, MAX_COLUMNS) })));
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, alike: countOf(delimiter) }));
  return counts.reduce((best, one) => (one.alike > best.alike ? one : best)).delimiter;
}

// Commas within a price don't divide columns.
const joinPrices = (text: string) =>
  text.replace(/\$\d{1,3}(?:,\d{3}){1,3}(?!\d)/g, (price) => price.replaceAll(",", ""));

/** Splits pasted text into rows by the delimiter most rows agree on; null if it isn't a table. */
export function splitTable(text: string): TableRow[] | null {
  const joined = joinPrices(text);
  const delimiter = findDelimiter(joined);
  const rows = splitBy(delimiter, delimiter === "," ? joined : text).filter(({ values }) =>
    values.some((value) => value.trim() !== ""),
  );
  const alike = countAlike(rows);
  return alike > 0 && alike * 2 >= rows.length ? rows : null;
}
