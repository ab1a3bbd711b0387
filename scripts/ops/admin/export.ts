import path from "node:path";
import { countOwned, requirePerson } from "#services/operators.ts";
import { exportPerson } from "#services/person-export.ts";
import { type Command, counted, takeArguments, takeText } from "./command.ts";
import { openTarget } from "./export-target.ts";

export const exportCommand: Command = {
  summary: "write down all that is kept of a person, as JSON and files",
  usage: "EMAIL --to FOLDER|FILE.zip",
  details: `Of an Admin it is the whole account: everybody's, and the photographs as they were uploaded and as they
are shown. The folder is a new one, or empty; a README.txt inside says what is what.`,
  options: { to: { type: "string" } },
  changes: true,
  async run(given) {
    const [named] = takeArguments(given, "EMAIL");
    const to = path.resolve(takeText(given, "to"));
    const person = await requirePerson(named);
    const { tables, files } = await countOwned(person);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const what = `${counted(rows, "row")} of ${counted(tables.length, "table")} and ${counted(files, "file")}`;
    if (given.isDryRun) return console.log(`Would be written to ${to}: ${what}.`);
    const target = await openTarget(to);
    const missing = await target.write(exportPerson(person));
    console.log(`Written to ${to}: ${what}.`);
    for (const name of missing) console.warn(`Missing in the store, and left out: ${name}`);
  },
};
