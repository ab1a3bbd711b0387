import type { ISql } from "postgres";
import { GIVEN_UP } from "#db/jobs.ts";

/** A file of the store, by its row. */
export interface BackedUpFile {
  name: string;
  bytes: number;
  /** Whether a photograph needs it; else it is being made, or goes at the next sweep. */
  isNeeded: boolean;
}

/** A job that was not done, without what the library that keeps it makes of it. */
export interface BackedUpJob {
  id: string;
  queue: string;
  data: unknown;
  createdOn: string;
}

/** Every file of the store; none before there were photographs. */
export async function listFiles(sql: ISql): Promise<BackedUpFile[]> {
  const [table] = await sql`select to_regclass('public.photo_files') is not null as "isThere"`;
  if (!table?.isThere) return [];
  return sql<BackedUpFile[]>`
    select name, bytes, photo_id is not null as "isNeeded" from public.photo_files order by name`;
}

/** Whether a photograph needs a file by now. */
export async function isFileNeeded(sql: ISql, name: string): Promise<boolean> {
  const [row] = await sql`
    select exists (
      select from public.photo_files where name = ${name} and photo_id is not null
    ) as "isNeeded"`;
  return row?.isNeeded === true;
}

/** Jobs that wait, run or were given up. */
export async function listJobs(sql: ISql): Promise<BackedUpJob[]> {
  const [table] = await sql`select to_regclass('jobs.job') is not null as "isThere"`;
  if (!table?.isThere) return [];
  return sql<BackedUpJob[]>`
    select id, coalesce(source_name, name) as queue, data,
      to_char(coalesce(source_created_on, created_on) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdOn"
    from jobs.job where state in ('created', 'retry', 'active') order by created_on, id`;
}

/**
 * Puts jobs where those stand that were given up: none runs until an operator says so. Nobody is told
 * of them by the log, as the operator is by the command.
 */
export async function holdJobs(sql: ISql, jobs: readonly BackedUpJob[]): Promise<void> {
  for (const { id, queue, data, createdOn } of jobs) {
    await sql`
      insert into jobs.job (name, data, retry_limit, retry_delay, retry_backoff, expire_seconds,
        deletion_seconds, keep_until, output, source_name, source_id, source_created_on)
      select name, ${JSON.stringify(data)}::text::jsonb, retry_limit, retry_delay, retry_backoff,
        expire_seconds, deletion_seconds, now() + retention_seconds * interval '1 second',
        '{"isTold": true}', ${queue}, ${id}, ${createdOn}
      from jobs.queue where name = ${GIVEN_UP}`;
  }
}
