import "server-only";
import { ABANDONED_QUEUE, JOB_NAMES } from "#db/jobs.ts";
import { readQueues } from "#db/queue-states.ts";
import { type Metrics, startMetrics } from "#server/metrics.ts";

/**
 * Returns this process's counters and the current state of its database, in Prometheus' text
 * format.
 */
export async function readMetrics(): Promise<{ text: string; type: string }> {
  const metrics = await startMetrics();
  await readDatabase(metrics);
  return { text: await metrics.registry.metrics(), type: metrics.registry.contentType };
}

// A database outage is reported as a metric, because the other metrics matter even more then.
async function readDatabase({ databaseUp, databaseConnections, jobs, oldestJob }: Metrics) {
  for (const level of [databaseConnections, jobs, oldestJob]) level.reset();
  try {
    const { connections, queues } = await readQueues();
    databaseUp.set(1);
    for (const [state, number] of Object.entries(connections)) {
      databaseConnections.set({ state }, number);
    }
    for (const queue of [...JOB_NAMES, ABANDONED_QUEUE]) {
      for (const state of ["waiting", "retrying", "active"] as const) {
        jobs.set({ queue, state }, queues.find((one) => one.queue === queue)?.[state] ?? 0);
      }
      oldestJob.set({ queue }, queues.find((one) => one.queue === queue)?.oldestDue ?? 0);
    }
  } catch {
    databaseUp.set(0);
  }
}
