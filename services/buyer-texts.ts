import "server-only";
import { database } from "#db/client.ts";
import { addJob, type Job } from "#db/jobs.ts";
import { findVisitorToText, withdrawVisitorTexts } from "#db/queries/showing-reminders.ts";
import type { ShowingTextAbout } from "#lib/showings/mail-about.ts";
import { quotedName } from "#lib/text/quoted-name.ts";
import { smsNumber } from "#lib/us/phone.ts";
import { logError } from "#server/log.ts";
import { TextRefused, TextStopped } from "#server/text-messages/errors.ts";
import { textSender } from "#server/text-messages/text-messages.ts";
import { nextHour, textBody } from "./text-messages.ts";
import { showingSecret } from "./buyer-showings.ts";

const shortly = (moment: Date, timeZone: string) =>
  moment.toLocaleString("en-US", {
    ...{ timeZone, weekday: "short", month: "short", day: "numeric" },
    ...{ hour: "numeric", minute: "2-digit", timeZoneName: "shortGeneric" },
  });

// The important words come first because a long street is cut off.
const SENTENCES: Record<ShowingTextAbout | "reminder", (when: string, street: string) => string> = {
  reminder: (when, street) => `Reminder: your showing is ${when} at ${street}.`,
  confirmed: (when, street) => `Your showing is confirmed for ${when} at ${street}.`,
  moved: (when, street) => `Your showing has moved to ${when} at ${street}.`,
  proposed: (when, street) => `The seller proposed another time: ${when} at ${street}.`,
  cancelled: (when, street) => `Canceled: your showing on ${when} at ${street}.`,
};

/** Handles the queue `visitor_text`: texts a buyer about an upcoming showing. */
export async function runBuyerText(
  { id, data }: Job<"visitor_text">,
  now = new Date(),
): Promise<void> {
  const send = textSender();
  const showing = send && (await findVisitorToText(data, now));
  const number = showing && smsNumber(showing.phone);
  if (!showing || !number) return;
  const { startsAt, street, timeZone } = showing;
  const later = nextHour(now, timeZone);
  if (later && later >= startsAt) return;
  if (later) return addJob(database(), "visitor_text", data, later);
  const sentence = SENTENCES[data.about ?? "reminder"](
    shortly(startsAt, timeZone),
    quotedName(street),
  );
  try {
    await send({
      to: number,
      body: textBody(sentence, `/visits/${showingSecret(data.showingId)}`),
    });
  } catch (error) {
    if (error instanceof TextStopped) return withdrawVisitorTexts(data.showingId);
    if (!(error instanceof TextRefused)) throw error;
    logError("text message refused", error, { jobId: id });
  }
}
