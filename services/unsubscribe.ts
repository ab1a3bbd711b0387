import "server-only";
import { type EndableReason, setMailsByLink } from "#db/queries/notification-mails.ts";
import { setVisitorMails } from "#db/queries/open-house-visitors.ts";
import { found } from "#lib/errors.ts";
import { setFollowerMails } from "./followers.ts";
import { countFailures, TOO_MANY_INVALID_LINKS } from "./limits.ts";

// The same for every link that doesn't work.
const LINK_OVER = "This link no longer works. You can change your email preferences in Settings.";

type Reason = EndableReason | "open_house" | "follower";

async function setByLink(secret: string, wanted: boolean): Promise<Reason | null> {
  const reason = await setMailsByLink(secret, wanted);
  if (reason) return reason;
  if (await setVisitorMails(secret, wanted)) return "open_house";
  return (await setFollowerMails(secret, wanted)) ? "follower" : null;
}

/**
 * Unsubscribes a person from the emails that a link is about, or subscribes them again.
 * @param address the client's network address
 * @throws AppError `not_found` for an unknown or ended link, `rate_limited`
 */
export async function setMails(
  secret: string,
  wanted: boolean,
  address: string,
): Promise<{ reason: Reason }> {
  const work = () => setByLink(secret, wanted);
  // Mail services unsubscribe many people from one address, so only failures count.
  const reason = await countFailures(
    { unsubscribeByAddress: address },
    TOO_MANY_INVALID_LINKS,
    work,
  );
  return { reason: found(reason, LINK_OVER) };
}
