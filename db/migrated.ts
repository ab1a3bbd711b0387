import "server-only";
import { sql } from "drizzle-orm";
import { lacksTable } from "#lib/errors.ts";
import journal from "../drizzle/meta/_journal.json" with { type: "json" };
import { ask } from "./client.ts";
import { JOBS_SCHEMA_VERSION } from "./jobs.ts";

// As drizzle-orm tells what is left to do: by the time at which a migration was written.
const LATEST = Math.max(...journal.entries.map(({ when }) => when));

/**
 * Whether the database has had every migration of this code, the queues of its jobs and its plans. One
 * that has had later ones too is fine: another instance is newer.
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
