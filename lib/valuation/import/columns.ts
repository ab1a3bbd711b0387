import { type ColumnMapping, findColumn, findColumns, normalizeName } from "#lib/import/columns.ts";
import { ImportError } from "#lib/import/import-error.ts";
import type { PropertyType } from "#lib/fields/property.ts";
import { BATHROOM_NAMES, COLUMN_NAMES, SALE_FIELDS, type SaleField } from "./column-names.ts";
import { SALE_TYPES, type SaleType } from "./property-type.ts";

const isField = (name: string): name is SaleField =>
  (SALE_FIELDS as readonly string[]).includes(name);

/**
 * Reads "field=value" pairs as `--map` and `--set` take them.
 * @throws ImportError for an unknown field
 */
export function readPairs(texts: readonly string[]): Map<SaleField, string> {
  const pairs = new Map<SaleField, string>();
  for (const text of texts.flatMap((list) => list.split(","))) {
    const [written = "", ...rest] = text.split("=");
    const field = written.trim();
    const isPair = rest.length > 0;
    if (!isPair || !isField(field)) {
      const what = isPair ? `Unknown field "${field}"` : `"${text}" isn't a field=value pair`;
      throw new ImportError(`${what}. Fields: ${SALE_FIELDS.join(", ")}.`);
    }
    pairs.set(field, rest.join("=").trim());
  }
  return pairs;
}

const SUMMED: readonly SaleField[] = [
  "livingArea",
  "lotSize",
  "lotAcres",
  "basementArea",
  "bathrooms",
  "bedrooms",
];

// "AREA+BASEMENT" names two columns, unless one is called that.
const splitSum = (name: string, header: readonly string[]) =>
  header.includes(name) ? [name] : name.split("+");

/**
 * Finds the columns that are added to a field's first, as in `--map livingArea=AREA+BASEMENT`.
 * @throws ImportError for an unknown column, or a field that can't be a sum
 */
export function findAddedColumns(
  header: readonly string[],
  wanted: ReadonlyMap<SaleField, string>,
): Map<SaleField, number[]> {
  const added = new Map<SaleField, number[]>();
  for (const [field, name] of wanted) {
    const [, ...more] = splitSum(name, header);
    if (more.length === 0) continue;
    if (!SUMMED.includes(field)) {
      throw new ImportError(`Columns can be added for ${SUMMED.join(", ")}, not for ${field}.`);
    }
    added.set(
      field,
      more.map((column) => findColumn(header, column.trim())),
    );
  }
  return added;
}

/**
 * Reads "VALUE=type" texts as `--type` takes them, keyed by the normalized value.
 * @throws ImportError for an unknown type
 */
export function readTypes(texts: readonly string[]): Map<string, SaleType> {
  return new Map(
    texts.map((text) => {
      const at = text.lastIndexOf("=");
      return [normalizeName(text.slice(0, Math.max(0, at))), requireType(text.slice(at + 1))];
    }),
  );
}

/**
 * Reads comma-separated types as `--only` takes them.
 * @throws ImportError for an unknown type
 */
export function readOnly(text: string): Set<PropertyType> {
  const types = text.split(",").map(requireType);
  return new Set(types.filter((type) => type !== "no_home"));
}

function requireType(written: string): SaleType {
  const name = written.trim();
  const type = SALE_TYPES.find((known) => known === name);
  if (!type) {
    throw new ImportError(`Unknown type "${name}". Types: ${SALE_TYPES.join(", ")}.`);
  }
  return type;
}

/**
 * Finds each field's column by its name, except where `wanted` names another. An empty name skips a
 * field.
 * @param constants values for every row; their fields need no column
 * @throws ImportError if a named column is missing, or if price or sale date can't be found
 */
export function mapColumns(
  header: readonly string[],
  wanted: ReadonlyMap<SaleField, string> = new Map(),
  constants: ReadonlyMap<SaleField, string> = new Map(),
): ColumnMapping<SaleField> {
  const mapped = new Map<SaleField, number>();
  for (const [field, name] of wanted) {
    const [first = ""] = splitSum(name, header);
    if (name !== "") mapped.set(field, findColumn(header, first.trim()));
  }
  const names = Object.fromEntries(
    Object.entries(COLUMN_NAMES).filter(([field]) => !wanted.has(field as SaleField)),
  );
  const columns = findColumns(header, names, mapped);
  findBathrooms(header, columns, wanted);
  const isKnown = (field: SaleField) => columns.has(field) || constants.has(field);
  if (!isKnown("price")) throw missing("price", header);
  if (!isKnown("soldOn") && !isKnown("soldYear")) throw missing("soldOn", header);
  return columns;
}

function findBathrooms(
  header: readonly string[],
  columns: Map<SaleField, number>,
  wanted: ReadonlyMap<SaleField, string>,
): void {
  const taken = new Set(columns.values());
  for (const [field, pattern] of BATHROOM_NAMES) {
    if (columns.has(field) || wanted.has(field)) continue;
    const index = header.findIndex(
      (name, column) => !taken.has(column) && pattern.test(normalizeName(name)),
    );
    if (index < 0) continue;
    columns.set(field, index);
    taken.add(index);
  }
}

const MEANINGS = { price: "the price", soldOn: "the sale date" };

const missing = (field: keyof typeof MEANINGS, header: readonly string[]) =>
  new ImportError(
    `We couldn't find the column for ${MEANINGS[field]}. Set it with --map ${field}=COLUMN. Columns: ${header.join(", ")}.`,
  );
