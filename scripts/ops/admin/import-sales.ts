import type { parseArgs } from "node:util";
import { refitMarket } from "#services/valuation-models.ts";
import type { Database } from "#db/client.ts";
import { oldestDay } from "#lib/valuation/candidate-sales.ts";
import { RefusedRows, RowsRefusedError } from "#lib/import/refused-rows.ts";
import { describeColumns, findReach, warnOfRepeats } from "#lib/valuation/import/column-report.ts";
import { SalesTally } from "#lib/valuation/import/sales-tally.ts";
import type { SalesImported } from "#db/queries/sales-import.ts";
import type { SalesImportPlan } from "#lib/valuation/import/sale-row.ts";
import { importSalesFile, planSalesImport } from "#services/imports/sales.ts";
import { inspectSalesFile } from "#services/imports/sales-file.ts";
import { StartError } from "../../start-error.ts";
import { describeFit } from "../describe-fit.ts";
import { type Command, takeArguments } from "./command.ts";
import { describeOutcome, formatCount } from "./import-report.ts";
import { SALES_OPTIONS, SALES_USAGE } from "./sales-options.ts";

const OPTIONS = {
  ...SALES_OPTIONS,
  "skip-rejects": { type: "boolean", default: false },
  "no-fit": { type: "boolean", default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>["values"];

const PROGRESS_ROWS = 50_000;

const warn = (warning: string) => console.warn(`Warning: ${warning}`);

function explainRefusal({ refused }: RowsRefusedError): StartError {
  const rows = refused.count === 1 ? "1 row was" : `${formatCount(refused.count)} rows were`;
  return new StartError(
    `Nothing was imported: ${rows} rejected (see above). Correct the file, or import the other rows with --skip-rejects.`,
  );
}

const DEED_FIELDS = ["deed", "deedBook", "deedPage"] as const;

function reportLeftOut(
  { ofSharedDeeds, inBulk, farOff }: SalesImported,
  { columns }: SalesImportPlan,
  header: readonly string[],
): void {
  if (ofSharedDeeds > 0) {
    const fields = DEED_FIELDS.filter((field) => columns.has(field));
    const named = fields.map((field) => JSON.stringify(header[columns.get(field) ?? -1]));
    const leaveOut = fields.map((field) => `${field}=`).join(",");
    console.log(
      `Skipped: ${formatCount(ofSharedDeeds)} whose deed also covers other parcels, by ${named.join(", ")} (--map ${leaveOut} imports them).`,
    );
  }
  if (inBulk > 0) {
    console.log(
      `Skipped: ${formatCount(inBulk)} at one price with other parcels in the same month, and at least three times the usual price (--any-price imports them).`,
    );
  }
  if (farOff > 0) {
    console.log(
      `Skipped: ${formatCount(farOff)} priced per square foot at over five times or under a fifth of their area's median (--any-price imports them).`,
    );
  }
}

function reportPlaces(
  { joined, moved, storedElsewhere }: SalesImported,
  market: string,
  dryRun: boolean,
): void {
  if (storedElsewhere > 0) {
    console.log(
      `Skipped: ${formatCount(storedElsewhere)} already stored from another file or under another id, with the same parcel or address, date and price.`,
    );
  }
  if (joined > 0) {
    console.log(
      `Market: ${formatCount(joined)} ${dryRun ? "would join" : "joined"} the market of the sales in their zip code or city (--market gives all of them another).`,
    );
  }
  if (moved > 0) {
    console.log(
      `${dryRun ? "Would move" : "Moved"} to ${market}: ${formatCount(moved)} stored sales in the same zip codes or cities.`,
    );
  }
}

function warnOfAge({ newest }: SalesImported): void {
  if (newest === null || newest >= oldestDay(new Date())) return;
  warn(
    `These sales are too old to use. The newest is from ${newest}, and estimates use sales of the last 24 months.`,
  );
}

async function refitMarkets(markets: readonly string[], db: Database): Promise<void> {
  for (const market of markets) {
    const started = performance.now();
    const fitted = await refitMarket(market, db);
    const seconds = (performance.now() - started) / 1000;
    for (const line of describeFit(market, fitted, seconds)) console.log(line);
  }
}

function showSample({ sample }: SalesImported): void {
  for (const { line, facts } of sample) {
    const known = Object.entries(facts).map(([field, fact]) => `${field} ${fact}`);
    console.log(`line ${line}: ${known.join(", ")}`);
  }
}

export const importSalesCommand: Command = {
  summary: "import recorded sales from a file (all rows or none)",
  usage: "FILE.csv [options]",
  details: `${SALES_USAGE}
  --skip-rejects          import the other rows if some are rejected
  --no-fit                don't refit the markets afterwards`,
  options: OPTIONS,
  changes: true,
  async run(given) {
    const [filePath] = takeArguments(given, "FILE.csv");
    const { isDryRun: dryRun, connection } = given;
    const values = given.values as Values;
    const file = await inspectSalesFile(filePath, values);
    if (!file.quotes && values.quote === undefined) {
      console.log("Quotation marks are read as text, because the file doesn't parse otherwise.");
    }
    const plan = await planSalesImport(values, file);
    for (const line of describeColumns(plan, file.header)) console.log(line);
    const { isReachable, warnings } = findReach(plan);
    if (!isReachable) throw new StartError(warnings.join("\n"));
    for (const warning of [...warnOfRepeats(plan, file.header), ...warnings]) warn(warning);

    const tally = new SalesTally();
    const refused = new RefusedRows(0, ({ line, reason }) =>
      console.error(`line ${line}: ${reason}`),
    );
    const outcome = await importSalesFile(connection.client, file, plan, {
      refused,
      tally,
      skipRefused: dryRun || values["skip-rejects"],
      dryRun,
      anyPrice: values["any-price"],
      onRead: ({ rows, isDone }) => {
        if (isDone || rows % PROGRESS_ROWS === 0) console.log(`${formatCount(rows)} rows read`);
      },
    }).catch((error: unknown) => {
      throw error instanceof RowsRefusedError ? explainRefusal(error) : error;
    });
    for (const line of tally.describe()) console.log(line);
    reportLeftOut(outcome, plan, file.header);
    reportPlaces(outcome, plan.market ?? "", dryRun);
    warnOfAge(outcome);
    if (dryRun) showSample(outcome);
    const repeated = "Repeated in the file (same id and date; the last one is used)";
    console.log(describeOutcome(outcome, { dryRun, repeated, refused: refused.count }));
    const isNew = outcome.added + outcome.changed + outcome.moved > 0;
    if (!dryRun && !values["no-fit"] && isNew) await refitMarkets(outcome.markets, connection.db);
  },
};
