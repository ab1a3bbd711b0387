import path from "node:path";
import { DEMO_SOURCE } from "#db/demo/sales.ts";
import {
  type ColumnMap,
  ImportError,
  mapColumns,
  readPairs,
} from "#lib/valuation/import/columns.ts";
import { type DateOrder, detectDateOrder } from "#lib/valuation/import/dates.ts";
import { detectDecimalComma, type ImportPlan } from "#lib/valuation/import/rows.ts";
import type { SalesFile } from "./sales-file.ts";

/** Options that say how a sales file is to be read; for `parseArgs`. */
export const FILE_OPTIONS = {
  map: { type: "string", multiple: true, default: [] as string[] },
  set: { type: "string", multiple: true, default: [] as string[] },
  source: { type: "string" },
  market: { type: "string" },
  dates: { type: "string" },
  decimals: { type: "string" },
  delimiter: { type: "string" },
  "min-price": { type: "string" },
} as const;

export const FILE_USAGE = `  --map field=COLUMN,…    where the header's names don't tell; an empty COLUMN leaves a field out
  --set field=value,…     for what the file has no column for, such as state=WA
  --source NAME           names the file's origin; the same source and id is the same sale
                          (default: the file's name)
  --market NAME           the group of sales that one model is fitted on (default: the source)
  --dates mdy|dmy         order of 3/4/2024 (default: told from the file, else mdy)
  --decimals point|comma  2.5 or 2,5 (default: told from the file)
  --delimiter CHAR        default: told from the header
  --min-price DOLLARS     sales below it are refused (default 1000)`;

export interface FileArguments {
  map: string[];
  set: string[];
  source?: string | undefined;
  market?: string | undefined;
  dates?: string | undefined;
  decimals?: string | undefined;
  "min-price"?: string | undefined;
}

/** Sales under a thousand dollars are gifts and settlements between relatives. */
const MIN_PRICE = 1000;

function chooseDateOrder(dates: string | undefined, file: SalesFile, column: number): DateOrder {
  if (dates === undefined)
    return detectDateOrder(file.sample.map((record) => record[column] ?? ""));
  if (dates !== "mdy" && dates !== "dmy") throw new ImportError("--dates must be mdy or dmy.");
  return dates;
}

/** Columns whose numbers tell how the file writes decimals. */
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
  columns: ColumnMap,
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
 * Decides how a file is to be read, from its header, its first rows and what the operator said.
 * @throws ImportError with a sentence that says what to do
 */
export function planImport(values: FileArguments, file: SalesFile): ImportPlan {
  const constants = readPairs(values.set);
  const columns = mapColumns(file.header, readPairs(values.map), constants);
  const source = values.source ?? path.basename(file.path).replace(/\.[^.]*$/, "");
  if (source.trim() === "" || source === DEMO_SOURCE) {
    throw new ImportError(
      `--source can't be "${source}": give the file's origin a name of its own.`,
    );
  }
  const market = values.market ?? source;
  if (market.trim() === "") throw new ImportError("--market must be a name, such as the county's.");
  const minPrice = Number(values["min-price"] ?? MIN_PRICE);
  if (!(minPrice >= 1))
    throw new ImportError("--min-price must be a number of dollars, at least 1.");
  return {
    source,
    market,
    columns,
    constants,
    dateOrder: chooseDateOrder(values.dates, file, columns.get("soldOn") ?? -1),
    decimalComma: chooseDecimals(values.decimals, file, columns),
    minPrice,
    today: new Date().toISOString().slice(0, 10),
  };
}
