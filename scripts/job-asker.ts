import { randomBytes } from "node:crypto";
import { logError } from "#server/log.ts";
import { hasDueWork, stopJobs } from "#services/jobs.ts";

const EVERY_MS = 5_000;

/** Where no scheduler is meant to ask, only this server knows the secret. Before the product reads it. */
export function ensureJobsSecret(): void {
  process.env.JOBS_SECRET ||= randomBytes(33).toString("base64url");
}

/**
 * A server of its own is its own scheduler: it looks every five seconds whether a job is due or
 * something is to be told of a showing, and asks
 * itself to run it. The product's own code runs it, which no script can load.
 * @param origin of the server, as it reaches itself
 * @returns ends that, once what is under way has come to an end
 */
export function startJobAsker(origin: string): () => Promise<void> {
  let asking: Promise<void> | null = null;
  let failing = false;
  let isEnding = false;
  const ask = async () => {
    try {
      if (await hasDueWork()) await runJobsBy(origin);
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
