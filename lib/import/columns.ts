export type ColumnMapping<Field extends string> = ReadonlyMap<Field, number>;

/** "SQ_FT", "sqFt" and "Sq. Ft" are one name; "$/Sq Ft" is another. */
export const normalizeName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\$\s*\//g, "per")
    .replace(/[^\p{L}\p{N}]/gu, "");

/** The columns by their normalized names; of a name that is repeated, the first. */
export function indexColumns(header: readonly string[]): Map<string, number> {
  const columns = new Map<string, number>();
  for (const [index, name] of header.map(normalizeName).entries()) {
    if (!columns.has(name)) columns.set(name, index);
  }
  return columns;
}

/**
 * Finds the column of each field by its names, the surest first. A column serves one field only; of
 * columns with one name, the first counts.
 * @param names normalized, by field
 * @param mapped fields whose columns are settled already
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
