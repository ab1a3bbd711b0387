import { parseArgs } from "node:util";
import { listContractorTypes } from "#db/queries/contractors.ts";
import { type ContractorsImported, importContractors } from "#db/queries/contractors-import.ts";
import { RefusedRows } from "#lib/contractors/refused-rows.ts";
import { readContractorsFile } from "./contractors-file.ts";
import { createProgressBar } from "./progress-bar.ts";
import { withDatabase } from "./script-database.ts";
import { runScript, StartError } from "./start-error.ts";

const USAGE = `Usage: npm run import:contractors -- FILE.csv [--dry-run]

  --dry-run   say what would change, and change nothing

docs/contractors-csv.md describes the file.`;

const LISTED_ROWS = 100;
const count = (number: number) => number.toLocaleString("en-US");

function readArguments() {
  try {
    return parseArgs({
      options: {
        "dry-run": { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function reportRefused(refused: RefusedRows): never {
  for (const { line, reason } of refused.listed) console.error(`line ${line}: ${reason}`);
  const unlisted = refused.count - refused.listed.length;
  if (unlisted > 0) console.error(`and ${count(unlisted)} more`);
  const rows = refused.count === 1 ? "1 row" : `${count(refused.count)} rows`;
  throw new StartError(`Nothing was imported: ${rows} can't be taken (see above).`);
}

function report(result: ContractorsImported, dryRun: boolean): void {
  const { added, changed, unchanged, repeated } = result;
  const figures = [
    `${dryRun ? "Would be added" : "Added"}: ${count(added)}`,
    `${dryRun ? "Would be changed" : "Changed"}: ${count(changed)}`,
    `Already there: ${count(unchanged)}`,
    ...(repeated > 0 ? [`Repeated in the file: ${count(repeated)}`] : []),
  ];
  console.log(`${figures.join(". ")}.`);
}

/** `npm run import:contractors`: reads a file of local businesses into the database, all rows or none. */
async function main(): Promise<void> {
  const { values, positionals } = readArguments();
  const [file] = positionals;
  if (values.help) return console.log(USAGE);
  if (!file || positionals.length > 1) throw new StartError(USAGE);
  const dryRun = values["dry-run"];
  const bar = createProgressBar();
  await withDatabase(async ({ client, db }) => {
    const refused = new RefusedRows(LISTED_ROWS);
    const types = await listContractorTypes(db);
    const rows = readContractorsFile(file, {
      types,
      refused,
      onProgress: (part) => bar.update("Reading", part),
    });
    const result = await importContractors(client, rows, {
      refused,
      dryRun,
      onProgress: (part) => bar.update(dryRun ? "Checking" : "Storing", part),
    }).finally(bar.clear);
    if (!result) reportRefused(refused);
    report(result, dryRun);
  });
}

await runScript(main);
