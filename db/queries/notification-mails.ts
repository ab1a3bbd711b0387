import { and, desc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { database, type Executor } from "#db/client.ts";
import { addJob } from "#db/jobs.ts";
import {
  accountEvents,
  inquiries,
  listings,
  mailedLinks,
  messages,
  notificationPreferences,
  notifications,
  properties,
  settings,
  showings,
  userProfiles,
  users,
} from "#db/schema/index.ts";
import type { AccountEvent, ShowingFacts } from "#lib/events/event.ts";
import type { MailReason } from "#lib/events/mail.ts";
import { LINK_HOURS } from "#lib/fields/links.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { hashLinkSecret, createLinkSecret } from "#server/link-secret.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A link that expires sooner is replaced. */
const LINK_LASTS_MS = 60 * DAY_MS;
const MAX_IN_A_MAIL = 50;
const PEOPLE_AT_A_TIME = 100;

/** Reasons whose emails have an unsubscribe link. */
export type EndableReason = Exclude<MailReason, "account">;

const actor = alias(users, "actor");
const actorProfile = alias(userProfiles, "actor_profile");

const selectNotificationEmail = (db: Executor) =>
  db
    .select({
      id: notifications.id,
      userId: users.id,
      accountId: users.accountId,
      email: users.email,
      readAt: notifications.readAt,
      kind: accountEvents.kind,
      data: accountEvents.data,
      at: accountEvents.at,
      actor: sql<string | null>`coalesce(nullif(${actorProfile.name}, ''), ${actor.email})`,
      state: properties.state,
      zipCode: properties.zipCode,
      chosenTimeZone: properties.timeZone,
      street: properties.addressLine1,
      emailVerified: users.emailVerified,
      activityAlerts: settings.activityAlerts,
      inquiryMails: notificationPreferences.inquiryMails,
      frequency: notificationPreferences.frequency,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .innerJoin(accountEvents, eq(accountEvents.id, notifications.eventId))
    .leftJoin(actor, eq(actor.id, accountEvents.actorId))
    .leftJoin(actorProfile, eq(actorProfile.userId, actor.id))
    .leftJoin(properties, eq(properties.userId, users.accountId))
    .leftJoin(settings, eq(settings.userId, users.id))
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, users.id));

const view = ({
  kind,
  data,
  ...row
}: Awaited<ReturnType<typeof selectNotificationEmail>>[number]) => ({
  ...row,
  event: { kind, data } as AccountEvent,
  timeZone: timeZoneOfHome(row),
});
export type NotificationEmail = ReturnType<typeof view>;

/** Returns a notification with its person and their current settings; null if it is deleted. */
export async function findNotificationEmail(
  id: number,
  db: Executor = database(),
): Promise<NotificationEmail | null> {
  const [row] = await selectNotificationEmail(db).where(eq(notifications.id, id));
  return row ? view(row) : null;
}

/** Returns the notifications of a daily email, the oldest first. */
export async function findDigest(
  userId: string,
  ids: readonly number[],
  db: Executor = database(),
): Promise<NotificationEmail[]> {
  const rows = await selectNotificationEmail(db)
    .where(and(eq(notifications.userId, userId), inArray(notifications.id, [...ids])))
    .orderBy(notifications.id);
  return rows.map(view);
}

/**
 * Returns a buyer's inquiry if it is still stored.
 * @param messageId the later message to return with it, in place of the first one
 */
export async function findInquiry(
  accountUserId: string,
  { inquiryId: id, messageId }: { inquiryId: string; messageId?: string },
  db: Executor = database(),
) {
  const [inquiry] = await db
    .select({
      name: inquiries.name,
      phone: inquiries.phone,
      hasEmail: sql<boolean>`${inquiries.email} is not null`,
      message: sql<string>`coalesce(${messages.text}, ${inquiries.message})`,
    })
    .from(inquiries)
    .leftJoin(
      messages,
      and(eq(messages.inquiryId, inquiries.id), eq(messages.id, messageId ?? sql`null`)),
    )
    .innerJoin(listings, eq(listings.id, inquiries.listingId))
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .innerJoin(users, eq(users.accountId, properties.userId))
    .where(and(eq(inquiries.id, id), eq(users.id, accountUserId)));
  return inquiry ?? null;
}

/** Returns the buyer of a showing if it is still stored. */
export async function findVisitor(userId: string, showingId: string, db: Executor = database()) {
  const [visitor] = await db
    .select({
      name: showings.name,
      email: showings.email,
      phone: showings.phone,
      message: showings.message,
      state: showings.state,
      startsAt: showings.startsAt,
      answerBy: showings.answerBy,
    })
    .from(showings)
    .innerJoin(listings, eq(listings.id, showings.listingId))
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .innerJoin(users, eq(users.accountId, properties.userId))
    .where(and(eq(showings.id, showingId), eq(users.id, userId)));
  return visitor ?? null;
}

/** Returns whether a reminder is still correct: the showing is upcoming, not canceled and not moved. */
export const isStillToCome = (
  visitor: Awaited<ReturnType<typeof findVisitor>>,
  { startsAt }: Pick<ShowingFacts, "startsAt">,
  now: Date,
): boolean =>
  visitor?.state === "confirmed" &&
  visitor.startsAt.toISOString() === startsAt &&
  visitor.startsAt > now;

/**
 * Returns a person's unsubscribe secret for a reason. Its emails share one link until it is about to
 * expire.
 */
export async function unsubscribeSecret(
  userId: string,
  email: string,
  reason: EndableReason,
  db: Executor = database(),
): Promise<string> {
  const now = Date.now();
  const [kept] = await db
    .select({ id: mailedLinks.id })
    .from(mailedLinks)
    .where(
      and(
        eq(mailedLinks.userId, userId),
        eq(mailedLinks.purpose, "unsubscribe"),
        eq(mailedLinks.detail, reason),
        gt(mailedLinks.expiresAt, new Date(now + LINK_LASTS_MS)),
      ),
    )
    .orderBy(desc(mailedLinks.expiresAt))
    .limit(1);
  if (kept) return createLinkSecret(kept.id);
  const id = crypto.randomUUID();
  const secret = createLinkSecret(id);
  await db.insert(mailedLinks).values({
    ...{ id, userId, email, purpose: "unsubscribe", detail: reason },
    secretHash: hashLinkSecret(secret),
    expiresAt: new Date(now + LINK_HOURS.unsubscribe * HOUR_MS),
  });
  return secret;
}

/**
 * Unsubscribes from a link's emails, or subscribes again. Idempotent.
 * @returns the reason of these emails; null for an unknown or expired link
 */
export async function setMailsByLink(
  secret: string,
  wanted: boolean,
  db: Executor = database(),
): Promise<EndableReason | null> {
  return db.transaction(async (tx) => {
    const [link] = await tx
      .select({ userId: mailedLinks.userId, reason: mailedLinks.detail })
      .from(mailedLinks)
      .where(
        and(
          eq(mailedLinks.secretHash, hashLinkSecret(secret)),
          eq(mailedLinks.purpose, "unsubscribe"),
          gt(mailedLinks.expiresAt, new Date()),
          isNotNull(mailedLinks.detail),
        ),
      );
    if (!link) return null;
    const { userId } = link;
    const reason = link.reason as EndableReason;
    if (reason === "inquiries") {
      await tx
        .insert(notificationPreferences)
        .values({ userId, inquiryMails: wanted })
        .onConflictDoUpdate({
          target: notificationPreferences.userId,
          set: { inquiryMails: wanted },
        });
    } else {
      await tx
        .insert(settings)
        .values({ userId, activityAlerts: wanted })
        .onConflictDoUpdate({ target: settings.userId, set: { activityAlerts: wanted } });
    }
    return reason;
  });
}

/**
 * Returns people with notifications waiting for the daily email, and the day of their last one.
 * @param after the last person of the previous batch; null: the first batch
 */
export function findAwaitingDigests(after: string | null, db: Executor = database()) {
  const waiting = db
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .where(
      and(
        sql`${notifications.mail} = 'daily'`,
        after ? gt(notifications.userId, after) : undefined,
      ),
    )
    .orderBy(notifications.userId)
    .limit(PEOPLE_AT_A_TIME)
    .as("waiting");
  return db
    .select({
      userId: waiting.userId,
      state: properties.state,
      zipCode: properties.zipCode,
      chosenTimeZone: properties.timeZone,
      digestedOn: notificationPreferences.digestedOn,
    })
    .from(waiting)
    .innerJoin(users, eq(users.id, waiting.userId))
    .leftJoin(properties, eq(properties.userId, users.accountId))
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, users.id))
    .orderBy(waiting.userId);
}

/** Queues a person's daily email, at most once a day. */
export async function queueDigest(
  userId: string,
  day: string,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const claimed = await tx
      .insert(notificationPreferences)
      .values({ userId, digestedOn: day })
      .onConflictDoUpdate({
        target: notificationPreferences.userId,
        set: { digestedOn: day },
        setWhere: sql`${notificationPreferences.digestedOn} is distinct from ${day}::date`,
      })
      .returning({ userId: notificationPreferences.userId });
    if (claimed.length === 0) return;
    const waiting = await tx
      .update(notifications)
      .set({ mail: "queued" })
      .where(and(eq(notifications.userId, userId), eq(notifications.mail, "daily")))
      .returning({ id: notifications.id });
    const ids = waiting
      .map(({ id }) => id)
      .toSorted((a, b) => a - b)
      .slice(-MAX_IN_A_MAIL);
    if (ids.length > 0) await addJob(tx, "mail", { kind: "digest", userId, notificationIds: ids });
  });
}
