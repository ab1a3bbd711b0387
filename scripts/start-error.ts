import { AppError } from "#lib/errors.ts";
import { ImportError } from "#lib/import/import-error.ts";
import { EnvError } from "#server/env.ts";

/** An error that the operator can fix. The message is one sentence that says what happened. */
export class StartError extends Error {
  override name = "StartError";
}

/** Prints a StartError as its message and other errors with their stack. Exits with 1 for either. */
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
