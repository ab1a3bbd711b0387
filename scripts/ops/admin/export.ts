import path from "node:path";
import { countOwned, requirePerson } from "#services/operators.ts";
import { exportPerson } from "#services/person-export.ts";
import { type Command, counted, takeArguments, takeText } from "./command.ts";
import { openTarget } from "./export-target.ts";

export const exportCommand: Command = {
  summary: "export all of a person's data, as JSON and files",
  usage: "EMAIL --to FOLDER|FILE.zip",
  details: `For an Admin, this exports the whole account: everyone's data, and the photos as uploaded and as shown.
FOLDER must be new or empty. The export's README.txt explains its contents.`,
  options: { to: { type: "string" } },
  changes: true,
  async run(given) {
    const [named] = takeArguments(given, "EMAIL");
    const to = path.resolve(takeText(given, "to"));
    const person = await requirePerson(named);
    const { tables, files } = await countOwned(person);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const what = `${counted(rows, "row")} of ${counted(tables.length, "table")} and ${counted(files, "file")}`;
    if (given.isDryRun) return console.log(`Would export to ${to}: ${what}.`);
    const target = await openTarget(to);
    const missing = await target.write(exportPerson(person));
    console.log(`Exported to ${to}: ${what}.`);
    for (const name of missing)
      console.warn(`Left out because it's missing from the store: ${name}`);
  },
};
