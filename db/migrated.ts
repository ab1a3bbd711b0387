import "server-only";
import { sql } from "drizzle-orm";
import { lacksTable } from "#lib/errors.ts";
import journal from "../drizzle/meta/_journal.json" with { type: "json" };
import { ask } from "./client.ts";
import { JOBS_SCHEMA_VERSION } from "./jobs.ts";

// Like drizzle-orm, compares the times at which migrations were written.
const LATEST = Math.max(...journal.entries.map(({ when }) => when));

/**
 * Returns whether the database has every migration of this code, the job queues and the plans. Later
 * migrations are fine: another instance is newer.
 * @throws DeadlineError after three seconds; errors of the driver
 */
export async function isMigrated(): Promise<boolean> {
  try {
    const [found] = await ask(sql`
      select (select max(created_at) from drizzle.__drizzle_migrations) >= ${LATEST}
        and (select max(version) from jobs.version) >= ${JOBS_SCHEMA_VERSION}
        and exists (select from plans) as is_migrated`);
    return found?.is_migrated === true;
  } catch (error) {
    if (lacksTable(error)) return false;
    throw error;
  }
}
