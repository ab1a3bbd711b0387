import { retryGivenUp } from "#services/jobs.ts";
import { withDatabase } from "./script-database.ts";
import { runScript } from "./start-error.ts";

// `npm run retry:jobs`: has the product run again what it gave up; it is due at once.
await runScript(() =>
  withDatabase(async ({ url }) => {
    const count = await retryGivenUp(url);
    console.log(count === 1 ? "1 job will run again." : `${count} jobs will run again.`);
  }),
);
