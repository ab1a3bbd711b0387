import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { connect } from "#db/client.ts";
import { prepareDatabase } from "#services/database.ts";
import { importSales } from "#db/queries/sales-import.ts";
import type { ImportField } from "#lib/valuation/import/column-names.ts";
import { ImportError } from "#lib/valuation/import/columns.ts";
import type { ImportPlan } from "#lib/valuation/import/rows.ts";
import { measureAccuracy } from "./bench-accuracy.ts";
import { requireComparable, standInForZips } from "./bench-sales.ts";
import { measureFit, measureSpeed } from "./bench-speed.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { type FileArguments, FILE_OPTIONS, FILE_USAGE, planImport } from "./import-plan.ts";
import { inspectSalesFile, readSalesFile, type Reject, type SalesFile } from "./sales-file.ts";
import { runScript, StartError } from "./start-error.ts";

const USAGE = `Usage: npm run bench:valuation -- FILE.csv [options]

Imports a file of real sales into a database of its own, fits on the sales before a day, values every
later sale with nothing from its future, and prints what the estimates miss by.

${FILE_USAGE}
  --before DATE           fit on sales before it (default: the first of the month nearest to which
                          a fifth of the sales are later)
  --rows N                measure the time of a valuation with N sales, too
  --fit-rows N            measure the time and memory of a fit of N sales, too
  --speed-only            leave the errors out`;

const OPTIONS = {
  ...FILE_OPTIONS,
  before: { type: "string" },
  rows: { type: "string" },
  "fit-rows": { type: "string" },
  "speed-only": { type: "boolean", default: false },
} as const;

// One market and, where the file has none, one state.
const BENCH_MARKET = "bench";
const ANY_STATE = "ONE STATE";
const SHOWN_REJECTS = 5;
// Facts that the model uses; each by any of its fields.
const MODEL_FACTS: readonly (readonly ImportField[])[] = [
  ["livingArea"],
  ["zipCode"],
  ["latitude"],
  ["lotSize", "lotAcres"],
  ["bedrooms"],
  ["bathrooms", "fullBathrooms"],
  ["yearBuilt"],
  ["propertyType"],
];

function readArguments() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function readCount(text: string | undefined, name: string): number | null {
  if (text === undefined) return null;
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1) throw new StartError(`${name} must be a number.`);
  return count;
}

async function withScratchDatabase(
  work: (connection: ReturnType<typeof connect>) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "porchlight-bench-"));
  const server = await startEmbeddedPostgres({
    dataDir,
    settings: { shared_buffers: "1GB", fsync: "off", full_page_writes: "off", max_wal_size: "8GB" },
  });
  const connection = connect(server.url);
  try {
    await prepareDatabase(server.url, { demo: false });
    await work(connection);
  } finally {
    await connection.client.end({ timeout: 5 });
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const AREA_COLUMN = /^(?:neighbou?rhood|nbhd|suburb|area|district)/i;

// One market for the whole file; without zips, neighborhoods count as zips.
function planBench(values: FileArguments, file: SalesFile): ImportPlan {
  const map = ["market=", ...values.map];
  const plan = planImport({ ...values, map }, file);
  if (plan.columns.has("zipCode") || plan.constants.has("zipCode")) return plan;
  const { livingArea, lotSize } = Object.fromEntries(plan.columns);
  const area = file.header.find(
    (name, index) => AREA_COLUMN.test(name) && index !== livingArea && index !== lotSize,
  );
  if (area === undefined) return plan;
  console.log(`The file has no zips: those of one ${area} count as one zip.`);
  return planImport({ ...values, map: [...map, `zipCode=${area}`] }, file);
}

function describeColumns({ columns, constants }: ImportPlan, { header }: SalesFile): void {
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
    add({ line, reason }: Reject): void {
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
  const { values, positionals } = readArguments();
  const [filePath] = positionals;
  if (!filePath || positionals.length > 1) throw new StartError(USAGE);
  const rows = readCount(values.rows, "--rows");
  const fitRows = readCount(values["fit-rows"], "--fit-rows");
  const file = await inspectSalesFile(filePath, values.delimiter);
  const asked = planBench(values, file);
  const constants = new Map(asked.constants);
  if (!asked.columns.has("state") && !constants.has("state")) constants.set("state", ANY_STATE);
  const plan: ImportPlan = { ...asked, market: BENCH_MARKET, constants };
  describeColumns(plan, file);

  await withScratchDatabase(async ({ client, db }) => {
    const rejects = countRejects();
    const { inserted, repeated } = await importSales(
      client,
      readSalesFile(file, plan, (reject) => rejects.add(reject)),
    );
    console.log(`\nImported ${inserted} sales; ${repeated} repeated, ${rejects.describe()}.`);
    await requireComparable(client, inserted);
    await standInForZips(client);
    if (!values["speed-only"]) await measureAccuracy(db, BENCH_MARKET, values.before);
    await measureSpeed(client, BENCH_MARKET, rows);
    if (fitRows !== null) await measureFit(client, BENCH_MARKET, fitRows);
  });
}

await runScript(() =>
  main().catch((error: unknown) => {
    throw error instanceof ImportError ? new StartError(error.message, { cause: error }) : error;
  }),
);
