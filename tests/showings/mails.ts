import { sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import type { Mails } from "#db/jobs.ts";

/** Returns the queued emails to a showing's buyer, oldest first. */
export async function jobsOf(showingId: string): Promise<Mails["showing"][]> {
  const rows = await database().execute<{ data: Mails["showing"] }>(sql`
    select data from jobs.job
    where name = 'mail' and data->>'kind' = 'showing' and data->>'showingId' = ${showingId}
    order by created_on, id`);
  return rows.map(({ data }) => data);
}
