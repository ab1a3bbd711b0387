import "server-only";
import type { Mails } from "#db/jobs.ts";
import { formatDayAndTime } from "#lib/showings/when.ts";
import type { Mail } from "#server/mail/message.ts";
import { showingRemovedMail } from "#server/mail/templates/showing-removed.tsx";

/** Writes the email to a buyer whose showing was deleted with the seller's account. */
export const writeShowingRemoved = ({
  email,
  name,
  home,
  startsAt,
  timeZone,
}: Mails["showing_gone"]): Promise<Mail> =>
  Promise.resolve({
    ...showingRemovedMail({ name, home, when: formatDayAndTime(new Date(startsAt), timeZone) }),
    to: email,
  });
