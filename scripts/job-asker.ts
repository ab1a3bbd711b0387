import { randomBytes } from "node:crypto";
import { logError } from "#server/log.ts";
import { hasDueWork, stopJobs } from "#services/jobs.ts";

const EVERY_MS = 5_000;
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
 * product's own code runs it, which no script can load.
 * @param origin of the server, as it reaches itself
 * @returns ends that, once what is under way has come to an end
 */
export function startJobAsker(origin: string): () => Promise<void> {
  let asking: Promise<void> | null = null;
  let failing = false;
  let isEnding = false;
  let hourly = Date.now() + FIRST_HOURLY_MS;
  const ask = async () => {
    try {
      if (Date.now() >= hourly || (await hasDueWork())) {
        await runJobsBy(origin);
        hourly = Date.now() + HOURLY_MS;
      }
      failing = false;
    } catch (error) {
      // Once, not every five seconds, until it works again.
      if (!failing && !isEnding) logError("jobs can't run", error);
      failing = true;
    }
    asking = null;
  };
  const timer = setInterval(() => (asking ??= ask()), EVERY_MS);
  return async () => {
    isEnding = true;
    clearInterval(timer);
    stopJobs();
    await asking;
  };
}

async function runJobsBy(origin: string): Promise<void> {
  const headers = { Authorization: `Bearer ${process.env.JOBS_SECRET}` };
  const response = await fetch(`${origin}/api/jobs`, { method: "POST", headers });
  if (!response.ok) throw new Error(`POST /api/jobs answered ${response.status}`);
}
