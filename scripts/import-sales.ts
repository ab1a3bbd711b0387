import { parseArgs } from "node:util";
import { importSales, type ImportResult } from "#db/queries/sales-import.ts";
import { refitMarket } from "#services/valuation-models.ts";
import { ImportError } from "#lib/valuation/import/columns.ts";
import { FILE_OPTIONS, FILE_USAGE, planImport } from "./import-plan.ts";
import { inspectSalesFile, readSalesFile } from "./sales-file.ts";
import { withDatabase } from "./script-database.ts";
import { runScript, StartError } from "./start-error.ts";

const USAGE = `Usage: npm run import:sales -- FILE.csv [options]

${FILE_USAGE}
  --skip-rejects          import the other rows when some are refused
  --dry-run               say what would change, and change nothing
  --no-fit                don't refit the markets afterwards`;

const OPTIONS = {
  ...FILE_OPTIONS,
  "skip-rejects": { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  "no-fit": { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

function readArguments() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

const count = (number: number) => number.toLocaleString("en-US");

function report(result: ImportResult, rejects: number, dryRun: boolean): void {
  const { inserted, updated, unchanged, repeated } = result;
  console.log(
    [
      `${dryRun ? "Would be added" : "Added"}: ${count(inserted)}.`,
      `${dryRun ? "Would be changed" : "Changed"}: ${count(updated)}.`,
      `Already there: ${count(unchanged)}.`,
      repeated > 0
        ? `Repeated in the file (same id and date, the last one counts): ${count(repeated)}.`
        : "",
      rejects > 0 ? `Refused: ${count(rejects)}.` : "",
    ]
      .filter(Boolean)
      .join(" "),
  );
}

/** `npm run import:sales`: reads a file of recorded sales into the database, all rows or none. */
async function main(): Promise<void> {
  const { values, positionals } = readArguments();
  const [filePath] = positionals;
  if (values.help || !filePath || positionals.length > 1) throw new StartError(USAGE);
  const file = await inspectSalesFile(filePath, values.delimiter);
  const plan = planImport(values, file);
  for (const [field, column] of plan.columns) console.log(`${field} <- ${file.header[column]}`);

  let rejects = 0;
  const dryRun = values["dry-run"];
  async function* sales() {
    yield* readSalesFile(
      file,
      plan,
      ({ line, reason }) => {
        rejects++;
        console.error(`line ${line}: ${reason}`);
      },
      (rows) => console.log(`${count(rows)} rows read`),
    );
    if (rejects > 0 && !values["skip-rejects"] && !dryRun) {
      throw new ImportError(
        `Nothing was imported: ${rejects === 1 ? "a row was" : `${count(rejects)} rows were`} refused (see above). Correct that, or import the others with --skip-rejects.`,
      );
    }
  }
  await withDatabase(async ({ client, db }) => {
    const result = await importSales(client, sales(), dryRun);
    report(result, rejects, dryRun);
    if (dryRun || values["no-fit"] || result.inserted + result.updated === 0) return;
    for (const market of result.markets) {
      const fitted = await refitMarket(market, db);
      const sales = fitted
        ? `fitted on ${count(fitted.model.salesCount)} sales`
        : "too few sales to fit";
      console.log(`${market}: ${sales}`);
    }
  });
}

await runScript(() =>
  main().catch((error: unknown) => {
    throw error instanceof ImportError ? new StartError(error.message, { cause: error }) : error;
  }),
);
