import "server-only";
import { database } from "#db/client.ts";
import type { Jobs } from "#db/jobs.ts";
import { lockFollowed, mailFollowers } from "#db/queries/followers.ts";
import { canBeFollowed } from "#lib/listing/follow.ts";
import { statusNow } from "#lib/listing/status.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";

// A minute less than the job waits, because the database's clock sets the time of a price.
const SETTLED_MS = 59 * 60 * 1000;

/**
 * Emails a home's followers what changed since their last email. A price or a withdrawal counts
 * after an hour without a change, so a corrected one is never sent. A sold or withdrawn home's email is
 * the last.
 */
export async function sendFollowerNews(
  { listingId }: Jobs["follower_news"],
  now = new Date(),
): Promise<void> {
  await database().transaction(async (tx) => {
    const home = await lockFollowed(tx, listingId);
    if (!home) return;
    const isSettled = (since: Date | null) =>
      since !== null && now.getTime() - since.getTime() >= SETTLED_MS;
    const status = statusNow({ ...home, timeZone: timeZoneOfHome(home) }, now);
    const isLast = !canBeFollowed(status);
    if (status === "withdrawn" && !isSettled(home.statusSince)) return;
    const price = !isLast && isSettled(home.priceSince) ? home.price : null;
    const news = home.followers.flatMap(({ id: followerId, lastPrice, lastStatus }) => {
      const hasPrice = price !== null && lastPrice !== null && price !== lastPrice;
      const changed = {
        price: hasPrice ? { from: lastPrice, to: price } : null,
        status: lastStatus === status ? null : status,
      };
      return changed.price || changed.status ? [{ followerId, ...changed }] : [];
    });
    const known = { lastStatus: status, ...(price !== null && { lastPrice: price }) };
    await mailFollowers(tx, news, { known, isLast, now });
  });
}
