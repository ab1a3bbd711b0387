import { randomBytes } from "node:crypto";
import { logError } from "#server/log.ts";
import { hasDueWork, stopJobs } from "#services/jobs.ts";

const EVERY_MS = 5_000;
// A run of jobs ends within a minute and a half.
const MOST_ASKED_AT_ONCE = 20;
// What is done once an hour comes with the jobs (app/api/jobs): first when the start is long over.
const FIRST_HOURLY_MS = 60_000;
const HOURLY_MS = 60 * 60 * 1_000;

/** Where no scheduler is meant to ask, only this server knows the secret. Before the product reads it. */
export function ensureJobsSecret(): void {
  process.env.JOBS_SECRET ||= randomBytes(33).toString("base64url");
}

/**
 * A server of its own is its own scheduler: it looks every five seconds whether a job is due or
 * something is to be told of a showing, and asks itself to run it; once an hour it asks in any case. The
 * product's own code runs it, which no script can load. An answer that takes long, as while a webhook's
 * receiver is slow, holds up no later one.
 * @param origin of the server, as it reaches itself
 * @returns ends that, once what is under way has come to an end
 */
export function startJobAsker(origin: string): () => Promise<void> {
  const asking = new Set<Promise<void>>();
  let failing = false;
  let isEnding = false;
  let hourly = Date.now() + FIRST_HOURLY_MS;
  const ask = async () => {
    const isHourly = Date.now() >= hourly;
    try {
      if (isHourly || (await hasDueWork())) {
        hourly = Date.now() + HOURLY_MS;
        await runJobsBy(origin);
      }
      failing = false;
    } catch (error) {
      // Once, not every five seconds, until it works again.
      if (!failing && !isEnding) logError("jobs can't run", error);
      failing = true;
      if (isHourly) hourly = Date.now();
    }
  };
  const timer = setInterval(() => {
    if (asking.size >= MOST_ASKED_AT_ONCE) return;
    const asked: Promise<void> = ask().finally(() => asking.delete(asked));
    asking.add(asked);
  }, EVERY_MS);
  return async () => {
    isEnding = true;
    clearInterval(timer);
    stopJobs();
    await Promise.all(asking);
  };
}

async function runJobsBy(origin: string): Promise<void> {
  const headers = { Authorization: `Bearer ${process.env.JOBS_SECRET}` };
  const response = await fetch(`${origin}/api/jobs`, { method: "POST", headers });
  if (!response.ok) throw new Error(`POST /api/jobs answered ${response.status}`);
}
