import "server-only";
import type { Mails } from "#db/jobs.ts";
import { findFollowedUp, visitorSecret } from "#db/queries/open-house-visitors.ts";
import { formatDate } from "#lib/format.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import type { Mail } from "#server/mail/message.ts";
import { followUpMail } from "#server/mail/templates/open-houses.tsx";
import { siteOrigin } from "#server/site-origin.ts";

/** What a seller has written to somebody who came; null where they are gone, or want no mail any more. */
export async function writeFollowUp({ visitorId }: Mails["follow_up"]): Promise<Mail | null> {
  const told = await findFollowedUp(visitorId);
  if (!told?.email || !told.mayWrite || told.stoppedAt) return null;
  const { accountId, email, replyTo, place, startsAt, ...written } = told;
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
