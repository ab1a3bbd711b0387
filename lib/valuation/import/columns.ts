import { COLUMN_NAMES, IMPORT_FIELDS, type ImportField } from "./column-names.ts";

/** An import that can't begin. The message is a sentence that says what to do. */
export class ImportError extends Error {
  override name = "ImportError";
}

/** Where each field stands in a record. */
export type ColumnMap = ReadonlyMap<ImportField, number>;

const isField = (name: string): name is ImportField =>
  (IMPORT_FIELDS as readonly string[]).includes(name);
/** "SQ_FT" and "Sq Ft" are one name; "$/Sq Ft" is another. */
const normalize = (name: string) =>
  name
    .toLowerCase()
    .replace(/\$\s*\//g, "per")
    .replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Reads "field=value" pairs as `--map` and `--set` take them.
 * @throws ImportError for a field that there is not
 */
export function readPairs(texts: readonly string[]): Map<ImportField, string> {
  const pairs = new Map<ImportField, string>();
  for (const text of texts.flatMap((list) => list.split(","))) {
    const [written = "", ...rest] = text.split("=");
    const field = written.trim();
    const isPair = rest.length > 0;
    if (!isPair || !isField(field)) {
      const what = isPair ? `There is no field "${field}"` : `"${text}" is not a field=value pair`;
      throw new ImportError(`${what}. The fields are: ${IMPORT_FIELDS.join(", ")}.`);
    }
    pairs.set(field, rest.join("=").trim());
  }
  return pairs;
}

/**
 * Finds each field's column by its name, except where `wanted` names another; an empty name leaves
 * a field out.
 * @param constants values that every row has; a field that has one needs no column
 * @throws ImportError when a named column is missing, or price or date of sale are nowhere
 */
export function mapColumns(
  header: readonly string[],
  wanted: ReadonlyMap<ImportField, string> = new Map(),
  constants: ReadonlyMap<ImportField, string> = new Map(),
): ColumnMap {
  const columns = new Map<ImportField, number>();
  const byName = new Map(header.map((name, index) => [normalize(name), index]));
  for (const [field, name] of wanted) {
    if (name === "") continue;
    const exact = header.indexOf(name);
    const index = exact >= 0 ? exact : byName.get(normalize(name));
    if (index === undefined) {
      throw new ImportError(`There is no column "${name}". The columns are: ${header.join(", ")}.`);
    }
    columns.set(field, index);
  }
  const taken = new Set(columns.values());
  for (const field of IMPORT_FIELDS) {
    if (wanted.has(field)) continue;
    const found = COLUMN_NAMES[field].map((name) => byName.get(name));
    const index = found.find((candidate) => candidate !== undefined && !taken.has(candidate));
    if (index === undefined) continue;
    columns.set(field, index);
    taken.add(index);
  }
  const isKnown = (field: ImportField) => columns.has(field) || constants.has(field);
  if (!isKnown("price")) throw missing("price", header);
  if (!isKnown("soldOn") && !isKnown("soldYear")) throw missing("soldOn", header);
  return columns;
}

const MEANINGS = { price: "the price", soldOn: "the date of sale" };

const missing = (field: keyof typeof MEANINGS, header: readonly string[]) =>
  new ImportError(
    `No column looks like ${MEANINGS[field]}: name it with --map ${field}=COLUMN. The columns are: ${header.join(", ")}.`,
  );
