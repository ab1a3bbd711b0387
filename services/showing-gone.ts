import "server-only";
import type { Mails } from "#db/jobs.ts";
import { tellWhen } from "#lib/showings/when.ts";
import type { Mail } from "#server/mail/message.ts";
import { showingGoneMail } from "#server/mail/templates/showing-gone.tsx";

/** The mail to a visitor whose showing was deleted with the seller's account. */
export const writeShowingGone = ({
  email,
  name,
  home,
  startsAt,
  timeZone,
}: Mails["showing_gone"]): Promise<Mail> =>
  Promise.resolve({
    ...showingGoneMail({ name, home, when: tellWhen(new Date(startsAt), timeZone) }),
    to: email,
  });
