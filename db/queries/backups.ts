import type { ISql } from "postgres";
import { ABANDONED_QUEUE } from "#db/jobs.ts";

export interface BackedUpFile {
  name: string;
  /** In the store: "photos/" or "documents/". */
  folder: string;
  bytes: number;
  /** Whether a photo, document or offer uses it. If not, it is being made or goes at the next sweep. */
  isNeeded: boolean;
}

/** An unfinished job, without pg-boss's internal columns. */
export interface BackedUpJob {
  id: string;
  queue: string;
  data: unknown;
  createdOn: string;
}

const isTable = async (sql: ISql, name: string): Promise<boolean> => {
  const [table] = await sql`select to_regclass(${`public.${name}`}) is not null as "isThere"`;
  return table?.isThere === true;
};

// As JSON, because databases of earlier versions lack the column.
const isDocumentNeeded = (sql: ISql) =>
  sql`(v.document_id is not null or to_jsonb(v)->>'submission_id' is not null)`;

/** Returns every file of the store, from the tables that the database's version has. */
export async function listFiles(sql: ISql): Promise<BackedUpFile[]> {
  const photographs = (await isTable(sql, "photo_files"))
    ? await sql<BackedUpFile[]>`
        select name, 'photos/' as folder, bytes, photo_id is not null as "isNeeded"
        from public.photo_files order by name`
    : [];
  const documents = (await isTable(sql, "document_versions"))
    ? await sql<BackedUpFile[]>`
        select file_name as name, 'documents/' as folder, bytes, ${isDocumentNeeded(sql)} as "isNeeded"
        from public.document_versions v order by file_name`
    : [];
  return [...photographs, ...documents];
}

/** Returns whether a photo, document or offer uses a file now. */
export async function isFileNeeded(
  sql: ISql,
  { name, folder }: Pick<BackedUpFile, "name" | "folder">,
): Promise<boolean> {
  const [row] =
    folder === "documents/"
      ? await sql`select exists (select from public.document_versions v
          where file_name = ${name} and ${isDocumentNeeded(sql)}) as "isNeeded"`
      : await sql`select exists (select from public.photo_files
          where name = ${name} and photo_id is not null) as "isNeeded"`;
  return row?.isNeeded === true;
}

/** Returns jobs that wait, run or were abandoned. */
export async function listJobs(sql: ISql): Promise<BackedUpJob[]> {
  const [table] = await sql`select to_regclass('jobs.job') is not null as "isThere"`;
  if (!table?.isThere) return [];
  return sql<BackedUpJob[]>`
    select id, coalesce(source_name, name) as queue, data,
      to_char(coalesce(source_created_on, created_on) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdOn"
    from jobs.job where state in ('created', 'retry', 'active') order by created_on, id`;
}

/**
 * Stores jobs as abandoned, so that none runs until an operator retries it. Marks them as reported, since
 * the command already lists them.
 */
export async function holdJobs(sql: ISql, jobs: readonly BackedUpJob[]): Promise<void> {
  for (const { id, queue, data, createdOn } of jobs) {
    await sql`
      insert into jobs.job (name, data, retry_limit, retry_delay, retry_backoff, expire_seconds,
        deletion_seconds, keep_until, output, source_name, source_id, source_created_on)
      select name, ${JSON.stringify(data)}::text::jsonb, retry_limit, retry_delay, retry_backoff,
        expire_seconds, deletion_seconds, now() + retention_seconds * interval '1 second',
        '{"isTold": true}', ${queue}, ${id}, ${createdOn}
      from jobs.queue where name = ${ABANDONED_QUEUE}`;
  }
}
