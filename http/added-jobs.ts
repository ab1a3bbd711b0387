import "server-only";
import { after } from "next/server";
import { logError } from "#server/log.ts";
import { requestContext } from "#server/request-context.ts";

/** Runs the jobs that this request has added, after its response. */
export function runAddedJobs(): void {
  if (requestContext()?.hasAddedJobs) after(runDueJobs);
}

async function runDueJobs(): Promise<void> {
  try {
    const { runJobs } = await import("#services/jobs.ts");
    await runJobs();
  } catch (error) {
    logError("could not run jobs", error);
  }
}
