import { parse } from "csv-parse/sync";

/** A row of a table, by the line of the text that it begins in, counted from 1. */
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
    // A quotation mark that never closes: then none of them means anything.
    return text
      .split(/\r?\n/)
      .map((line, index) => ({ row: index + 1, values: line.split(delimiter, MAX_COLUMNS) }))
      .filter(({ values }) => values.some((value) => value.trim() !== ""));
  }
}

// How many rows have as many columns as most have.
function countAlike(rows: readonly Pick<TableRow, "values">[]): number {
  const counts = new Map<number, number>();
  for (const { values } of rows) {
    if (values.length < MIN_COLUMNS) continue;
    counts.set(values.length, (counts.get(values.length) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

// By lines, before quotation marks are read, which takes far longer.
function findDelimiter(text: string): string {
  const lines = text.split("\n");
  const countOf = (delimiter: string) =>
    countAlike(lines.map((line) => ({ values: line.split(delimiter, MAX_COLUMNS) })));
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, alike: countOf(delimiter) }));
  return counts.reduce((best, one) => (one.alike > best.alike ? one : best)).delimiter;
}

/** The rows of a pasted table, by the delimiter that most rows agree on; null for text that is none. */
export function splitTable(text: string): TableRow[] | null {
  const rows = splitBy(findDelimiter(text), text);
  const alike = countAlike(rows);
  return alike > 0 && alike * 2 >= rows.length ? rows : null;
}
