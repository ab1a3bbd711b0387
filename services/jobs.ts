import "server-only";
import { hasDueJobs } from "#db/due-jobs.ts";
import { claimAbandonedJobs } from "#db/failed-jobs.ts";
import { type Job, JOB_NAMES, type JobName, jobQueues, superviseJobs } from "#db/jobs.ts";
import { logError } from "#server/log.ts";
import { closeTransport } from "#server/mail/transport.ts";
import { metrics } from "#server/metrics.ts";
import { runInContext } from "#server/request-context.ts";

export { failedJobs, retryFailed } from "#db/failed-jobs.ts";
export { JOB_NAMES, type JobName, MAIL_QUEUES } from "#db/jobs.ts";

export { hasDueJobs };

type Handler<Name extends JobName> = (job: Job<Name>) => Promise<void>;

const runMail: Handler<"mail" | "bulk_mail"> = async (job) =>
  (await import("./mail.ts")).runMailJob(job);

interface Queue<Name extends JobName> {
  /** May run again for the same job, because its process may have been killed. */
  handler: Handler<Name>;
  /** Maximum jobs running at the same time in this process. */
  atOnce: number;
  /**
   * Maximum jobs of one account running at the same time in all processes; unset means no limit.
   */
  ofAccount?: number;
}

/** Handlers by queue. Queues don't wait for each other. */
const QUEUES: { [Name in JobName]: Queue<Name> } = {
  mail: { handler: runMail, atOnce: 10 },
  // Leaves most of the mail server's few connections free (server/mail/transport.ts).
  bulk_mail: { handler: runMail, atOnce: 2 },
  password_reset: {
    handler: async ({ data }) => (await import("./forgotten-password.ts")).sendPasswordReset(data),
    atOnce: 10,
  },
  text_message: {
    handler: async (job) => (await import("./text-messages.ts")).runTextJob(job),
    atOnce: 10,
  },
  visitor_text: {
    handler: async (job) => (await import("./buyer-texts.ts")).runBuyerText(job),
    atOnce: 10,
  },
  // Uses a full core and much memory.
  read_document: {
    handler: async ({ data }) => (await import("./document-words.ts")).readDocument(data),
    atOnce: 1,
  },
  follower_news: {
    handler: async ({ data }) => (await import("./follower-news.ts")).sendFollowerNews(data),
    atOnce: 2,
  },
  billing_email: {
    handler: async ({ data }) => (await import("./payments.ts")).saveBillingEmail(data),
    atOnce: 5,
  },
  plan_renewal: {
    handler: async ({ data }) => (await import("./account-billing.ts")).settleRenewal(data),
    atOnce: 5,
  },
  delete_customer: {
    handler: async ({ data }) => (await import("./account-billing.ts")).deleteCustomer(data),
    atOnce: 5,
  },
  webhook: {
    handler: async (job) => (await import("./webhook-deliveries.ts")).runDelivery(job),
    atOnce: 20,
    ofAccount: 2,
  },
};

// Hosting platforms stop long requests. The next run does the rest.
const RUN_MS = 20_000;
// After this many failures in a row, such as a mail server outage, the rest waits for the next run.
const MAX_FAILED_IN_A_ROW = 10;

export interface RunOutcome {
  done: number;
  failed: number;
}

/** A run of one queue, until no job is due. */
interface Run {
  name: JobName;
  ended: Promise<void>;
  done: number;
  failures: unknown[];
  failedInARow: number;
  active: Set<Promise<void>>;
  /** Runs started for jobs that this run's jobs added. */
  caused: Run[];
  /** Resolved when the queue is requested again, so that the run checks once more. */
  asked: PromiseWithResolvers<void> & { is: boolean };
  /** When it stops starting jobs. */
  until: number;
  isStopped: boolean;
  /** Set when the queue itself can't be read or written. */
  broken: { error: unknown } | null;
}

// On globalThis, so that a process has one run per queue even when this module is bundled several
// times.
const holder = globalThis as typeof globalThis & { porchlightJobRuns?: Map<JobName, Run> };
const runs = (holder.porchlightJobRuns ??= new Map<JobName, Run>());

/**
 * Runs the due jobs of every queue until none is due. A queue that is already running checks once
 * more.
 * @returns how many jobs succeeded and failed in the runs that it started or joined
 * @throws database errors
 */
export async function runJobs(): Promise<RunOutcome> {
  const outcome = { done: 0, failed: 0 };
  if (!(await hasDueJobs())) return outcome;
  await superviseJobs();
  const ended = await Promise.all(JOB_NAMES.map((name) => endOf(ask(name).run)));
  if (runs.size === 0) await closeTransport();
  for (const { done, failures, broken } of ended.flat()) {
    if (broken) throw broken.error;
    outcome.done += done;
    outcome.failed += failures.length;
  }
  for (const { jobId, ...job } of await claimAbandonedJobs()) {
    metrics()?.jobsRun.inc({ queue: job.queue, outcome: "given_up" });
    logError("job given up", new Error("Every attempt failed"), { jobId, ...job });
  }
  return outcome;
}

/** Stops the current runs from starting more jobs, because this process is shutting down. */
export function stopJobs(): void {
  for (const run of runs.values()) run.isStopped = true;
}

/** Waits for a run and the runs that it caused. */
async function endOf(run: Run): Promise<Run[]> {
  await run.ended;
  return [run, ...(await Promise.all(run.caused.map(endOf))).flat()];
}

const newAsk = () => ({ ...Promise.withResolvers<void>(), is: false });
const isBeginning = ({ until, isStopped }: Run) => !isStopped && Date.now() < until;

/** Makes a queue check for due jobs, in the current run or in the next one. */
function ask(name: JobName): { run: Run; isNew: boolean } {
  const before = runs.get(name);
  if (before && (before.isStopped || isBeginning(before))) {
    before.asked.is = true;
    before.asked.resolve();
    return { run: before, isNew: false };
  }
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const run: Run = {
    ...{ name, ended, done: 0, failures: [], failedInARow: 0, active: new Set(), caused: [] },
    ...{ asked: newAsk(), until: Infinity, isStopped: false, broken: null },
  };
  runs.set(name, run);
  resolve(follow(before, run));
  return { run, isNew: true };
}

async function follow(before: Run | undefined, run: Run): Promise<void> {
  await before?.ended;
  run.until = Date.now() + RUN_MS;
  await runWhileDue(run);
  const { name, done, failures } = run;
  if (runs.get(name) === run) runs.delete(name);
  if (failures.length === 0) return;
  const counts = { failed: failures.length, of: done + failures.length };
  logError("jobs failed", failures[0], { queue: name, ...counts });
}

async function runWhileDue(run: Run): Promise<void> {
  for (;;) {
    run.asked = newAsk();
    while (await beginDue(run));
    if (run.active.size > 0) await Promise.race([...run.active, run.asked.promise]);
    else if (run.asked.is && isBeginning(run) && !run.broken) run.failedInARow = 0;
    else return;
  }
}

/**
 * Starts as many jobs as the queue's limit allows.
 * @returns whether any was due
 */
async function beginDue(run: Run): Promise<boolean> {
  const { name, active, failedInARow } = run;
  const { atOnce, ofAccount } = QUEUES[name];
  const batchSize = atOnce - active.size;
  if (batchSize === 0 || !isBeginning(run) || run.broken) return false;
  if (failedInARow >= MAX_FAILED_IN_A_ROW || (failedInARow > 0 && active.size > 0)) return false;
  const jobs = await fetchJobs(name, batchSize, ofAccount).catch(breaking(run));
  for (const job of jobs ?? []) {
    const settled = settle(run, job)
      .catch(breaking(run))
      .finally(() => active.delete(settled));
    active.add(settled);
  }
  return jobs !== undefined && jobs.length > 0;
}

const breaking = (run: Run) => (error: unknown) => {
  run.broken = { error };
};

async function fetchJobs(
  name: JobName,
  batchSize: number,
  ofAccount: number | undefined,
): Promise<Job<JobName>[]> {
  const bound = ofAccount && { groupConcurrency: ofAccount };
  const queues = await jobQueues();
  return queues.fetch(name, { batchSize, includeMetadata: true, ...bound });
}

async function settle(run: Run, job: Job<JobName>): Promise<void> {
  const { name } = run;
  const context = { requestId: job.id, call: null, address: null, hasAddedJobs: false };
  const failure = await runInContext(context, () => failureOf(name, job));
  const queues = await jobQueues();
  metrics()?.jobsRun.inc({ queue: name, outcome: failure ? "failed" : "done" });
  run.failedInARow = failure ? run.failedInARow + 1 : 0;
  if (failure) {
    run.failures.push(failure.error);
    await queues.fail(name, job, { reason: String(failure.error).slice(0, 200) });
  } else {
    run.done += 1;
    await queues.complete(name, job);
  }
  if (!context.hasAddedJobs) return;
  const asked = JOB_NAMES.map(ask);
  run.caused.push(...asked.filter(({ isNew }) => isNew).map((other) => other.run));
}

async function failureOf<Name extends JobName>(
  name: Name,
  job: Job<Name>,
): Promise<{ error: unknown } | null> {
  try {
    await QUEUES[name].handler(job);
    return null;
  } catch (error) {
    return { error };
  }
}
