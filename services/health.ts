import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { pingDatabase } from "#db/client.ts";
import { isMigrated } from "#db/migrated.ts";
import { isDatabaseAway, notMigrated } from "#lib/errors.ts";
import { logError } from "#server/log.ts";

const RETRY_MS = 1_000;

let wasMigrated = false;

/**
 * Returns where this process can serve: its database answers, and has had every migration. That is
 * read until it is so, and then taken for granted.
 * @throws AppError `unavailable` where there is no database, or it lacks a migration; DeadlineError
 *   after three seconds; errors of the driver
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
 * Says in the log, at the start, what keeps this process from serving. A database that is away twice in a
 * row is told of once, and looked for until it answers.
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
