import { RefusedRows, RowsRefusedError } from "#lib/import/refused-rows.ts";
import { importContractorsFile } from "#services/imports/contractors.ts";
import { createProgressBar } from "../../test/progress-bar.ts";
import { StartError } from "../../start-error.ts";
import { type Command, takeArguments } from "./command.ts";
import { describeOutcome, formatCount } from "./import-report.ts";

const LISTED_ROWS = 100;

function reportRefused({ refused }: RowsRefusedError): StartError {
  for (const { line, reason } of refused.listed) console.error(`line ${line}: ${reason}`);
  const unlisted = refused.count - refused.listed.length;
  if (unlisted > 0) console.error(`and ${formatCount(unlisted)} more`);
  const rows = refused.count === 1 ? "1 row" : `${formatCount(refused.count)} rows`;
  return new StartError(`Nothing was imported: ${rows} can't be imported (see above).`);
}

export const importContractorsCommand: Command = {
  summary: "import local businesses from a file (all rows or none)",
  usage: "FILE.csv",
  details: "docs/contractors-csv.md describes the file.",
  changes: true,
  async run(given) {
    const [file] = takeArguments(given, "FILE.csv");
    const { isDryRun: dryRun, connection } = given;
    const bar = createProgressBar();
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
  },
};
