import "server-only";
import type { Mails } from "#db/jobs.ts";
import { findFollowedUp, visitorSecret } from "#db/queries/open-house-visitors.ts";
import { formatDate } from "#lib/format.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import type { Mail } from "#server/mail/message.ts";
import { followUpMail } from "#server/mail/templates/open-houses.tsx";
import { siteOrigin } from "#server/site-origin.ts";

/**
 * Writes the seller's follow-up to an open house visitor, or returns null when the visitor was
 * deleted or has unsubscribed.
 */
export async function writeFollowUp({ visitorId }: Mails["follow_up"]): Promise<Mail | null> {
  const visitor = await findFollowedUp(visitorId);
  if (!visitor?.email || !visitor.mayWrite || visitor.stoppedAt) return null;
  const { accountId, email, replyTo, place, startsAt, ...written } = visitor;
  const secret = visitorSecret(visitorId);
  const at = (path: string) => `${siteOrigin()}${path}`;
  const day = formatDate(startsAt.toISOString(), { timeZone: timeZoneOfHome(place) });
  return {
    ...followUpMail({ ...written, day, replyTo, unsubscribeUrl: at(`/unsubscribe#${secret}`) }),
    ...{ to: email, replyTo, countedAs: { pot: "follow_up", accountId } },
    headers: {
      "List-Unsubscribe": `<${at(`/api/unsubscribe/one-click?secret=${secret}`)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
