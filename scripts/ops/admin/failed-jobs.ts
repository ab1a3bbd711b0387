import { failedJobs, JOB_NAMES, type JobName, MAIL_QUEUES, retryFailed } from "#services/jobs.ts";
import { type Command, counted, type Given, takeArguments, UsageError } from "./command.ts";

const MAX_SHOWN = 100;

const OF_QUEUE = { queue: { type: "string" } } as const;

type Of = "job" | "mail";

const NOUNS: Readonly<Record<Of, string>> = { job: "job", mail: "email" };

function readQueues({ values }: Given, of: Of): readonly JobName[] | null {
  if (of === "mail") return MAIL_QUEUES;
  const { queue } = values;
  if (queue === undefined) return null;
  const name = JOB_NAMES.find((one) => one === queue);
  if (!name) throw new UsageError(`--queue must be one of ${JOB_NAMES.join(", ")}.`);
  return [name];
}

const optionsOf = (of: Of) =>
  of === "mail" ? { usage: "" } : { usage: "[--queue NAME]", options: OF_QUEUE };

/** @param of "job" for all queues, or the named queue */
export const failedCommand = (of: Of): Command => ({
  summary: `list failed ${NOUNS[of]}s`,
  ...optionsOf(of),
  changes: false,
  async run(given) {
    takeArguments(given);
    const failed = await failedJobs({ queues: readQueues(given, of) }, given.connection.db);
    for (const { id, queue, kind, isGivenUp, since, tries, reason } of failed.slice(0, MAX_SHOWN)) {
      const what = kind ? `${queue} (${kind})` : queue;
      const state = isGivenUp ? "given up" : `failed ${counted(tries, "time")}`;
      console.log(`${since.toISOString()}  ${id}  ${what}: ${state}. ${reason ?? ""}`.trimEnd());
    }
    const givenUp = failed.filter(({ isGivenUp }) => isGivenUp).length;
    console.log(
      `${counted(failed.length, NOUNS[of])} failed: ${givenUp} given up, ${failed.length - givenUp} to be retried.`,
    );
  },
});

export const retryCommand = (of: Of): Command => ({
  summary: `retry failed ${NOUNS[of]}s`,
  ...optionsOf(of),
  details: "Given-up jobs go back to their queue, and jobs waiting for a retry run right away.",
  changes: true,
  async run(given) {
    takeArguments(given);
    const queues = readQueues(given, of);
    const { db, url } = given.connection;
    if (given.isDryRun) {
      const failed = await failedJobs({ queues }, db);
      return console.log(`Would retry ${counted(failed.length, NOUNS[of])}.`);
    }
    console.log(`Retrying ${counted(await retryFailed(url, queues), NOUNS[of])}.`);
  },
});
