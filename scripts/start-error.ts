import { ImportError } from "#lib/import/import-error.ts";
import { EnvError } from "#server/env.ts";

/** A reason not to start that a person can do something about. The message is one sentence that says what. */
export class StartError extends Error {
  override name = "StartError";
}

/** Runs a script's main function; a failure is told in one sentence where we know one, else with its stack, and exits 1. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const known = [StartError, EnvError, ImportError].some((kind) => error instanceof kind);
    console.error(known && error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
