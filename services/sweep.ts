import "server-only";
import { hasOutdatedJobs } from "#db/due-jobs.ts";
import { superviseJobs } from "#db/jobs.ts";
import { deleteOldOfferData } from "#db/queries/offer-turns.ts";
import { claimSweep, deleteOldShowings, deleteOutdated } from "#db/queries/sweep.ts";
import { logError } from "#server/log.ts";
import { deleteDueAccounts, remindOfDeletions } from "./account-ending.ts";
import { refreshBusyCalendars } from "./busy-calendars.ts";
import { queueDigests } from "./digests.ts";
import { pauseWithoutPlan } from "./automation-runs.ts";
import { settleListings } from "./listing.ts";
import { sweepDocuments } from "./document-sweep.ts";
import { sweepPhotos } from "./photo-sweep.ts";
import { LONGEST_WINDOW_SECONDS } from "./limits.ts";
import { renewSandboxPlans } from "./billing.ts";
import { notifyOfEndingPlans } from "./payments.ts";
import { addWeeklyCheckups } from "./weekly-checkups.ts";

/**
 * Runs the hourly cleanup, at most once an hour. Deletes expired data: sessions, attempts,
 * events, links, unused browsers, buyers' messages, unconfirmed offers, drafts of offers, visitors, page view
 * identifiers, photos, documents, jobs, and accounts whose deletion is due. Also settles listings,
 * adds weekly price check-ups, renews sandbox plans, sends plan-end notices and daily emails, and
 * refreshes sellers' calendars.
 * Logs failures; the next hour retries them.
 */
export async function sweep(): Promise<void> {
  const now = new Date();
  try {
    if (await claimSweep(now)) {
      if (await hasOutdatedJobs()) await superviseJobs();
      await deleteOutdated(now, { attemptSeconds: LONGEST_WINDOW_SECONDS });
      await deleteOldShowings(now);
      await deleteOldOfferData(now);
      await remindOfDeletions(now);
      await deleteDueAccounts(now);
      await sweepPhotos(now);
      await sweepDocuments(now);
      await settleListings(now);
      await addWeeklyCheckups(now);
      await queueDigests(now);
      await renewSandboxPlans(now);
      await notifyOfEndingPlans(now);
      await refreshBusyCalendars(now);
      await pauseWithoutPlan(now);
    }
  } catch (error) {
    logError("sweep failed", error);
  }
}
