import "server-only";
import { hasOutdatedJobs } from "#db/due-jobs.ts";
import { superviseJobs } from "#db/jobs.ts";
import { claimSweep, deleteOldShowings, deleteOutdated } from "#db/queries/sweep.ts";
import { logError } from "#server/log.ts";
import { refreshBusyCalendars } from "./busy-calendars.ts";
import { queueDigests } from "./digests.ts";
import { pauseWithoutPlan } from "./automation-runs.ts";
import { settleListings } from "./listing.ts";
import { sweepDocuments } from "./document-sweep.ts";
import { sweepPhotos } from "./photo-sweep.ts";
import { LONGEST_WINDOW_SECONDS } from "./limits.ts";
import { notifyOfEndingPlans } from "./payments.ts";

/**
 * Deletes what is over (sessions, attempts, handled events, links, unused browsers, what buyers wrote,
 * who came and what happened a year ago, who was on a page on a day that has passed, photographs,
 * documents, jobs), writes down what listings have become by themselves, tells whose plan ends and
 * who wants one mail a day, and looks at sellers' own calendars again, at most once an hour whoever asks. A failure is logged: the next hour tries again.
 */
export async function sweep(): Promise<void> {
  const now = new Date();
  try {
    if (await claimSweep(now)) {
      if (await hasOutdatedJobs()) await superviseJobs();
      await deleteOutdated(now, { attemptSeconds: LONGEST_WINDOW_SECONDS });
      await deleteOldShowings(now);
      await sweepPhotos(now);
      await sweepDocuments(now);
      await settleListings(now);
      await queueDigests(now);
      await notifyOfEndingPlans(now);
      await refreshBusyCalendars(now);
      await pauseWithoutPlan(now);
    }
  } catch (error) {
    logError("sweep failed", error);
  }
}
