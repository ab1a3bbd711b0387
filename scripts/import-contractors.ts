import { RefusedRows, RowsRefusedError } from "#lib/import/refused-rows.ts";
import { importContractorsFile } from "#services/imports/contractors.ts";
import { readArguments } from "./arguments.ts";
import { describeOutcome, formatCount } from "./import-report.ts";
import { createProgressBar } from "./progress-bar.ts";
import { withDatabase } from "./script-database.ts";
import { runScript, StartError } from "./start-error.ts";

const USAGE = `Usage: npm run import:contractors -- FILE.csv [--dry-run]

  --dry-run   say what would change, and change nothing

docs/contractors-csv.md describes the file.`;

const OPTIONS = {
  "dry-run": { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

const LISTED_ROWS = 100;

function reportRefused({ refused }: RowsRefusedError): StartError {
  for (const { line, reason } of refused.listed) console.error(`line ${line}: ${reason}`);
  const unlisted = refused.count - refused.listed.length;
  if (unlisted > 0) console.error(`and ${formatCount(unlisted)} more`);
  const rows = refused.count === 1 ? "1 row" : `${formatCount(refused.count)} rows`;
  return new StartError(`Nothing was imported: ${rows} can't be taken (see above).`);
}

// `npm run import:contractors`: reads a file of local businesses into the database, all rows or none.
async function main(): Promise<void> {
  const { values, positionals } = readArguments(OPTIONS, USAGE);
  const [file] = positionals;
  if (values.help) return console.log(USAGE);
  if (!file || positionals.length > 1) throw new StartError(USAGE);
  const dryRun = values["dry-run"];
  const bar = createProgressBar();
  await withDatabase(async (connection) => {
    const outcome = await importContractorsFile(connection, file, {
      refused: new RefusedRows(LISTED_ROWS),
      dryRun,
      onRead: ({ part }) => bar.update("Reading", part),
      onStored: (part) => bar.update(dryRun ? "Checking" : "Storing", part),
    })
      .finally(bar.clear)
      .catch((error: unknown) => {
        throw error instanceof RowsRefusedError ? reportRefused(error) : error;
      });
    console.log(describeOutcome(outcome, { dryRun, repeated: "Repeated in the file" }));
  });
}

await runScript(main);
