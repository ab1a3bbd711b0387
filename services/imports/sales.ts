import "server-only";
import path from "node:path";
import type { Sql } from "postgres";
import type { ImportOptions } from "#db/bulk-import.ts";
import { DEMO_SOURCE } from "#db/demo/sales.ts";
import {
  importSales,
  type SalesImported,
  type SalesImportOptions,
} from "#db/queries/sales-import.ts";
import type { ColumnMapping } from "#lib/import/columns.ts";
import { DateOrderTally } from "#lib/import/date-order.ts";
import { detectDecimalComma } from "#lib/import/decimals.ts";
import { ImportError } from "#lib/import/import-error.ts";
import type { NumberedRow } from "#lib/import/rows.ts";
import type { SaleField } from "#lib/valuation/import/column-names.ts";
import {
  findAddedColumns,
  mapColumns,
  readOnly,
  readPairs,
  readTypes,
} from "#lib/valuation/import/columns.ts";
import { readLeadingNumber, SCALED_FACTS } from "#lib/valuation/import/optional-facts.ts";
import { readMarks, type SaleMarks } from "#lib/valuation/import/deed.ts";
import { readFilters } from "#lib/valuation/import/row-filter.ts";
import { findCodeTables, isSoldStatus, withoutTerms } from "#lib/valuation/import/sale-terms.ts";
import { nameDistrictColumn } from "#lib/valuation/import/district.ts";
import {
  type ImportedSale,
  readSale,
  type SalesImportPlan,
} from "#lib/valuation/import/sale-row.ts";
import { SalesTally } from "#lib/valuation/import/sales-tally.ts";
import { readCsv } from "./csv-file.ts";
import { type ReadingOptions, readRows, type RowFormat } from "./read-rows.ts";
import { formatOf, type SalesFile } from "./sales-file.ts";

// The values of `--map` and the other options.
export interface SalesFileChoices {
  map: string[];
  set: string[];
  state?: string | undefined;
  city?: string | undefined;
  source?: string | undefined;
  market?: string | undefined;
  dates?: string | undefined;
  decimals?: string | undefined;
  "min-price"?: string | undefined;
  type?: string[];
  only?: string | undefined;
  where?: string[];
}

type SalesReading = ReadingOptions & { tally?: SalesTally };

// Lower prices are gifts and settlements between relatives.
const MIN_PRICE = 1000;

type Survey = Pick<SalesImportPlan, "dateOrder" | "hasListings" | "largest">;

function findLargest(columns: ColumnMapping<SaleField>) {
  const numbers = { condition: 0, quality: 0 };
  const scaled = SCALED_FACTS.flatMap((fact) => {
    const column = columns.get(fact);
    return column === undefined ? [] : [{ fact, column }];
  });
  return {
    numbers,
    isAsked: scaled.length > 0,
    add(values: readonly string[]): void {
      for (const { fact, column } of scaled) {
        numbers[fact] = Math.max(numbers[fact], readLeadingNumber(values[column] ?? ""));
      }
    },
  };
}

// Reads the whole file, because one sorted by date may start with months of ambiguous days, and one
// sorted by status with active listings. A scale shows only in its largest number.
async function surveyRows(
  dates: string | undefined,
  file: SalesFile,
  columns: ColumnMapping<SaleField>,
): Promise<Survey> {
  if (dates !== undefined && dates !== "mdy" && dates !== "dmy") {
    throw new ImportError("--dates must be mdy or dmy.");
  }
  const tally = new DateOrderTally();
  const date = dates === undefined ? columns.get("soldOn") : undefined;
  const status = columns.get("status");
  const largest = findLargest(columns);
  let hasListings = false;
  if (date === undefined && status === undefined && !largest.isAsked) {
    return { dateOrder: dates ?? tally.order, hasListings, largest: largest.numbers };
  }
  for await (const records of readCsv(file.path, formatOf(file))) {
    for (const { values, lastLine } of records) {
      if (date !== undefined) tally.add(values[date] ?? "", `line ${lastLine}`);
      if (status !== undefined) hasListings ||= isSoldStatus(values[status] ?? "");
      largest.add(values);
    }
  }
  return { dateOrder: dates ?? tally.requireOrder(), hasListings, largest: largest.numbers };
}

const NUMBER_FIELDS = [
  "price",
  "livingArea",
  "lotSize",
  "lotAcres",
  "bathrooms",
  "latitude",
  "longitude",
] as const;

function chooseDecimals(
  decimals: string | undefined,
  file: SalesFile,
  columns: ColumnMapping<SaleField>,
): boolean {
  if (decimals !== undefined && decimals !== "point" && decimals !== "comma") {
    throw new ImportError("--decimals must be point or comma.");
  }
  if (decimals !== undefined) return decimals === "comma";
  const used = NUMBER_FIELDS.map((field) => columns.get(field)).filter(
    (column) => column !== undefined,
  );
  return detectDecimalComma(
    file.sample.flatMap((record) => used.map((column) => record[column] ?? "")),
  );
}

/**
 * Decides how to read a file from its header, its rows and the operator's options.
 * @throws ImportError with a sentence that says what to do
 */
export async function planSalesImport(
  choices: SalesFileChoices,
  file: SalesFile,
): Promise<SalesImportPlan> {
  const constants = readPairs(choices.set);
  for (const field of ["state", "city"] as const) {
    const name = choices[field];
    if (name !== undefined) constants.set(field, name);
  }
  const where = readFilters(choices.where ?? [], file.header);
  const wanted = readPairs(choices.map);
  const columns = withoutTerms(
    mapColumns(file.header, wanted, constants),
    new Set(where.map(({ column }) => column)),
  );
  const source = choices.source ?? path.basename(file.path).replace(/\.[^.]*$/, "");
  if (source.trim() === "" || source === DEMO_SOURCE) {
    throw new ImportError(
      `--source can't be "${source}". Choose another name for where the file came from.`,
    );
  }
  const { market = null } = choices;
  if (market?.trim() === "")
    throw new ImportError("--market must be a name, such as the county's.");
  const minPrice = Number(choices["min-price"] ?? MIN_PRICE);
  if (!(minPrice >= 1)) {
    throw new ImportError("--min-price must be a dollar amount of at least 1.");
  }
  return {
    source,
    market,
    columns,
    added: findAddedColumns(file.header, wanted),
    constants,
    ...(await surveyRows(choices.dates, file, columns)),
    decimalComma: chooseDecimals(choices.decimals, file, columns),
    minPrice,
    districtWord: nameDistrictColumn(file.header[columns.get("district") ?? -1] ?? ""),
    types: readTypes(choices.type ?? []),
    only: choices.only === undefined ? null : readOnly(choices.only),
    where,
    codes: findCodeTables(columns, file.header),
    today: new Date().toISOString().slice(0, 10),
  };
}

// An invalid row still needs its deed.
interface StagedSale {
  sale: ImportedSale | null;
  marks: SaleMarks;
}

const salesFormat = (
  file: SalesFile,
  plan: SalesImportPlan,
  tally: SalesTally,
): RowFormat<StagedSale> => ({
  ...formatOf(file),
  numberedBy: "lastLine",
  refusesMisquoted: false,
  readHeader: () => (values, line) => {
    const reading = readSale(values, plan);
    tally.add(reading, line);
    const marks = readMarks(values, plan);
    if ("row" in reading) return { row: { sale: reading.row, marks } };
    return marks.deed === null ? reading : { ...reading, row: { sale: null, marks } };
  },
  describeWidth: (found, expected) => `${found} columns where the header has ${expected}`,
});

/** Reads the sales of a file in batches, with any kind of deed. */
export async function* readSalesFile(
  file: SalesFile,
  plan: SalesImportPlan,
  { tally = new SalesTally(), ...options }: SalesReading,
): AsyncGenerator<NumberedRow<ImportedSale>[]> {
  for await (const batch of readRows(file.path, salesFormat(file, plan, tally), options)) {
    yield batch.flatMap(({ line, row: { sale } }) => (sale ? [{ line, row: sale }] : []));
  }
}

/**
 * Imports the sales of a file, all or none.
 * @throws ImportError when the file can't be read or a column doesn't exist, RowsRefusedError
 *   when a row is invalid
 */
export function importSalesFile(
  client: Sql,
  file: SalesFile,
  plan: SalesImportPlan,
  options: ImportOptions & SalesReading & Pick<SalesImportOptions, "anyPrice">,
): Promise<SalesImported> {
  const { tally = new SalesTally(), skipRefused = false } = options;
  async function* readSensible() {
    for await (const batch of readRows(file.path, salesFormat(file, plan, tally), options)) {
      yield batch.map(({ line, row: { sale, marks } }) => ({ line, row: sale, marks }));
    }
    if (!skipRefused) tally.requireSense();
  }
  return importSales(client, readSensible(), { ...options, market: plan.market });
}
