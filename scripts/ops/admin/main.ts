import { withDatabase } from "../../db/script-database.ts";
import { runScript } from "../../start-error.ts";
import { UsageError } from "./command.ts";

// What these need is a server or a file of their own, so they open no database of the product.
const WITHOUT_DATABASE: Readonly<Record<string, () => Promise<unknown>>> = {
  "check-backup": () => import("../../db/check-backup.ts"),
  preview: () => import("../../db/preview.ts"),
};

let code = 0;

// `npm run admin -- COMMAND`: what whoever runs the product does with it beside the screens.
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
// The pool that the use cases have opened would hold the process for a minute.
process.exit(process.exitCode ?? code);
