import "server-only";
import type { Mails, ShowingMail } from "#db/jobs.ts";
import { findVisitToTell } from "#db/queries/showing-mails.ts";
import type { ShowingState } from "#lib/fields/showings.ts";
import { tellWhen } from "#lib/showings/when.ts";
import type { Mail } from "#server/mail/message.ts";
import { visitMail } from "#server/mail/templates/visits.tsx";
import { siteOrigin } from "#server/site-origin.ts";
import { visitSecret } from "./visitor-showings.ts";

interface Words {
  /** What the showing has to be, for the mail to be true. */
  state: ShowingState;
  heading: string;
  text: string;
  label: string;
}

const REMINDER = { state: "confirmed", label: "See or change your showing" } as const;
const WORDS: Partial<Record<ShowingMail, Words>> = {
  reminder_day: {
    ...REMINDER,
    heading: "Your showing is coming up",
    text: "How to get in stands on your page. If you can't come, please cancel there, so that somebody else can.",
  },
  reminder_hours: {
    ...REMINDER,
    heading: "Your showing is soon",
    text: "How to get in stands on your page. If you can't come, please cancel there.",
  },
  expired: {
    state: "expired",
    heading: "Your showing has not come about",
    text: "It was not confirmed in time, so this time is no longer kept for you. You can ask for another one on your page.",
    label: "Ask for another time",
  },
  cancelled: {
    state: "cancelled",
    heading: "Your showing is cancelled",
    text: "The home can't be visited any more. Please don't go there.",
    label: "See your page",
  },
  feedback: {
    state: "confirmed",
    heading: "How was your showing?",
    text: "Three short questions help the seller. Only they read your answers, and you may leave out any.",
    label: "Say how it was",
  },
};

const isReminder = (about: ShowingMail) => about === "reminder_day" || about === "reminder_hours";

/** The mail to a visitor; null where the showing has become something else, or is gone. */
export async function writeShowingMail(
  { showingId, about, sequence }: Mails["showing"],
  now = new Date(),
): Promise<Mail | null> {
  const words = WORDS[about];
  const visit = await findVisitToTell(showingId);
  if (!words || !visit?.email || visit.state !== words.state) return null;
  if (visit.sequence !== sequence) return null;
  if (isReminder(about) && visit.startsAt <= now) return null;
  const { state: _state, label, ...told } = words;
  return {
    ...visitMail({
      ...told,
      ...{ name: visit.name, home: visit.home },
      when: tellWhen(visit.startsAt, visit.timeZone),
      action: { label, href: `${siteOrigin()}/visits/${visitSecret(showingId)}` },
    }),
    to: visit.email,
  };
}
