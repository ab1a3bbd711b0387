import { type RefusedRow, RefusedRows } from "#lib/import/refused-rows.ts";
import { describeColumns } from "#lib/valuation/import/column-report.ts";
import type { SalesImportPlan } from "#lib/valuation/import/sale-row.ts";
import { SalesTally } from "#lib/valuation/import/sales-tally.ts";
import { importSalesFile, planSalesImport } from "#services/imports/sales.ts";
import { inspectSalesFile } from "#services/imports/sales-file.ts";
import { readArguments } from "../arguments.ts";
import { measureAccuracy } from "./valuation-accuracy.ts";
import { requireComparable, standInForZips } from "./valuation-sales.ts";
import { SALES_OPTIONS, SALES_USAGE } from "../ops/admin/sales-options.ts";
import { withScratchDatabase } from "../db/scratch-database.ts";
import { runScript, StartError } from "../start-error.ts";

const USAGE = `Usage: npm run bench:valuation -- FILE.csv [options]

Imports a file of real sales into a temporary database, fits on the sales before a date, values every
later sale without using later data, and prints the errors of the estimates.

${SALES_USAGE}
  --before DATE           fit on sales before this date (default: the start of the month that leaves
                          about a fifth of the sales after it)
  --area-sales N          most sales in a map area used in place of a zip code (default: 400)`;

const OPTIONS = {
  ...SALES_OPTIONS,
  before: { type: "string" },
  "area-sales": { type: "string" },
} as const;

// One market. A file without state and city gets these.
const BENCH_MARKET = "bench";
const ANY_PLACE = { state: "ONE STATE", city: "One city" } as const;
const SHOWN_REJECTS = 5;

function readCount(text: string | undefined, name: string): number | null {
  if (text === undefined) return null;
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1) throw new StartError(`${name} must be a number.`);
  return count;
}

// Memory settings of a server with ten million sales.
const SERVER_SETTINGS = {
  shared_buffers: "1GB",
  full_page_writes: "off",
  max_wal_size: "8GB",
};

function countRejects() {
  const reasons = new Map<string, number>();
  let count = 0;
  return {
    add({ line, reason }: RefusedRow): void {
      if (++count <= SHOWN_REJECTS) console.log(`rejected: line ${line}: ${reason}`);
      const kind = reason.replace(/: .*/s, "");
      reasons.set(kind, (reasons.get(kind) ?? 0) + 1);
    },
    describe(): string {
      const list = [...reasons].sort(([, a], [, b]) => b - a).map(([kind, n]) => `${n} ${kind}`);
      return count === 0 ? "none rejected" : `${count} rejected (${list.join(", ")})`;
    },
  };
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments(OPTIONS, USAGE);
  const [filePath] = positionals;
  if (!filePath || positionals.length > 1) throw new StartError(USAGE);
  const areaSales = readCount(values["area-sales"], "--area-sales");
  const file = await inspectSalesFile(filePath, values);
  const asked = await planSalesImport({ ...values, map: ["market=", ...values.map] }, file);
  for (const line of describeColumns(asked, file.header)) console.log(line);
  const constants = new Map(asked.constants);
  for (const field of ["state", "city"] as const) {
    if (!asked.columns.has(field) && !constants.has(field)) {
      constants.set(field, ANY_PLACE[field]);
    }
  }
  const plan: SalesImportPlan = { ...asked, market: BENCH_MARKET, constants };

  await withScratchDatabase(SERVER_SETTINGS, async ({ client, db }) => {
    const rejects = countRejects();
    const tally = new SalesTally();
    const { added, repeated, ofSharedDeeds, inBulk, farOff } = await importSalesFile(
      client,
      file,
      plan,
      {
        refused: new RefusedRows(0, rejects.add),
        tally,
        skipRefused: true,
        anyPrice: values["any-price"],
      },
    );
    for (const line of tally.describe()) console.log(line);
    console.log(
      `\nImported ${added} sales; ${repeated} repeated, ${ofSharedDeeds} of shared deeds, ${inBulk} in bulk, ${farOff} far from their area's prices, ${rejects.describe()}.`,
    );
    await requireComparable(client, added);
    await standInForZips(client, areaSales ?? undefined);
    await measureAccuracy(db, BENCH_MARKET, values.before);
  });
}

await runScript(main);
