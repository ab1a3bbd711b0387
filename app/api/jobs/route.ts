import { requireBearer } from "#http/bearer.ts";
import { routes } from "#http/route.ts";
import { runAutomations } from "#services/automation-runs.ts";
import { runJobs } from "#services/jobs.ts";
import { enforceOfferDeadlines } from "#services/offer-deadlines.ts";
import { sendShowingReminders } from "#services/showing-reminders.ts";
import { sweep } from "#services/sweep.ts";

// In seconds. Jobs start for 20 seconds, the last can take a minute, and hourly work follows.
export const maxDuration = 120;

async function run({ request }: { request: Request }) {
  requireBearer(request.headers, "JOBS_SECRET");
  await sendShowingReminders();
  await enforceOfferDeadlines();
  await runAutomations();
  const outcome = await runJobs();
  await sweep();
  return outcome;
}

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/jobs": run,
  "POST /api/jobs": run,
});
