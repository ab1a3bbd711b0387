import "server-only";
import { database } from "#db/client.ts";
import { addJob, type Job } from "#db/jobs.ts";
import {
  findNotificationEmail,
  findVisitor,
  isStillToCome,
} from "#db/queries/notification-mails.ts";
import { findTextNumber, withdrawTextConsent } from "#db/queries/text-consents.ts";
import { isoOf, dayOf } from "#lib/days.ts";
import { isTexted } from "#lib/events/texts.ts";
import { sentEventWords } from "#lib/events/words.ts";
import { withoutLinks } from "#lib/text/quoted-name.ts";
import { dayIn, instantOf } from "#lib/us/wall-clock.ts";
import { logError } from "#server/log.ts";
import { siteOrigin } from "#server/site-origin.ts";
import { TextRefused, TextStopped } from "#server/text-messages/errors.ts";
import { textSender } from "#server/text-messages/text-messages.ts";

// The TCPA rules for calls (47 CFR 64.1200(c)(1)) name these hours.
const FIRST = "08:00";
const LAST = "21:00";
/** Maximum characters of one GSM-7 segment. */
const SEGMENT = 160;

/** Returns when a text message may be sent in a time zone, or null for now. */
export function nextHour(now: Date, timeZone: string): Date | null {
  const today = dayIn(timeZone, now);
  const morning = instantOf(today, FIRST, timeZone);
  const evening = instantOf(today, LAST, timeZone);
  if (morning && now < morning) return morning;
  if (evening && now >= evening) {
    return instantOf(isoOf(dayOf(today) + 1), FIRST, timeZone);
  }
  return null;
}

/**
 * Returns a message of one segment: a sentence, truncated if needed, and a link to one of our
 * paths.
 */
export function textBody(sentence: string, href: string): string {
  const text = withoutLinks(sentence);
  const link = ` ${siteOrigin()}${href.replace(/[?#].*/, "")}`;
  const room = SEGMENT - "Porchlight: ".length - link.length;
  const short = text.length <= room ? text : `${text.slice(0, Math.max(0, room - 3)).trimEnd()}...`;
  return `Porchlight: ${short}${link}`;
}

/** Returns whether this server can send text messages. */
export const canSendTexts = (): boolean => textSender() !== null;

/** Handles the queue `text_message`. */
export async function runTextJob(
  { id, data }: Job<"text_message">,
  now = new Date(),
): Promise<void> {
  const send = textSender();
  const notification = await findNotificationEmail(data.notificationId);
  if (!send || !notification || notification.readAt || !isTexted(notification.event.kind)) return;
  const number = await findTextNumber(notification.userId);
  if (!number) return;
  const later = nextHour(now, notification.timeZone);
  if (notification.event.kind === "showing_soon") {
    const { showingId } = notification.event.data;
    const visitor = await findVisitor(notification.userId, showingId);
    if (!isStillToCome(visitor, notification.event.data, later ?? now)) return;
  }
  if (later) return addJob(database(), "text_message", data, later);
  const { text, href } = sentEventWords(notification.event, notification.actor);
  try {
    await send({ to: number, body: textBody(text, href) });
  } catch (error) {
    if (error instanceof TextStopped) return withdrawTextConsent(notification.userId, number);
    if (!(error instanceof TextRefused)) throw error;
    logError("text message refused", error, { jobId: id });
  }
}
