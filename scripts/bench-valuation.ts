import { type RefusedRow, RefusedRows } from "#lib/import/refused-rows.ts";
import type { SaleField } from "#lib/valuation/import/column-names.ts";
import type { SalesImportPlan } from "#lib/valuation/import/sale-row.ts";
import {
  importSalesFile,
  inspectSalesFile,
  planSalesImport,
  type SalesFile,
  type SalesFileChoices,
} from "#services/imports/sales.ts";
import { readArguments } from "./arguments.ts";
import { measureAccuracy } from "./bench-accuracy.ts";
import { requireComparable, standInForZips } from "./bench-sales.ts";
import { measureFit, measureSpeed } from "./bench-speed.ts";
import { SALES_OPTIONS, SALES_USAGE } from "./sales-options.ts";
import { withScratchDatabase } from "./scratch-database.ts";
import { runScript, StartError } from "./start-error.ts";

const USAGE = `Usage: npm run bench:valuation -- FILE.csv [options]

Imports a file of real sales into a database of its own, fits on the sales before a day, values every
later sale with nothing from its future, and prints what the estimates miss by.

${SALES_USAGE}
  --before DATE           fit on sales before it (default: the first of the month nearest to which
                          a fifth of the sales are later)
  --rows N                measure the time of a valuation with N sales, too
  --fit-rows N            measure the time and memory of a fit of N sales, too
  --speed-only            leave the errors out`;

const OPTIONS = {
  ...SALES_OPTIONS,
  before: { type: "string" },
  rows: { type: "string" },
  "fit-rows": { type: "string" },
  "speed-only": { type: "boolean", default: false },
} as const;

// One market and, where the file has none, one state.
const BENCH_MARKET = "bench";
const ANY_STATE = "ONE STATE";
const SHOWN_REJECTS = 5;
// What the model would like to know of a home; each by any of its fields.
const MODEL_FACTS: readonly (readonly SaleField[])[] = [
  ["livingArea"],
  ["zipCode"],
  ["latitude"],
  ["lotSize", "lotAcres"],
  ["bedrooms"],
  ["bathrooms", "fullBathrooms"],
  ["yearBuilt"],
  ["propertyType"],
];

function readCount(text: string | undefined, name: string): number | null {
  if (text === undefined) return null;
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1) throw new StartError(`${name} must be a number.`);
  return count;
}

// Memory as a server of ten million sales has it.
const SERVER_SETTINGS = {
  shared_buffers: "1GB",
  full_page_writes: "off",
  max_wal_size: "8GB",
};

const AREA_COLUMN = /^(?:neighbou?rhood|nbhd|suburb|area|district)/i;

// One market for the whole file; without zips, neighborhoods stand in for them.
function planBench(values: SalesFileChoices, file: SalesFile): SalesImportPlan {
  const map = ["market=", ...values.map];
  const plan = planSalesImport({ ...values, map }, file);
  if (plan.columns.has("zipCode") || plan.constants.has("zipCode")) return plan;
  const { livingArea, lotSize } = Object.fromEntries(plan.columns);
  const area = file.header.find(
    (name, index) => AREA_COLUMN.test(name) && index !== livingArea && index !== lotSize,
  );
  if (area === undefined) return plan;
  console.log(`The file has no zips: those of one ${area} count as one zip.`);
  return planSalesImport({ ...values, map: [...map, `zipCode=${area}`] }, file);
}

function describeColumns({ columns, constants }: SalesImportPlan, { header }: SalesFile): void {
  for (const [field, column] of columns) console.log(`${field} <- ${header[column]}`);
  const used = new Set(columns.values());
  const unused = header.filter((_, index) => !used.has(index));
  if (unused.length > 0) console.log(`\nNot used: ${unused.join(", ")}.`);
  const unknown = MODEL_FACTS.filter((fields) =>
    fields.every((field) => !columns.has(field) && !constants.has(field)),
  ).map(([field]) => field);
  if (unknown.length > 0) {
    console.log(
      `Not in the file: ${unknown.join(", ")}; --map FIELD=COLUMN names a column for one.`,
    );
  }
}

// Prints the first refused rows one by one, and counts all by reason.
function countRejects() {
  const reasons = new Map<string, number>();
  let count = 0;
  return {
    add({ line, reason }: RefusedRow): void {
      if (++count <= SHOWN_REJECTS) console.log(`refused: line ${line}: ${reason}`);
      const kind = reason.replace(/: .*/s, "");
      reasons.set(kind, (reasons.get(kind) ?? 0) + 1);
    },
    describe(): string {
      const list = [...reasons].sort(([, a], [, b]) => b - a).map(([kind, n]) => `${n} ${kind}`);
      return count === 0 ? "none refused" : `${count} refused (${list.join(", ")})`;
    },
  };
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments(OPTIONS, USAGE);
  const [filePath] = positionals;
  if (!filePath || positionals.length > 1) throw new StartError(USAGE);
  const rows = readCount(values.rows, "--rows");
  const fitRows = readCount(values["fit-rows"], "--fit-rows");
  const file = await inspectSalesFile(filePath, values.delimiter);
  const asked = planBench(values, file);
  const constants = new Map(asked.constants);
  if (!asked.columns.has("state") && !constants.has("state")) constants.set("state", ANY_STATE);
  const plan: SalesImportPlan = { ...asked, market: BENCH_MARKET, constants };
  describeColumns(plan, file);

  await withScratchDatabase(SERVER_SETTINGS, async ({ client, db }) => {
    const rejects = countRejects();
    const { added, repeated } = await importSalesFile(client, file, plan, {
      refused: new RefusedRows(0, rejects.add),
      skipRefused: true,
    });
    console.log(`\nImported ${added} sales; ${repeated} repeated, ${rejects.describe()}.`);
    await requireComparable(client, added);
    await standInForZips(client);
    if (!values["speed-only"]) await measureAccuracy(db, BENCH_MARKET, values.before);
    await measureSpeed(client, BENCH_MARKET, rows);
    if (fitRows !== null) await measureFit(client, BENCH_MARKET, fitRows);
  });
}

await runScript(main);
