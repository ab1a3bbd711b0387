import { AppError } from "#lib/errors.ts";
import { ImportError } from "#lib/import/import-error.ts";
import { EnvError } from "#server/env.ts";

/** Something that a person can do something about: the message is one sentence that says what. */
export class StartError extends Error {
  override name = "StartError";
}

/** A failure is printed as its sentence where it is one of ours, else with its stack; either exits with 1. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const known = [StartError, EnvError, ImportError, AppError].some(
      (kind) => error instanceof kind,
    );
    console.error(known && error instanceof Error ? error.message : error);
    process.exit(process.exitCode ?? 1);
  }
}
