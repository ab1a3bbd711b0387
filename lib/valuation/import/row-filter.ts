import { findColumn } from "#lib/import/columns.ts";
import { ImportError } from "#lib/import/import-error.ts";

/** Rows must have one of the values in the column, or none of them. */
export interface RowFilter {
  column: number;
  isNot: boolean;
  /** In lower case. */
  values: Set<string>;
}

/**
 * Reads "COLUMN=value" and "COLUMN!=value" as `--where` takes them. Values of the same column are
 * alternatives.
 * @throws ImportError for an unknown column, or a text that isn't such a pair
 */
export function readFilters(texts: readonly string[], header: readonly string[]): RowFilter[] {
  const filters: RowFilter[] = [];
  for (const text of texts) {
    const at = text.indexOf("=");
    if (at < 1) {
      throw new ImportError(`--where must be COLUMN=value or COLUMN!=value, not "${text}".`);
    }
    const isNot = text[at - 1] === "!";
    const value = text.slice(at + 1);
    const column = findColumn(header, text.slice(0, isNot ? at - 1 : at).trim());
    const same = filters.find((one) => one.column === column && one.isNot === isNot);
    const { values } = same ?? { values: new Set<string>() };
    values.add(value.trim().toLowerCase());
    if (!same) filters.push({ column, isNot, values });
  }
  return filters;
}

export const isChosen = (values: readonly string[], filters: readonly RowFilter[]): boolean =>
  filters.every(
    ({ column, isNot, values: wanted }) =>
      wanted.has((values[column] ?? "").trim().toLowerCase()) !== isNot,
  );
