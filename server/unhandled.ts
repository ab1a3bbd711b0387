import "server-only";
import { isDevelopment } from "./env.ts";
import { logError } from "./log.ts";

/**
 * Logs what nobody caught in place of Next, which prints it as it is, a query with its parameters too.
 * The process goes on, as it does with Next: one request is no reason to end the others.
 */
export function logUnhandled(): void {
  if (isDevelopment()) return;
  const log = (error: unknown) => logError("unhandled error", error);
  for (const event of ["unhandledRejection", "uncaughtException"]) {
    process.removeAllListeners(event);
    process.on(event, log);
  }
}
