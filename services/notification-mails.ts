import "server-only";
import type { Mails } from "#db/jobs.ts";
import {
  type EndableReason,
  findDigest,
  findInquiry,
  findNotificationEmail,
  findVisitor,
  isStillToCome,
  type NotificationEmail,
  unsubscribeSecret,
} from "#db/queries/notification-mails.ts";
import { findSubmittedOffer } from "#db/queries/offer-turns.ts";
import type { AccountEvent } from "#lib/events/event.ts";
import { MAIL_REASONS, mailOf, type MailReason } from "#lib/events/mail.ts";
import { MAIL_ACTIONS } from "#lib/events/mail-words.ts";
import { sentEventWords } from "#lib/events/words.ts";
import { isShowingEvent, type ShowingEventKind } from "#lib/fields/notifications.ts";
import { formatMoment } from "#lib/format.ts";
import { turnOf } from "#lib/offers/statuses.ts";
import { formatDayAndTime } from "#lib/showings/when.ts";
import type { Mail } from "#server/mail/message.ts";
import {
  digestMail,
  type InquiryFacts,
  inquiryMail,
  notificationMail,
  showingNewsMail,
  type Why,
} from "#server/mail/templates/notifications.tsx";
import { relayAddress } from "#server/relay-address.ts";
import { siteOrigin } from "#server/site-origin.ts";
import { showingAnswerSecret } from "./showing-answers.ts";

const REASONS: Record<MailReason, string> = {
  account: "You're receiving this email because it's about your Porchlight account.",
  inquiries:
    "You're receiving this email because your home is listed on Porchlight and a buyer contacted you, asked for a showing, or made an offer.",
  activity:
    "You're receiving this email because you turned on activity alerts for your Porchlight account.",
};

const at = (path: string) => `${siteOrigin()}${path}`;
const isEndable = (reason: MailReason): reason is EndableReason => reason !== "account";

/**
 * Returns the reason for an email and its unsubscribe link, for the footer and the one-click
 * header (RFC 8058). Emails that a person can unsubscribe from count toward the account's daily
 * limit.
 */
async function unsubscribeLinkOf(
  { userId, accountId, email }: Pick<NotificationEmail, "userId" | "accountId" | "email">,
  reason: MailReason,
): Promise<{ why: Why; envelope: Omit<Mail, "subject" | "content"> }> {
  const why = { because: REASONS[reason], settingsUrl: at("/settings") };
  if (!isEndable(reason)) return { why: { ...why, unsubscribeUrl: null }, envelope: { to: email } };
  const secret = await unsubscribeSecret(userId, email, reason);
  return {
    why: { ...why, unsubscribeUrl: at(`/unsubscribe#${secret}`) },
    envelope: {
      to: email,
      countedAs: { pot: reason === "inquiries" ? "mail" : "activity_mail", accountId },
      headers: {
        "List-Unsubscribe": `<${at(`/api/unsubscribe/one-click?secret=${secret}`)}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    },
  };
}

type Visitor = NonNullable<Awaited<ReturnType<typeof findVisitor>>>;
type ShowingEvent = Extract<AccountEvent, { kind: ShowingEventKind }>;

const isShowing = (event: AccountEvent): event is ShowingEvent => isShowingEvent(event.kind);

/** Whether an email quotes the buyer's message. */
const messageIn = ({ kind }: ShowingEvent) => kind === "showing_requested";

/** Returns the links that answer a request; null if it doesn't wait for the seller. */
function answersOf(
  { userId, email, timeZone }: NotificationEmail,
  { data: { showingId } }: ShowingEvent,
  { state, answerBy }: Pick<Visitor, "state" | "answerBy">,
) {
  if (state !== "requested" || !answerBy || answerBy <= new Date()) return null;
  const page = at(`/showing-answers/${showingAnswerSecret({ showingId, userId }, email)}`);
  return {
    ...{ confirm: page, propose: `${page}?answer=propose`, decline: `${page}?answer=decline` },
    by: formatDayAndTime(answerBy, timeZone),
  };
}

/**
 * Checks again at sending time: the person may have changed their settings, or read the
 * notification.
 */
function isWanted(notification: NotificationEmail): boolean {
  const isRead =
    notification.readAt !== null && MAIL_REASONS[notification.event.kind] === "activity";
  return !isRead && mailOf(notification.event.kind, notification) !== "none";
}

function aboutOf({
  kind,
  data,
}: Extract<AccountEvent, { data: { inquiryId: string } }>): InquiryFacts["about"] {
  if (kind === "showing_asked") return "showing";
  return "messageId" in data ? "reply" : "question";
}

/** Returns whether an offer was answered, or expired, since its reminder. */
async function isOutdated(event: AccountEvent): Promise<boolean> {
  if (event.kind !== "offer_due") return false;
  const offer = await findSubmittedOffer(event.data.offerId);
  if (!offer?.statuses || offer.expiresAt <= new Date()) return true;
  return turnOf(offer.statuses) !== "seller" || offer.turns.length !== event.data.number;
}

/** Writes the email of one notification, or returns null when it is no longer wanted. */
export async function writeNotification({
  notificationId,
}: Mails["notification"]): Promise<Mail | null> {
  const notification = await findNotificationEmail(notificationId);
  if (!notification || !isWanted(notification) || (await isOutdated(notification.event)))
    return null;
  const { event, timeZone, street: home } = notification;
  const { why, envelope } = await unsubscribeLinkOf(notification, MAIL_REASONS[event.kind]);
  const moment = formatMoment(notification.at.toISOString(), timeZone);
  const { text, href } = sentEventWords(event, notification.actor);
  if (event.kind === "inquiry_received" || event.kind === "showing_asked") {
    const buyer = await findInquiry(notification.userId, event.data);
    if (!buyer) return null;
    const about = aboutOf(event);
    const replyTo = buyer.hasEmail && relayAddress({ sender: "seller", ...event.data });
    const facts = { ...why, about, home, at: moment, buyer, href: at(href) };
    return {
      ...inquiryMail({ ...facts, takesReplies: Boolean(replyTo) }),
      ...{ ...envelope, ...(replyTo && { replyTo }) },
    };
  }
  const { label, advice } = MAIL_ACTIONS[event.kind];
  const facts = { ...why, text, at: moment, home, advice, action: { label, href: at(href) } };
  if (!isShowing(event)) return { ...notificationMail(facts), ...envelope };
  const visitor = await findVisitor(notification.userId, event.data.showingId);
  if (!visitor) return null;
  if (event.kind === "showing_soon" && !isStillToCome(visitor, event.data, new Date())) return null;
  const { showingId: inquiryId } = event.data;
  const relay = visitor.email ? relayAddress({ sender: "seller", inquiryId }) : undefined;
  const shown = relay ? { ...visitor, email: null } : visitor;
  return {
    ...showingNewsMail({
      ...facts,
      answers: answersOf(notification, event, visitor),
      takesReplies: relay !== undefined,
      visitor: messageIn(event) ? shown : { ...shown, message: "" },
    }),
    ...envelope,
    ...(visitor.email && { replyTo: relay ?? visitor.email }),
  };
}

/** Writes the daily email, or returns null when nothing in it is still wanted. */
export async function writeDigest({
  userId,
  notificationIds,
}: Mails["digest"]): Promise<Mail | null> {
  const wanted = (await findDigest(userId, notificationIds)).filter(isWanted);
  const [first] = wanted;
  if (!first) return null;
  const { why, envelope } = await unsubscribeLinkOf(first, "activity");
  const events = wanted.map((notification) => {
    const { text, href } = sentEventWords(notification.event, notification.actor);
    return {
      text,
      href: at(href),
      at: formatMoment(notification.at.toISOString(), notification.timeZone),
    };
  });
  return {
    ...digestMail({ ...why, home: first.street, events, href: at("/notifications") }),
    ...envelope,
  };
}
