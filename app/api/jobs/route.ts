import { routes } from "#http/route.ts";
import { requireJobsSecret } from "#http/jobs-secret.ts";
import { runJobs } from "#services/jobs.ts";
import { sweep } from "#services/sweep.ts";

async function run({ request }: { request: Request }) {
  requireJobsSecret(request.headers);
  const outcome = await runJobs();
  await sweep();
  return outcome;
}

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/jobs": run,
  "POST /api/jobs": run,
});
