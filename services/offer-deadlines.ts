import "server-only";
import {
  expireOffer,
  findExpiredOffers,
  findOffersToRemind,
  remindOfOffer,
} from "#db/queries/offer-deadlines.ts";
import { endDueRequest, findDueRequests } from "#db/queries/highest-and-best.ts";
import { logError } from "#server/log.ts";

/**
 * Reminds of buyers' offers that expire soon, and ends those whose deadline has passed, and requests for
 * highest and best. Each is done once, even with several instances. Logs failures; the next run retries them.
 */
export async function enforceOfferDeadlines(): Promise<void> {
  const failures: unknown[] = [];
  const fail = (error: unknown) => void failures.push(error);
  const forEach = async (ids: Promise<string[]>, work: (id: string) => Promise<void>) => {
    for (const id of (await ids.catch(fail)) ?? []) await work(id).catch(fail);
  };
  await forEach(findDueRequests(), endDueRequest);
  await forEach(findExpiredOffers(), expireOffer);
  await forEach(findOffersToRemind(), remindOfOffer);
  if (failures.length > 0) {
    logError("offer deadlines not recorded", failures[0], { failed: failures.length });
  }
}
