import "server-only";
import { type EndableReason, setMailsByLink } from "#db/queries/notification-mails.ts";
import { AppError } from "#lib/errors.ts";

// The same for every link that does not work.
const LINK_OVER =
  "This link doesn't work any more. What you get by mail can be chosen in the settings.";

/**
 * Ends the mails that a link in one of them is about, or lets them come again.
 * @throws AppError `not_found` for a link that is unknown or over
 */
export async function setMails(
  secret: string,
  wanted: boolean,
): Promise<{ reason: EndableReason }> {
  const reason = await setMailsByLink(secret, wanted);
  if (!reason) throw new AppError("not_found", LINK_OVER);
  return { reason };
}
