import "server-only";
import { sql } from "drizzle-orm";
import { database, type Executor } from "./client.ts";
import { ABANDONED_QUEUE, type JobName, jobNames, textArray, withQueuesAt } from "./jobs.ts";

/**
 * Retries failed jobs: moves abandoned ones back to their queue and makes waiting retries due now.
 * @param of only these queues; null for all
 * @returns the number of jobs
 */
export const retryFailed = (url: string, of: readonly JobName[] | null): Promise<number> =>
  withQueuesAt(url, async (queues, db) => {
    const { count } = await db.execute(sql`
      update jobs.job set start_after = now()
      where state = 'retry' and name in (${jobNames(of)})`);
    let all = count;
    for (const filter of of ? of.map((sourceName) => ({ sourceName })) : [{}]) {
      for (let moved = 1; moved > 0; all += moved)
        moved = await queues.redrive(ABANDONED_QUEUE, filter);
    }
    return all;
  });

export interface FailedJob {
  id: string;
  queue: string;
  kind: string | null;
  /** It is no longer retried automatically. */
  isGivenUp: boolean;
  since: Date;
  tries: number;
  reason: string | null;
}

/**
 * Returns jobs that failed and wait for a retry or were abandoned, the oldest first.
 * @param of `queues` limits it to these, unless null; `about` to jobs about these people
 */
export async function failedJobs(
  { queues, about }: { queues: readonly JobName[] | null; about?: readonly string[] },
  db: Executor = database(),
): Promise<FailedJob[]> {
  const isAbout = about
    ? sql`and (data->>'userId' = any(${textArray(about)}) or data->>'accountId' = any(${textArray(about)})
        or (data->>'notificationId')::bigint in (
          select id from notifications where user_id = any(${textArray(about)}::uuid[])))`
    : sql``;
  const rows = await db.execute<Record<keyof FailedJob, unknown>>(sql`
    select id, coalesce(source_name, name) as queue, data->>'kind' as kind,
      name = ${ABANDONED_QUEUE} as "isGivenUp", coalesce(source_created_on, created_on) as since,
      coalesce(source_retry_count, retry_count) + 1 as tries,
      coalesce(source_output, output)->>'reason' as reason
    from jobs.job
    where ((name = ${ABANDONED_QUEUE} and state = 'created' and source_name in (${jobNames(queues)}))
        or (name in (${jobNames(queues)}) and state = 'retry')) ${isAbout}
    order by created_on, id`);
  return rows.map((row) => ({ ...row, since: new Date(row.since as string) }) as FailedJob);
}

export interface AbandonedJob {
  jobId: string;
  queue: string;
  kind: string | null;
}

/** Returns abandoned jobs that the operator hasn't been notified of; each is returned once. */
export async function claimAbandonedJobs(): Promise<AbandonedJob[]> {
  const rows = await database().execute<{ id: string; queue: string; kind: string | null }>(sql`
    update jobs.job set output = '{"isTold": true}'
    where name = ${ABANDONED_QUEUE} and state = 'created' and output is null
    returning id, source_name as queue, data->>'kind' as kind`);
  return rows.map(({ id, queue, kind }) => ({ jobId: id, queue, kind }));
}
