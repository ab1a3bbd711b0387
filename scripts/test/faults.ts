import { runScript, StartError } from "../start-error.ts";
import { tryDatabase } from "./trials/faults-database.ts";
import { tryKills } from "./trials/faults-kill.ts";
import { prepareBuild } from "./trials/instance.ts";
import { concludePromises } from "./trials/promises.ts";

const PARTS: Record<string, () => Promise<void>> = { database: tryDatabase, kill: tryKills };

// `npm run test:faults [-- PART ...]`: exits with 1 if a promise is broken.
await runScript(async () => {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !(name in PARTS));
  if (unknown)
    throw new StartError(`Unknown part ${unknown}. Use one of ${Object.keys(PARTS).join(", ")}.`);
  await prepareBuild();
  for (const [name, run] of Object.entries(PARTS)) {
    if (names.length === 0 || names.includes(name)) await run();
  }
  process.exit(concludePromises());
});
