import { refitMarket } from "#services/valuation-models.ts";
import { RefusedRows, RowsRefusedError } from "#lib/import/refused-rows.ts";
import { describeColumns, findReach } from "#lib/valuation/import/column-report.ts";
import { SalesTally } from "#lib/valuation/import/sales-tally.ts";
import { importSalesFile, inspectSalesFile, planSalesImport } from "#services/imports/sales.ts";
import { readArguments } from "./arguments.ts";
import { describeOutcome, formatCount } from "./import-report.ts";
import { SALES_OPTIONS, SALES_USAGE } from "./sales-options.ts";
import { withDatabase } from "./script-database.ts";
import { runScript, StartError } from "./start-error.ts";

const USAGE = `Usage: npm run import:sales -- FILE.csv [options]

${SALES_USAGE}
  --skip-rejects          import the other rows when some are refused
  --dry-run               say what would change, and change nothing
  --no-fit                don't refit the markets afterwards`;

const OPTIONS = {
  ...SALES_OPTIONS,
  "skip-rejects": { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  "no-fit": { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

const PROGRESS_ROWS = 50_000;

function explainRefusal({ refused }: RowsRefusedError): StartError {
  const rows = refused.count === 1 ? "a row was" : `${formatCount(refused.count)} rows were`;
  return new StartError(
    `Nothing was imported: ${rows} refused (see above). Correct that, or import the others with --skip-rejects.`,
  );
}

// `npm run import:sales`: reads a file of recorded sales into the database, all rows or none.
async function main(): Promise<void> {
  const { values, positionals } = readArguments(OPTIONS, USAGE);
  const [filePath] = positionals;
  if (values.help || !filePath || positionals.length > 1) throw new StartError(USAGE);
  const file = await inspectSalesFile(filePath, values.delimiter);
  const plan = planSalesImport(values, file);
  for (const line of describeColumns(plan, file.header)) console.log(line);
  const { isReachable, warnings } = findReach(plan);
  if (!isReachable) throw new StartError(warnings.join("\n"));
  for (const warning of warnings) console.warn(`Warning: ${warning}`);

  const dryRun = values["dry-run"];
  const tally = new SalesTally();
  const refused = new RefusedRows(0, ({ line, reason }) =>
    console.error(`line ${line}: ${reason}`),
  );
  await withDatabase(async ({ client, db }) => {
    const outcome = await importSalesFile(client, file, plan, {
      refused,
      tally,
      skipRefused: dryRun || values["skip-rejects"],
      dryRun,
      onRead: ({ rows, isDone }) => {
        if (isDone || rows % PROGRESS_ROWS === 0) console.log(`${formatCount(rows)} rows read`);
      },
    }).catch((error: unknown) => {
      throw error instanceof RowsRefusedError ? explainRefusal(error) : error;
    });
    for (const line of tally.describe()) console.log(line);
    const repeated = "Repeated in the file (same id and date, the last one counts)";
    console.log(describeOutcome(outcome, { dryRun, repeated, refused: refused.count }));
    if (dryRun || values["no-fit"] || outcome.added + outcome.changed === 0) return;
    for (const market of outcome.markets) {
      const fitted = await refitMarket(market, db);
      const sales = fitted
        ? `fitted on ${formatCount(fitted.model.salesCount)} sales`
        : "too few sales to fit";
      console.log(`${market}: ${sales}`);
    }
  });
}

await runScript(main);
