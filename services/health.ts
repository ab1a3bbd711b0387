import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { pingDatabase } from "#db/client.ts";
import { isMigrated } from "#db/migrated.ts";
import { isDatabaseAway, notMigrated } from "#lib/errors.ts";
import { logError } from "#server/log.ts";

const RETRY_MS = 1_000;

let wasMigrated = false;

/**
 * Checks that this process can serve: the database responds and has every migration. Checks
 * migrations only until they are complete.
 * @throws AppError `unavailable` without a database or a migration, DeadlineError after three
 *   seconds, and driver errors
 */
export async function requireReady(): Promise<void> {
  if (wasMigrated) return pingDatabase();
  wasMigrated = await isMigrated();
  if (wasMigrated) return;
  throw notMigrated(
    new Error("The database is missing migrations for this version: run `npm run db:migrate`"),
  );
}

/**
 * Logs at startup why this process can't serve. After two failures in a row it logs the database
 * outage once and polls until it responds.
 */
export async function logUnlessReady(): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await requireReady();
    } catch (error) {
      const isAway = isDatabaseAway(error);
      if (!isAway || tries === 2) logError("not ready to serve", error);
      if (!isAway) return;
    }
    await sleep(RETRY_MS, undefined, { ref: false });
  }
}
