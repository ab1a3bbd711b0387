import { ImportError } from "./import-error.ts";

export type ColumnMapping<Field extends string> = ReadonlyMap<Field, number>;

/** Normalizes a column name: "SQ_FT", "sqFt" and "Sq. Ft" are the same; "$/Sq Ft" is not. */
export const normalizeName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\$\s*\//g, "per")
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Maps normalized names to columns; the first column wins for a repeated name. */
export function indexColumns(header: readonly string[]): Map<string, number> {
  const columns = new Map<string, number>();
  for (const [index, name] of header.map(normalizeName).entries()) {
    if (!columns.has(name)) columns.set(name, index);
  }
  return columns;
}

/**
 * Finds a column by its name: spelled alike, or else the first that is the same normalized.
 * @throws ImportError if there is none
 */
export function findColumn(header: readonly string[], name: string): number {
  const exact = header.indexOf(name);
  const index = exact >= 0 ? exact : indexColumns(header).get(normalizeName(name));
  if (index === undefined) {
    throw new ImportError(`Unknown column "${name}". Columns: ${header.join(", ")}.`);
  }
  return index;
}

/**
 * Finds each field's column by its names, most certain first. A column serves only one field; of
 * columns with the same name, the first counts.
 * @param names normalized, by field
 * @param mapped fields whose columns are already known
 */
export function findColumns<Field extends string>(
  header: readonly string[],
  names: Readonly<Partial<Record<Field, readonly string[]>>>,
  mapped: ColumnMapping<Field> = new Map(),
): Map<Field, number> {
  const columns = new Map(mapped);
  const taken = new Set(columns.values());
  const byName = indexColumns(header);
  for (const [field, known] of Object.entries(names) as [Field, readonly string[]][]) {
    const found = known.map((name) => byName.get(name));
    const index = found.find((column) => column !== undefined && !taken.has(column));
    if (index === undefined) continue;
    columns.set(field, index);
    taken.add(index);
  }
  return columns;
}
