import "server-only";
import type { Mails } from "#db/jobs.ts";
import { isConfirmedAddress } from "#db/queries/email-addresses.ts";
import { getPublicHome } from "#db/queries/public-listings.ts";
import { saveMailedLink } from "#db/queries/showing-requests.ts";
import { findShowing } from "#db/queries/showings.ts";
import { addressOf } from "#lib/listing/page-text.ts";
import { isStillTrue } from "#lib/showings/mail-about.ts";
import { formatDayAndTime } from "#lib/showings/when.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import type { Mail } from "#server/mail/message.ts";
import { showingMail } from "#server/mail/templates/showings.tsx";
import { relayAddress } from "#server/relay-address.ts";
import { siteOrigin } from "#server/site-origin.ts";
import { calendarOfMail, quotedAddress } from "./buyer-calendar.ts";
import { emailedShowingSecret } from "./buyer-showings.ts";

type About = Mails["showing"]["about"];

// Emails that add a showing to a calendar, and those that change or remove it there.
const IN_CALENDAR: readonly About[] = ["confirmed", "moved"];
const CHANGES_CALENDAR: readonly About[] = [
  ...(["asked", "proposed", "cancelled", "declined", "expired"] as const),
];

// A request that never changed isn't in any calendar yet.
const hasCalendar = (about: About, sequence: number) =>
  IN_CALENDAR.includes(about) || (CHANGES_CALENDAR.includes(about) && sequence > 0);

// The address on the page may be anyone's, so replies go only to a confirmed one.
const confirmedContact = async (accountId: string, email: string | null) =>
  email !== null && (await isConfirmedAddress(accountId, email)) ? email : null;

/**
 * Writes an email to a buyer and activates its link. Returns null when its news is outdated or
 * the showing was deleted.
 */
export async function writeShowingMail(
  { showingId, about, sequence }: Mails["showing"],
  now = new Date(),
): Promise<Mail | null> {
  const showing = await findShowing(showingId);
  if (!showing?.email || showing.sequence !== sequence) return null;
  if (!isStillTrue(about, showing, now)) return null;
  const home = await getPublicHome(showing.listingId);
  if (!home) return null;
  const replyTo =
    relayAddress({ sender: "buyer", inquiryId: showing.id }) ??
    (await confirmedContact(showing.accountId, home.contactEmail));
  const when = (moment: Date) => formatDayAndTime(moment, timeZoneOfHome(home));
  const secret = emailedShowingSecret(showing.id);
  await saveMailedLink(showing.id, secret);
  const { answerBy, startsAt, byVideo, reason, endedBy } = showing;
  const text = showingMail({
    ...{ about, byVideo, reason, endedBy, when: when(startsAt) },
    isSold: home.status === "sold",
    home: addressOf(quotedAddress(home)),
    href: `${siteOrigin()}/visits/${secret}`,
    answerBy: answerBy && when(answerBy),
  });
  return {
    ...text,
    to: showing.email,
    countedAs: { pot: "visitor_mail", accountId: showing.accountId },
    ...(replyTo && { replyTo }),
    ...(hasCalendar(about, sequence) && {
      calendar: calendarOfMail(showing, home, { secret, now, replyTo }),
    }),
  };
}
