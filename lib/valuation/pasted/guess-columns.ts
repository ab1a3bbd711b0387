import { type ColumnMapping, findColumns } from "#lib/import/columns.ts";
import { readWrittenDate } from "#lib/import/dates.ts";
import { readAmount } from "#lib/us/amounts.ts";
import { COLUMN_NAMES, type SaleField } from "../import/column-names.ts";
import { readPrice } from "./price-text.ts";
import type { TableRow } from "./table-text.ts";

export interface TableColumns {
  columns: ColumnMapping<SaleField>;
  /** The column names; null if the table has none. */
  header: readonly string[] | null;
  rows: readonly TableRow[];
}

// People's column names, tried after those of offices and listing services.
const NAMES = {
  ...COLUMN_NAMES,
  soldOn: [...COLUMN_NAMES.soldOn, "soldon", "sold", "closed", "closedon"],
  price: [...COLUMN_NAMES.price, "soldfor", "value"],
  lotSize: [...COLUMN_NAMES.lotSize, "lot", "land"],
  yearBuilt: [...COLUMN_NAMES.yearBuilt, "year", "yr"],
};

// The header may be below a title, but is among the first rows.
const HEADER_ROWS = 5;

const isEnough = (columns: ColumnMapping<SaleField>) =>
  columns.has("price") && (columns.has("soldOn") || columns.has("soldYear"));

function findHeader(rows: readonly TableRow[]): TableColumns | null {
  for (const [index, { values }] of rows.slice(0, HEADER_ROWS).entries()) {
    const columns = findColumns(values, NAMES);
    if (isEnough(columns)) return { columns, header: values, rows: rows.slice(index + 1) };
  }
  return null;
}

type Test = (text: string) => boolean;

const within =
  (least: number, most: number): Test =>
  (text) => {
    const value = readAmount(text);
    return value !== null && value >= least && value <= most;
  };
const isPrice =
  (least: number): Test =>
  (text) => {
    const price = readPrice(text);
    return price !== null && price >= least && price <= 2e9;
  };
const isWhole =
  (test: Test): Test =>
  (text) =>
    test(text) && Number.isInteger(readAmount(text));
const matches =
  (form: RegExp): Test =>
  (text) =>
    form.test(text);

// What a column's values look like, most certain first. Each field takes the first unused match.
const LOOKS: readonly { field: SaleField; test: Test }[] = [
  { field: "price", test: (text) => text.startsWith("$") && isPrice(10_000)(text) },
  { field: "soldOn", test: (text) => !/^\d+$/.test(text) && readWrittenDate(text, "mdy") !== null },
  { field: "soldOn", test: (text) => !/^\d+$/.test(text) && readWrittenDate(text, "dmy") !== null },
  { field: "bedrooms", test: matches(/^\d+\s*(?:bds?|beds?|br|bedrooms?)$/i) },
  { field: "bathrooms", test: matches(/^[\d.]+\s*(?:ba|baths?|bathrooms?)$/i) },
  { field: "lotSize", test: matches(/^[\d.,]+\s*ac(?:res?)?$/i) },
  { field: "livingArea", test: matches(/^[\d,]+\s*(?:sq\.?\s?ft\.?|sf)$/i) },
  { field: "address", test: matches(/^\d\S*\s+\p{L}/u) },
  { field: "price", test: isPrice(20_000) },
  { field: "bedrooms", test: isWhole(within(0, 12)) },
  { field: "bathrooms", test: within(0, 12) },
  { field: "livingArea", test: within(300, 20_000) },
  { field: "lotSize", test: within(0.01, 5_000_000) },
];

// The share of a column's values that must look alike; the rest may be garbage.
const MOST = 0.6;

// Years look like areas, so the last column of years counts, if there is another column of usual
// areas.
const YEAR = isWhole(within(1700, 2100));
const USUAL_AREA = within(300, 5000);

function findYears(columns: readonly number[], looksLike: (column: number, test: Test) => boolean) {
  const years = columns.filter((column) => looksLike(column, YEAR));
  const areas = columns.filter((column) => looksLike(column, USUAL_AREA));
  return areas.length > 1 ? years.at(-1) : undefined;
}

// The size of the sample that identifies columns without names.
const SAMPLE_ROWS = 50;
const SAMPLE_COLUMNS = 40;

/** Identifies columns without names by what most of their values look like. */
function guessColumns(rows: readonly TableRow[]): TableColumns | null {
  const sample = rows.slice(0, SAMPLE_ROWS);
  const width = Math.min(SAMPLE_COLUMNS, Math.max(...sample.map(({ values }) => values.length)));
  const columns = new Map<SaleField, number>();
  const left = new Set(Array.from({ length: width }, (_, index) => index));
  const looksLike = (column: number, test: Test) => {
    const texts = sample.map(({ values }) => (values[column] ?? "").trim()).filter(Boolean);
    return texts.length > 0 && texts.filter(test).length >= MOST * texts.length;
  };
  const years = findYears([...left], looksLike);
  if (years !== undefined) {
    columns.set("yearBuilt", years);
    left.delete(years);
  }
  for (const { field, test } of LOOKS) {
    if (columns.has(field)) continue;
    const column = [...left].find((one) => looksLike(one, test));
    if (column === undefined) continue;
    columns.set(field, column);
    left.delete(column);
  }
  return isEnough(columns) ? { columns, header: null, rows } : null;
}

/** Finds a table's columns by its header, else by their values; null if neither works. */
export const findTableColumns = (rows: readonly TableRow[]): TableColumns | null =>
  findHeader(rows) ?? guessColumns(rows);
