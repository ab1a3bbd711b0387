import { requireBearer } from "#http/bearer.ts";
import { routes } from "#http/route.ts";
import { runAutomations } from "#services/automation-runs.ts";
import { runJobs } from "#services/jobs.ts";
import { sendShowingReminders } from "#services/showing-reminders.ts";
import { sweep } from "#services/sweep.ts";

// Of a platform's function: jobs are begun for 20 seconds, the last may take a minute, and what is done
// once an hour follows.
export const maxDuration = 120;

async function run({ request }: { request: Request }) {
  requireBearer(request.headers, "JOBS_SECRET");
  await sendShowingReminders();
  await runAutomations();
  const outcome = await runJobs();
  await sweep();
  return outcome;
}

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/jobs": run,
  "POST /api/jobs": run,
});
