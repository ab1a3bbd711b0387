import { sql } from "drizzle-orm";
import { database } from "#db/client.ts";

/** Returns whether one of Porchlight's statements is waiting for a lock. */
export async function waitsForLock(): Promise<boolean> {
  const [row] = await database().execute(
    sql`select count(*)::int as waiting from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return Number(row?.waiting) > 0;
}
