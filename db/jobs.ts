import "server-only";
import { sql } from "drizzle-orm";
import type { Db, JobWithMetadata, PgBoss, QueueOptions } from "pg-boss";
import type { DeletionMailAbout } from "#lib/fields/account-deletion.ts";
import type { FollowerNews } from "#lib/listing/follow.ts";
import type { SupportTopic } from "#lib/fields/support.ts";
import type { OfferMailAbout } from "#lib/offers/mail-about.ts";
import type { ShowingMailAbout, ShowingTextAbout } from "#lib/showings/mail-about.ts";
import { recordAddedJob } from "#server/request-context.ts";
import { connect, connectOnce, type Database, database, type Executor } from "./client.ts";

const SCHEMA = "jobs";
// The version of pg-boss 12.38's schema; db/jobs.test.ts checks it.
export const JOBS_SCHEMA_VERSION = 46;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How long finished jobs are kept. Their data contains email addresses, so it is short. */
const DONE_SECONDS = DAY;

/**
 * 20 tries over two days, with pauses of 30 seconds, a minute, two … up to four hours. Then the job moves
 * to the queue `given_up` and the operator is notified.
 */
const RETRY_FOR_TWO_DAYS: QueueOptions = {
  retryLimit: 19,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 4 * HOUR,
  // A job whose process was killed is restarted after this time.
  expireInSeconds: 2 * MINUTE,
  retentionSeconds: 3 * DAY,
  deleteAfterSeconds: DONE_SECONDS,
};

/** The data of each kind of email; `services/mail.ts` maps each to its writer. */
export interface Mails {
  notification: { notificationId: number };
  /** The notifications of a day in one email. */
  digest: { userId: string; notificationIds: number[] };
  /** A link to a person, by its row of mailed_links. */
  link: { linkId: string };
  password_changed: { userId: string };
  /** A login through an identity provider took over an account with an unverified address. */
  account_claimed: { userId: string };
  /** To an unverified former address: no link to restore it. */
  email_changed: { email: string };
  /** To the owner of an address that someone else asked for. */
  address_taken: { userId: string };
  /** To the buyer of a showing; skipped if it is outdated when it is sent. */
  showing: { showingId: string; about: ShowingMailAbout; sequence: number };
  /** To the buyer of a showing that was deleted with the seller's account, so there is no row to read. */
  showing_gone: RemovedShowing;
  /** A seller's reply to a buyer's message. */
  reply: { messageId: string };
  /** To the buyer of an offer; skipped if it has another turn when it is sent. */
  offer: { offerId: string; about: OfferMailAbout; number: number };
  /** To an address that was entered to save a draft of an offer. */
  offer_draft: { draftId: string };
  /** From a seller to a visitor of their open house. */
  follow_up: { visitorId: string };
  /** To an address that was entered to follow a home. */
  follow_confirmation: { followerId: string };
  /** To a follower of a home; skipped if it is outdated when it is sent. */
  follower_news: FollowerNews & { followerId: string };
  /** To the Admin of an account that paid for its plan. */
  receipt: { accountId: string; receiptId: string };
  /** To a person of an account whose deletion was requested; skipped if it is outdated. */
  account_deletion: { userId: string; about: DeletionMailAbout };
  /** To a person whose account was deleted, so there is no row to read. */
  account_deleted: { email: string };
  support: SupportRequest;
  support_copy: SupportRequest;
}
export type MailKind = keyof Mails;

/** Someone waits for these at a screen or must know immediately: they are sent first. */
const URGENT_MAILS: ReadonlySet<MailKind> = new Set([
  "link",
  "password_changed",
  "account_claimed",
  "email_changed",
  "address_taken",
  "account_deletion",
  "follow_confirmation",
  "offer",
  "offer_draft",
]);

/** Emails after an account is gone. */
const AFTER_DELETION: ReadonlySet<MailKind> = new Set(["showing_gone", "account_deleted"]);

/** Such a job's data is about a deleted account, so it is deleted soon after it is done. */
const isAfterDeletion = (data: Jobs[JobName]) =>
  "customerId" in data || ("kind" in data && AFTER_DELETION.has(data.kind));

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
  /** A question if omitted. */
  topic?: SupportTopic;
  subject: string;
  message: string;
  contactEmail: string;
  /** Path of the screen that they came from. */
  screen: string | null;
}

type MailJob = { [Kind in MailKind]: { kind: Kind } & Mails[Kind] }[MailKind];

/** The data of each queue's jobs; handlers read everything else from the database. */
export interface Jobs {
  mail: MailJob;
  /** Emails from a seller to many people at once. They never delay other emails. */
  bulk_mail: MailJob;
  /** For any email that was entered; the handler checks whether it belongs to a person. */
  password_reset: { email: string };
  billing_email: { accountId: string };
  /** Stops the plan's renewal while the account's deletion is requested, and resumes it afterwards. */
  plan_renewal: { accountId: string };
  /** Deletes a deleted account's customer, and with it the subscription, at the payment provider. */
  delete_customer: { customerId: string };
  /** To a person who has consented to text messages. */
  text_message: { notificationId: number };
  /** To a buyer, about a showing that hasn't changed since. `about` is a reminder if omitted. */
  visitor_text: { showingId: string; sequence: number; about?: ShowingTextAbout };
  /** Extracts a PDF's text for the search. */
  read_document: { documentId: string; version: number };
  /** Compares a home with what its followers know, and emails them what changed. */
  follower_news: { listingId: string };
  /** Sends a webhook delivery; jobs from earlier versions have no account. */
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
  plan_renewal: RETRY_FOR_TWO_DAYS,
  delete_customer: RETRY_FOR_TWO_DAYS,
  // About six hours: a late alert is useless.
  text_message: { ...RETRY_FOR_TWO_DAYS, retryLimit: 9, retryDelayMax: HOUR },
  // The handler skips it once the showing is over.
  visitor_text: { ...RETRY_FOR_TWO_DAYS, retryLimit: 9, retryDelayMax: HOUR },
  read_document: { ...RETRY_FOR_TWO_DAYS, retryLimit: 5 },
  follower_news: RETRY_FOR_TWO_DAYS,
  // Each failed delivery gets a new job, so a failure here is an error of ours.
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
  // Deletes finished jobs as soon as their time is over.
  maintenanceIntervalSeconds: HOUR,
  // Only prepareJobs creates queues.
  queueCacheIntervalSeconds: DAY,
} as const;

// Kept on globalThis so that a hot reload in development doesn't open another.
const holder = globalThis as typeof globalThis & {
  porchlightJobs?: WeakMap<Database, Promise<PgBoss>>;
};

/** Returns the queues of this process's database, opened on first use. They run no jobs themselves. */
export function jobQueues(): Promise<PgBoss> {
  const opened = (holder.porchlightJobs ??= new WeakMap());
  const db = database();
  const queues = opened.get(db) ?? openQueues();
  opened.set(db, queues);
  queues.catch(() => opened.delete(db));
  return queues;
}

/** Wraps our driver for pg-boss, which expects the driver to write objects as JSON. */
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
  // pg-boss begins transactions itself, which needs a dedicated connection.
  const { db } = connectOnce();
  const queues = new PgBoss({ ...BASE_OPTIONS, db: await driverOf(db), migrate: false });
  // Errors are also thrown to the caller.
  queues.on("error", () => undefined);
  return queues.start();
}

/** Creates or updates the tables of the queues. Idempotent. */
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

/** Deletes the jobs about deleted people. */
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

/** Returns texts as an SQL array. */
export const textArray = (texts: readonly string[]) =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;

/** Opens the queues of the database at a URL on a connection of its own. */
export async function withQueuesAt<T>(
  url: string,
  work: (queues: PgBoss, db: Database) => Promise<T>,
): Promise<T> {
  const { PgBoss } = await import("pg-boss");
  // Uses our driver because others parse the URL differently, `sslmode` above all.
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
 * Adds a job in the transaction of its cause, so that it exists only if that commits.
 * @param at when it is first run; now if omitted
 */
export async function addJob<Name extends JobName>(
  db: Executor,
  name: Name,
  data: Jobs[Name],
  at?: Date,
): Promise<void> {
  await addJobs(db, name, [data], at);
}

/** Adds several jobs in one statement. */
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
    ...(isAfterDeletion(data) && { deleteAfterSeconds: 1 }),
    // Queues limit the running jobs of one account by this group.
    ...("accountId" in data && data.accountId && { group: { id: data.accountId } }),
  }));
  await queues.insert(name, jobs, { db: await driverOf(db) });
  recordAddedJob();
}

export const MAIL_QUEUES: readonly JobName[] = ["mail", "bulk_mail"];

/** Returns the names of queues as an SQL list; all if null. */
export const jobNames = (queues: readonly JobName[] | null = null) =>
  sql.join(
    (queues ?? JOB_NAMES).map((name) => sql`${name}`),
    sql`, `,
  );

/** Restarts the jobs of killed processes and deletes jobs that finished a while ago. */
export async function superviseJobs(): Promise<void> {
  await (await jobQueues()).supervise();
}
