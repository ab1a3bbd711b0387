import "server-only";
import { sql } from "drizzle-orm";
import type { Db, JobWithMetadata, PgBoss, QueueOptions } from "pg-boss";
import type { SupportTopic } from "#lib/fields/support.ts";
import type { ShowingMailAbout, ShowingTextAbout } from "#lib/showings/mail-about.ts";
import { recordAddedJob } from "#server/request-context.ts";
import { connect, connectOnce, type Database, database, type Executor } from "./client.ts";

const SCHEMA = "jobs";
// As pg-boss 12.38 numbers what it makes; db/jobs.test.ts holds that it is so.
export const JOBS_SCHEMA_VERSION = 46;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How long what was done is kept: it tells an address, so it goes soon. */
export const DONE_SECONDS = DAY;

/**
 * What is tried again for two days, with pauses of about 30 seconds, a minute, two … up to four
 * hours: 20 times in all. Then it goes to the queue `given_up`, by which the operator is told.
 */
const RETRY_FOR_TWO_DAYS: QueueOptions = {
  retryLimit: 19,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 4 * HOUR,
  // One whose process was killed is taken up again after this time.
  expireInSeconds: 2 * MINUTE,
  retentionSeconds: 3 * DAY,
  deleteAfterSeconds: DONE_SECONDS,
};

/** What each kind of mail is about; `services/mail.ts` names who writes it. */
export interface Mails {
  notification: { notificationId: number };
  /** What has happened on a day, to those who want one mail of it. */
  digest: { userId: string; notificationIds: number[] };
  /** A link to a person, by its row of mailed_links. */
  link: { linkId: string };
  password_changed: { userId: string };
  /** An identity provider's sign-in has opened an account whose address nobody had proved. */
  account_claimed: { userId: string };
  /** To a former address that nobody had proved: it gets no way back. */
  email_changed: { email: string };
  /** To whom an address belongs that somebody else has asked for. */
  address_taken: { userId: string };
  /** To the visitor of a showing; left out where it tells what doesn't hold any more when it is sent. */
  showing: { showingId: string; about: ShowingMailAbout; sequence: number };
  /** To the visitor of a showing that was deleted with the seller's account: there is no row to read. */
  showing_gone: RemovedShowing;
  /** What a seller writes to somebody who came to their open house. */
  follow_up: { visitorId: string };
  /** What a person has written to support, for the operator, and a copy for them. */
  support: SupportRequest;
  support_copy: SupportRequest;
}
export type MailKind = keyof Mails;

/** Somebody waits for these at a screen, or has to know at once: they go before all others. */
const URGENT_MAILS: ReadonlySet<MailKind> = new Set([
  "link",
  "password_changed",
  "account_claimed",
  "email_changed",
  "address_taken",
]);

export interface RemovedShowing {
  email: string;
  name: string;
  /** The home's street and number. */
  home: string;
  /** ISO 8601. */
  startsAt: string;
  timeZone: string;
}

export interface SupportRequest {
  userId: string;
  /** A question where none is said. */
  topic?: SupportTopic;
  subject: string;
  message: string;
  /** Where the answer is to go. */
  contactEmail: string;
  /** Path of the screen that they came from, where there is one. */
  screen: string | null;
}

type MailJob = { [Kind in MailKind]: { kind: Kind } & Mails[Kind] }[MailKind];

/** What each queue's jobs say, all that its handler needs to find the rest in the database. */
export interface Jobs {
  /** An email to write and send. */
  mail: MailJob;
  /** An email that can wait: what a seller writes to many at once. It never delays the other ones. */
  bulk_mail: MailJob;
  /** Someone asks for a new password; whether there is such a person is found out by the handler. */
  password_reset: { email: string };
  /** The payment provider is to know an account by its new email. */
  billing_email: { accountId: string };
  /** A text message to a person who has agreed to them. */
  text_message: { notificationId: number };
  /** A text message to a visitor about their showing, while it is as it was; a reminder where nothing is said. */
  visitor_text: { showingId: string; sequence: number; about?: ShowingTextAbout };
  /** The words of a PDF, by which it is found. */
  read_document: { documentId: string; version: number };
  /** What a person's own program is to be told; jobs from earlier versions name no account. */
  webhook: { deliveryId: string; accountId?: string };
}
export type JobName = keyof Jobs;
export type Job<Name extends JobName> = JobWithMetadata<Jobs[Name]>;

export const ABANDONED_QUEUE = "given_up";
const QUEUES: Record<JobName, QueueOptions> = {
  mail: RETRY_FOR_TWO_DAYS,
  bulk_mail: RETRY_FOR_TWO_DAYS,
  password_reset: RETRY_FOR_TWO_DAYS,
  billing_email: RETRY_FOR_TWO_DAYS,
  // An alert of yesterday is of no use: about six hours.
  text_message: { ...RETRY_FOR_TWO_DAYS, retryLimit: 9, retryDelayMax: HOUR },
  // Nor is one after the showing: its handler leaves it out.
  visitor_text: { ...RETRY_FOR_TWO_DAYS, retryLimit: 9, retryDelayMax: HOUR },
  read_document: { ...RETRY_FOR_TWO_DAYS, retryLimit: 5 },
  // Of attempts that fail each has a job of its own: what fails here is ours.
  webhook: { ...RETRY_FOR_TWO_DAYS, retryLimit: 5 },
};
const MONTH_RETENTION: QueueOptions = { retentionSeconds: 30 * DAY };
const COLUMNS = {
  retryLimit: "retry_limit",
  retryDelay: "retry_delay",
  retryBackoff: "retry_backoff",
  retryDelayMax: "retry_delay_max",
  expireInSeconds: "expire_seconds",
  retentionSeconds: "retention_seconds",
  deleteAfterSeconds: "deletion_seconds",
} as const;
export const JOB_NAMES = Object.keys(QUEUES) as JobName[];

const BASE_OPTIONS = {
  schema: SCHEMA,
  supervise: false,
  schedule: false,
  registerInstance: false,
  reindex: false,
  monitorVacuum: false,
  // Deletes what was done as soon as its time is over.
  maintenanceIntervalSeconds: HOUR,
  // What queues there are is decided by prepareJobs alone.
  queueCacheIntervalSeconds: DAY,
} as const;

// Kept on globalThis, so that a hot reload in development does not open another.
const holder = globalThis as typeof globalThis & {
  porchlightJobs?: WeakMap<Database, Promise<PgBoss>>;
};

/** The queues on this process's database, opened at their first use. They run nothing by themselves. */
export function jobQueues(): Promise<PgBoss> {
  const opened = (holder.porchlightJobs ??= new WeakMap());
  const db = database();
  const queues = opened.get(db) ?? openQueues();
  opened.set(db, queues);
  queues.catch(() => opened.delete(db));
  return queues;
}

/** Our own driver for the library, which leaves it to the driver to write an object as JSON. */
async function driverOf(db: Executor): Promise<Db> {
  const { fromDrizzle } = await import("pg-boss");
  const driver = fromDrizzle(db, sql);
  const isObject = (value: unknown) => Object.prototype.toString.call(value) === "[object Object]";
  return {
    executeSql: (text, values) =>
      driver.executeSql(
        text,
        values?.map((value) => (isObject(value) ? JSON.stringify(value) : value)),
      ),
  };
}

async function openQueues(): Promise<PgBoss> {
  const { PgBoss } = await import("pg-boss");
  // The library begins transactions by itself, which only a connection of its own may.
  const { db } = connectOnce();
  const queues = new PgBoss({ ...BASE_OPTIONS, db: await driverOf(db), migrate: false });
  // What fails is thrown to whoever asked, too.
  queues.on("error", () => undefined);
  return queues.start();
}

/** Makes the tables of the queues, or brings them up to date. Run again, it changes nothing more. */
export async function prepareJobs(url: string, db: Database): Promise<void> {
  if (await isPrepared(db)) return;
  await withQueuesAt(url, async (queues) => {
    await queues.createQueue(ABANDONED_QUEUE);
    await queues.updateQueue(ABANDONED_QUEUE, MONTH_RETENTION);
    for (const name of JOB_NAMES) {
      await queues.createQueue(name);
      await queues.updateQueue(name, { ...QUEUES[name], deadLetter: ABANDONED_QUEUE });
    }
  });
}

/** Deletes the jobs that tell of people who are deleted; their handlers would find nobody. */
export async function deleteJobsOf(
  tx: Executor,
  people: readonly { id: string; email: string }[],
): Promise<void> {
  const ids = textArray(people.map(({ id }) => id));
  const emails = textArray(people.map(({ email }) => email));
  await tx.execute(sql`
    delete from jobs.job
    where data->>'userId' = any(${ids}) or data->>'accountId' = any(${ids})
      or data->>'email' = any(${emails})`);
}

/** An array of texts, as a statement on jobs takes it. */
export const textArray = (texts: readonly string[]) =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;

/** Works with the queues of the database at an address, on a connection of its own. */
export async function withQueuesAt<T>(
  url: string,
  work: (queues: PgBoss, db: Database) => Promise<T>,
): Promise<T> {
  const { PgBoss } = await import("pg-boss");
  // By the driver that everything else uses: others read the address, its `sslmode` above all, in another way.
  const { client, db } = connect(url, { max: 1, prepare: false });
  const queues = new PgBoss({ ...BASE_OPTIONS, db: await driverOf(db) });
  queues.on("error", () => undefined);
  try {
    await queues.start();
    return await work(queues, db);
  } finally {
    await queues.stop({ graceful: false });
    await client.end({ timeout: 5 });
  }
}

async function isPrepared(db: Database): Promise<boolean> {
  const [table] = await db.execute(sql`select to_regclass('jobs.version') is not null as is_there`);
  if (table?.is_there !== true) return false;
  const [schema] = await db.execute(sql`select version from jobs.version`);
  if (schema?.version !== JOBS_SCHEMA_VERSION) return false;
  const queues = await db.execute(sql`
    select name, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
      retention_seconds, deletion_seconds
    from jobs.queue`);
  const isAs = (name: string, asked: QueueOptions) => {
    const found = queues.find((queue) => queue.name === name);
    return Object.entries(asked).every(
      ([option, value]) => found?.[COLUMNS[option as keyof typeof COLUMNS]] === value,
    );
  };
  return (
    isAs(ABANDONED_QUEUE, MONTH_RETENTION) && JOB_NAMES.every((name) => isAs(name, QUEUES[name]))
  );
}

/**
 * Adds a job in the transaction of what it tells: it is there if that is, and runs soon after.
 * @param at when it is to run first; at once unless said
 */
export async function addJob<Name extends JobName>(
  db: Executor,
  name: Name,
  data: Jobs[Name],
  at?: Date,
): Promise<void> {
  await addJobs(db, name, [data], at);
}

/** `addJob` for several, in one statement. */
export async function addJobs<Name extends JobName>(
  db: Executor,
  name: Name,
  all: readonly Jobs[Name][],
  at?: Date,
): Promise<void> {
  if (all.length === 0) return;
  const queues = await jobQueues();
  const jobs = all.map((data) => ({
    data,
    ...(at && { startAfter: at }),
    ...("kind" in data && URGENT_MAILS.has(data.kind) && { priority: 1 }),
    // By which a queue bounds how much one account may have running at once.
    ...("accountId" in data && data.accountId && { group: { id: data.accountId } }),
  }));
  await queues.insert(name, jobs, { db: await driverOf(db) });
  recordAddedJob();
}

/** The queues of emails. */
export const MAIL_QUEUES: readonly JobName[] = ["mail", "bulk_mail"];

/** The names of queues, of all unless given, as a statement lists them. */
export const jobNames = (queues: readonly JobName[] | null = null) =>
  sql.join(
    (queues ?? JOB_NAMES).map((name) => sql`${name}`),
    sql`, `,
  );

/** Takes up again what a killed process held, and deletes what was done a while ago. */
export async function superviseJobs(): Promise<void> {
  await (await jobQueues()).supervise();
}
