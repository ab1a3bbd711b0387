import "server-only";
import { hasDueJobs } from "#db/due-jobs.ts";
import { claimGivenUp } from "#db/failed-jobs.ts";
import { type Job, type JobName, jobQueues, superviseJobs } from "#db/jobs.ts";
import { hasDueAutomations } from "#db/queries/automation-runs.ts";
import { hasDueShowings } from "#db/queries/showing-reminders.ts";
import { logError } from "#server/log.ts";
import { metrics } from "#server/metrics.ts";
import { closeTransport } from "#server/mail/transport.ts";

export { failedJobs, retryFailed } from "#db/failed-jobs.ts";
export { JOB_NAMES, type JobName } from "#db/jobs.ts";

export { hasDueJobs };

/** Whether a job is due, something is to be told of showings (`tellOfShowings`), or done by itself (`runAutomations`). */
export const hasDueWork = async (): Promise<boolean> =>
  (await hasDueJobs()) || (await hasDueShowings(new Date())) || hasDueAutomations(new Date());

type Handler<Name extends JobName> = (job: Job<Name>) => Promise<void>;

/** What each queue's jobs do. A handler may run again for the same job: its process may have been killed. */
const HANDLERS: { [Name in JobName]?: Handler<Name> } = {
  mail: async (job) => (await import("./mail.ts")).runMailJob(job),
  text_message: async (job) => (await import("./text-messages.ts")).runTextJob(job),
  visitor_text: async (job) => (await import("./visitor-texts.ts")).runVisitorText(job),
  password_reset: async ({ data }) =>
    (await import("./forgotten-password.ts")).sendPasswordReset(data),
  read_document: async ({ data }) => (await import("./document-words.ts")).readDocument(data),
  billing_email: async ({ data }) => (await import("./payments.ts")).saveBillingEmail(data),
  // Last: a slow program of one person holds up nobody's mail.
  webhook: async (job) => (await import("./webhook-deliveries.ts")).runDelivery(job),
};
const QUEUES = Object.keys(HANDLERS) as JobName[];

const AT_ONCE = 10;
// A platform ends what takes long: what is left by then is for the next run.
const RUN_MS = 20_000;

export interface RunOutcome {
  done: number;
  failed: number;
}

interface Run {
  outcome: Promise<RunOutcome>;
  isAskedAgain: boolean;
  /** When it begins no more. */
  until: number;
}

// Kept on globalThis: one run in the process, however often this module is bundled.
const holder = globalThis as typeof globalThis & { porchlightJobRun?: Run | undefined };

/**
 * Runs the jobs that are due, until none is. Called again meanwhile, the run that is under way looks
 * once more, for both.
 */
export function runJobs(): Promise<RunOutcome> {
  const running = holder.porchlightJobRun;
  if (running) {
    running.isAskedAgain = true;
    return running.outcome;
  }
  const { promise, resolve } = Promise.withResolvers<RunOutcome>();
  const run = { outcome: promise, isAskedAgain: false, until: Date.now() + RUN_MS };
  holder.porchlightJobRun = run;
  resolve(runWhileAsked(run));
  return promise;
}

/** The run that is under way begins no more jobs: this process is to end. */
export function stopJobs(): void {
  if (holder.porchlightJobRun) holder.porchlightJobRun.until = 0;
}

async function runWhileAsked(run: Run): Promise<RunOutcome> {
  const outcome = { done: 0, failed: 0 };
  try {
    do {
      run.isAskedAgain = false;
      await runDue(outcome, run);
    } while (run.isAskedAgain && Date.now() < run.until);
    return outcome;
  } finally {
    holder.porchlightJobRun = undefined;
    await closeTransport();
  }
}

async function runDue(outcome: RunOutcome, run: Run): Promise<void> {
  if (!(await hasDueJobs())) return;
  await superviseJobs();
  const resting = new Set<JobName>();
  // What a job adds may be for a queue that was empty before it.
  let before: number;
  do {
    before = outcome.done;
    for (const name of QUEUES) {
      if (resting.has(name)) continue;
      const batch = await runBatch(name);
      outcome.done += batch.done;
      outcome.failed += batch.failed;
      // Where none succeeds, as with a mail server that is away, the rest waits for the next run.
      if (batch.failed > 0 && batch.done === 0) resting.add(name);
    }
  } while (outcome.done > before && Date.now() < run.until);
  for (const { jobId, ...job } of await claimGivenUp()) {
    metrics()?.jobsRun.inc({ queue: job.queue, outcome: "given_up" });
    logError("job given up", new Error("It failed each time that it was tried"), { jobId, ...job });
  }
}

async function runBatch<Name extends JobName>(name: Name): Promise<RunOutcome> {
  const queues = await jobQueues();
  const jobs: Job<Name>[] = await queues.fetch(name, { batchSize: AT_ONCE, includeMetadata: true });
  const failures: unknown[] = [];
  const settle = async (job: Job<Name>) => {
    const failure = await failureOf(name, job);
    if (failure === null) {
      await queues.complete(name, job);
    } else {
      failures.push(failure.error);
      await queues.fail(name, job, { reason: String(failure.error).slice(0, 200) });
    }
  };
  const settled = await Promise.allSettled(jobs.map(settle));
  metrics()?.jobsRun.inc({ queue: name, outcome: "failed" }, failures.length);
  metrics()?.jobsRun.inc({ queue: name, outcome: "done" }, jobs.length - failures.length);
  if (failures.length > 0) {
    logError("jobs failed", failures[0], { queue: name, failed: failures.length, of: jobs.length });
  }
  const unsettled = settled.find((job) => job.status === "rejected");
  if (unsettled) throw unsettled.reason;
  return { done: jobs.length - failures.length, failed: failures.length };
}

async function failureOf<Name extends JobName>(
  name: Name,
  job: Job<Name>,
): Promise<{ error: unknown } | null> {
  try {
    await HANDLERS[name]?.(job);
    return null;
  } catch (error) {
    return { error };
  }
}
