import "server-only";
import { sql } from "drizzle-orm";
import { database } from "./client.ts";
import { jobNames } from "./jobs.ts";

/** Returns whether a finished job is past its deletion time. Running jobs and the hourly sweep delete it. */
export async function hasOutdatedJobs(): Promise<boolean> {
  const [found] = await database().execute(sql`
    select exists (
      select from jobs.job
      where name in (${jobNames()})
        and completed_on < now() - deletion_seconds * interval '1 second'
    ) as is_there`);
  return found?.is_there === true;
}

/**
 * Returns whether a job is due, or was started by a process that no longer runs. Reads only the first index
 * entry of each queue and state.
 */
export async function hasDueJobs(): Promise<boolean> {
  const [found] = await database().execute(sql`
    select bool_or(coalesce(least(created, retry) <= now(), false) or is_left) as is_due
    from unnest(array[${jobNames()}]) as queue (name),
      lateral (
        select min(start_after) as created from jobs.job
        where name = queue.name and state = 'created' and blocked = false
      ) as new,
      lateral (
        select min(start_after) as retry from jobs.job
        where name = queue.name and state = 'retry' and blocked = false
      ) as failed,
      lateral (
        select exists (
          select from jobs.job
          where name = queue.name and state = 'active'
            and started_on + expire_seconds * interval '1 second' < now()
        ) as is_left
      ) as active`);
  return found?.is_due === true;
}
