import "server-only";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import type { CalendarFailure } from "#lib/fields/calendars.ts";
import type { BusyAnswer, BusyQuestion } from "#lib/showings/busy-times.ts";
import { answerOf } from "#server/photos/thread.ts";
import { CalendarError } from "./fetch-calendar.ts";

// A full 2 MB takes a second or two, more on a busy server.
const TIMEOUT_MS = 15_000;
const MEMORY_MEGABYTES = 192;

const oneAtATime = pLimit(1);

/**
 * Returns the busy times in a calendar and the number of unreadable events. Runs in a worker
 * thread.
 * @throws CalendarError for an invalid calendar, or one that takes too much time or memory
 */
export async function readBusyTimes(text: string, question: BusyQuestion): Promise<BusyAnswer> {
  const answer = await oneAtATime(() => {
    const url = new URL("./busy-worker.ts", import.meta.url);
    const worker = new Worker(url, {
      workerData: { text, question },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
      stdout: true,
      stderr: true,
    });
    return answerOf<BusyAnswer | CalendarFailure>(worker, TIMEOUT_MS).catch(
      () => "too_much" as const,
    );
  });
  if (typeof answer === "string") throw new CalendarError(answer);
  return answer;
}
