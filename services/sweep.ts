import "server-only";
import { hasOutdatedJobs, superviseJobs } from "#db/jobs.ts";
import { claimSweep, deleteOutdated } from "#db/queries/sweep.ts";
import { logError } from "#server/log.ts";
import { settleListings } from "./listing.ts";
import { sweepPhotos } from "./photo-sweep.ts";
import { LONGEST_WINDOW_SECONDS } from "./limits.ts";

/**
 * Deletes what is over (sessions, attempts, handled events, links, unused browsers, what buyers wrote a year ago, who
 * was on a page on a day that has passed, photographs, jobs) and
 * writes down what listings have become by themselves, at most once an hour whoever asks. A failure is
 * logged: the next hour tries again.
 */
export async function sweep(): Promise<void> {
  const now = new Date();
  try {
    if (await claimSweep(now)) {
      if (await hasOutdatedJobs()) await superviseJobs();
      await deleteOutdated(now, { attemptSeconds: LONGEST_WINDOW_SECONDS });
      await sweepPhotos(now);
      await settleListings(now);
    }
  } catch (error) {
    logError("sweep failed", error);
  }
}
