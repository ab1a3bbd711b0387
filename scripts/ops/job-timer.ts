import { randomBytes } from "node:crypto";
import { logError } from "#server/log.ts";

const EVERY_MS = 5_000;
// A run of jobs ends within 90 seconds.
const MAX_AT_ONCE = 20;

/** Sets a random JOBS_SECRET if no external scheduler has one. */
export function ensureCronSecret(): void {
  process.env.JOBS_SECRET ||= randomBytes(33).toString("base64url");
}

/**
 * Starts the scheduler of `npm start`: every five seconds it requests a run of due jobs. A slow run, such
 * as with a slow webhook receiver, doesn't delay later ones.
 * @param origin of the application
 * @returns a function that stops it
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
      // Log a failure once until it works again.
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
