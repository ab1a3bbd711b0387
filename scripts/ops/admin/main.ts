import { withDatabase } from "../../db/script-database.ts";
import { runScript } from "../../start-error.ts";
import { UsageError } from "./command.ts";

// These use another server or a file, so they don't open the product's database.
const WITHOUT_DATABASE: Readonly<Record<string, () => Promise<unknown>>> = {
  "check-backup": () => import("../../db/check-backup.ts"),
  preview: () => import("../../db/preview.ts"),
};

let code = 0;

// `npm run admin -- COMMAND`: tasks of the operator that no screen offers.
await runScript(async () => {
  const runAlone = WITHOUT_DATABASE[process.argv[2] ?? ""];
  if (runAlone) {
    process.argv.splice(2, 1);
    await runAlone();
    return;
  }
  const { readCommand, runCommand } = await import("./run.ts");
  try {
    const asked = readCommand(process.argv.slice(2));
    if ("help" in asked) return console.log(asked.help);
    await withDatabase(async (connection) => {
      code = await runCommand(asked, connection);
    });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    code = 2;
  }
});
// The pool that the services open would keep the process alive for a minute.
process.exit(process.exitCode ?? code);
