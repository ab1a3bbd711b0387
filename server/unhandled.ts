import "server-only";
import { isDevelopment } from "./env.ts";
import { logError } from "./log.ts";

/**
 * Logs unhandled errors in place of Next, which would print queries with their parameters. Like
 * Next, it keeps the process running, because other requests are in progress.
 */
export function logUnhandled(): void {
  if (isDevelopment()) return;
  const log = (error: unknown) => logError("unhandled error", error);
  for (const event of ["unhandledRejection", "uncaughtException"]) {
    process.removeAllListeners(event);
    process.on(event, log);
  }
}
