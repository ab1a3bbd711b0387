import "server-only";
import { type EndableReason, setMailsByLink } from "#db/queries/notification-mails.ts";
import { setVisitorMails } from "#db/queries/open-house-visitors.ts";
import { found } from "#lib/errors.ts";
import { countFailures } from "./limits.ts";

// The same for every link that does not work.
const LINK_OVER = "This link no longer works. You can change your email preferences in Settings.";
const TOO_MANY = "Too many invalid links from your network. Please try again later.";

type Reason = EndableReason | "open_house";

async function setByLink(secret: string, wanted: boolean): Promise<Reason | null> {
  const reason = await setMailsByLink(secret, wanted);
  if (reason) return reason;
  return (await setVisitorMails(secret, wanted)) ? "open_house" : null;
}

/**
 * Ends the mails that a link in one of them is about, or lets them come again.
 * @param address the visitor's network address
 * @throws AppError `not_found` for a link that is unknown or over, `rate_limited`
 */
export async function setMails(
  secret: string,
  wanted: boolean,
  address: string,
): Promise<{ reason: Reason }> {
  const work = () => setByLink(secret, wanted);
  // A mail service presses its button for many people from one address: what works is not counted.
  const reason = await countFailures({ unsubscribeByAddress: address }, TOO_MANY, work);
  return { reason: found(reason, LINK_OVER) };
}
