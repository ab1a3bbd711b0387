import { failedJobs, JOB_NAMES, type JobName, retryFailed } from "#services/jobs.ts";
import { type Command, counted, type Given, takeArguments, UsageError } from "./command.ts";

const MOST_SHOWN = 100;

const OF_QUEUE = { queue: { type: "string" } } as const;

function readQueue({ values }: Given, fixed: JobName | null): JobName | null {
  const { queue } = values;
  if (fixed || queue === undefined) return fixed;
  const name = JOB_NAMES.find((one) => one === queue);
  if (!name) throw new UsageError(`--queue is one of ${JOB_NAMES.join(", ")}.`);
  return name;
}

const optionsOf = (fixed: JobName | null) =>
  fixed ? { usage: "" } : { usage: "[--queue NAME]", options: OF_QUEUE };

/** @param fixed of this queue alone; null: of all, or of the one that is named */
export const failedCommand = (fixed: JobName | null): Command => ({
  summary: `list the ${fixed ?? "job"}s that have failed`,
  ...optionsOf(fixed),
  changes: false,
  async run(given) {
    takeArguments(given);
    const failed = await failedJobs({ queue: readQueue(given, fixed) }, given.connection.db);
    for (const { id, queue, kind, isGivenUp, since, tries, reason } of failed.slice(
      0,
      MOST_SHOWN,
    )) {
      const what = kind ? `${queue} (${kind})` : queue;
      const state = isGivenUp ? "given up" : `failed ${counted(tries, "time")}`;
      console.log(`${since.toISOString()}  ${id}  ${what}: ${state}. ${reason ?? ""}`.trimEnd());
    }
    const givenUp = failed.filter(({ isGivenUp }) => isGivenUp).length;
    console.log(
      `${counted(failed.length, fixed ?? "job")} failed: ${givenUp} given up, ${failed.length - givenUp} to be tried again.`,
    );
  },
});

export const retryCommand = (fixed: JobName | null): Command => ({
  summary: `run the ${fixed ?? "job"}s again that have failed`,
  ...optionsOf(fixed),
  details: "What was given up goes back to its queue, what waits to be tried again is due at once.",
  changes: true,
  async run(given) {
    takeArguments(given);
    const queue = readQueue(given, fixed);
    const { db, url } = given.connection;
    if (given.isDryRun) {
      const failed = await failedJobs({ queue }, db);
      return console.log(`${counted(failed.length, fixed ?? "job")} would run again.`);
    }
    console.log(`${counted(await retryFailed(url, queue), fixed ?? "job")} will run again.`);
  },
});
