import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { connect } from "#db/client.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { importSales } from "#db/queries/sales-import.ts";
import { ImportError } from "#lib/valuation/import/columns.ts";
import type { ImportPlan } from "#lib/valuation/import/rows.ts";
import { measureAccuracy } from "./bench-accuracy.ts";
import { measureFit, measureSpeed } from "./bench-speed.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { type FileArguments, FILE_OPTIONS, FILE_USAGE, planImport } from "./import-plan.ts";
import { inspectSalesFile, readSalesFile, type SalesFile } from "./sales-file.ts";
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

/** One market and, where the file has none, one state: what else a file doesn't say can't be used. */
export const BENCH_MARKET = "bench";
const ANY_STATE = "ONE STATE";
/** Only the newest rejects are worth reading here; an import shows them all. */
const SHOWN_REJECTS = 5;

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

/** Runs the work on a PostgreSQL server of its own, which is gone afterwards. */
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
    await migrateDatabase(server.url, { demo: false });
    await work(connection);
  } finally {
    await connection.client.end({ timeout: 5 });
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** One market for the whole file; without zips, neighborhoods stand in for them. */
function planBench(values: FileArguments, file: SalesFile): ImportPlan {
  const map = ["market=", ...values.map];
  const plan = planImport({ ...values, map }, file);
  const area = file.header.find((name) => /^(?:neighbou?rhood|suburb|area|district)/i.test(name));
  if (plan.columns.has("zipCode") || area === undefined) return plan;
  return planImport({ ...values, map: [...map, `zipCode=${area}`] }, file);
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
  for (const [field, column] of plan.columns) console.log(`${field} <- ${file.header[column]}`);

  await withScratchDatabase(async ({ client, db }) => {
    let rejects = 0;
    const sales = readSalesFile(file, plan, ({ line, reason }) => {
      if (++rejects <= SHOWN_REJECTS) console.log(`refused: line ${line}: ${reason}`);
    });
    const { inserted, repeated } = await importSales(client, sales);
    console.log(`\nImported ${inserted} sales; ${repeated} repeated, ${rejects} refused.\n`);
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
