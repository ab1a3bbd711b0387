import "server-only";
import { sql } from "drizzle-orm";
import { ask } from "./client.ts";

/** The number of jobs in a queue, `given_up` included. */
export interface QueueState {
  queue: string;
  /** Not tried yet. */
  waiting: number;
  /** Failed and waiting for a retry. */
  retrying: number;
  active: number;
  /** Seconds since the oldest due job became due; 0 if none is due. */
  oldestDue: number;
}

/**
 * How many jobs there are, and how many connections to this database, by what they do.
 * @throws DeadlineError after three seconds; errors of the driver
 */
export async function readQueues(): Promise<{
  connections: Record<"active" | "idle", number>;
  queues: QueueState[];
}> {
  const [found] = await ask(sql`
    select
      (select json_build_object(
        'active', count(*) filter (where state <> 'idle'),
        'idle', count(*) filter (where state = 'idle'))
      from pg_stat_activity where datname = current_database()) as connections,
      (select coalesce(json_agg(counted), '[]') from (
        select name as queue,
          count(*) filter (where state = 'created') as waiting,
          count(*) filter (where state = 'retry') as retrying,
          count(*) filter (where state = 'active') as active,
          greatest(0, coalesce(extract(epoch from now() - min(start_after)
            filter (where state in ('created', 'retry'))), 0)) as "oldestDue"
        from jobs.job where state in ('created', 'retry', 'active') group by name) counted) as queues`);
  return found as unknown as Awaited<ReturnType<typeof readQueues>>;
}
