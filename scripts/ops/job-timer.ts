import { randomBytes } from "node:crypto";
import { logError } from "#server/log.ts";

const EVERY_MS = 5_000;
// A run of jobs ends within a minute and a half.
const MAX_AT_ONCE = 20;

/** Sets JOBS_SECRET where no scheduler has it: only this process and the application know it then. */
export function ensureCronSecret(): void {
  process.env.JOBS_SECRET ||= randomBytes(33).toString("base64url");
}

/**
 * The scheduler of `npm start`: every five seconds it asks the application to run what is due. A run
 * that takes long, as while a webhook's receiver is slow, holds up no later one.
 * @param origin of the application
 * @returns stops it
 */
export function startJobTimer(origin: string): () => void {
  let asking = 0;
  let isFailing = false;
  let isStopped = false;
  const ask = async () => {
    try {
      await runJobs(origin);
      isFailing = false;
    } catch (error) {
      // Once, not every five seconds, until it works again.
      if (!isFailing && !isStopped) logError("jobs can't run", error);
      isFailing = true;
    }
  };
  const timer = setInterval(() => {
    if (asking >= MAX_AT_ONCE) return;
    asking += 1;
    void ask().finally(() => (asking -= 1));
  }, EVERY_MS);
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

async function runJobs(origin: string): Promise<void> {
  const headers = { Authorization: `Bearer ${process.env.JOBS_SECRET}` };
  const response = await fetch(`${origin}/api/jobs`, { method: "POST", headers });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`POST /api/jobs answered ${response.status}`);
}
