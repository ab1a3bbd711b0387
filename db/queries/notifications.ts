import { and, desc, eq, gt, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import { notify } from "#db/channels.ts";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { accountEvents, notifications, sessions, userProfiles, users } from "#db/schema/index.ts";
import type { AccountEvent, EventData } from "#lib/events/event.ts";
import { eventWords } from "#lib/events/words.ts";
import { notFound } from "#lib/errors.ts";
import { MAX_COUNTED } from "#lib/fields/notifications.ts";
import type { NotificationView } from "#lib/schemas/notifications.ts";

const PAGE = 20;

/**
 * A person's notifications, the newest first. The values: `before` is the id of the previous page's last
 * one, or null; `unread` is 1 for only unread ones.
 */
export const notificationsOfPerson = ownedRead(
  ({ id }, db) =>
    db
      .select({
        id: notifications.id,
        kind: accountEvents.kind,
        data: accountEvents.data,
        at: accountEvents.at,
        readAt: notifications.readAt,
        actor: sql<string | null>`coalesce(nullif(${userProfiles.name}, ''), ${users.email})`,
      })
      .from(notifications)
      .innerJoin(accountEvents, eq(accountEvents.id, notifications.eventId))
      .leftJoin(users, eq(users.id, accountEvents.actorId))
      .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
      .where(
        and(
          eq(notifications.userId, id),
          sql`(${sql.placeholder("before")}::bigint is null or ${notifications.id} < ${sql.placeholder("before")}::bigint)`,
          sql`(${sql.placeholder("unread")}::int = 0 or ${notifications.readAt} is null)`,
        ),
      )
      .orderBy(desc(notifications.id))
      .limit(PAGE + 1),
  (rows): { notifications: NotificationView[]; hasMore: boolean } => ({
    notifications: rows.slice(0, PAGE).map(({ id, kind, data, at, readAt, actor }) => ({
      ...{ id, kind, ...eventWords({ kind, data } as AccountEvent, actor) },
      at: at.toISOString(),
      isRead: readAt !== null,
    })),
    hasMore: rows.length > PAGE,
  }),
);

/** A person's unread notification of this week's price check-up; null if there is none. */
export const newCheckupOfPerson = ownedRead(
  ({ id }, db) =>
    db
      .select({ id: notifications.id, data: accountEvents.data })
      .from(notifications)
      .innerJoin(accountEvents, eq(accountEvents.id, notifications.eventId))
      .where(
        and(
          eq(notifications.userId, id),
          isNull(notifications.readAt),
          eq(accountEvents.kind, "price_checkup"),
          sql`${accountEvents.at} > ${sql.placeholder("now")}::timestamptz - interval '7 days'`,
        ),
      )
      .orderBy(desc(notifications.id))
      .limit(1),
  ([row]) => (row && { id: row.id, data: row.data as EventData["price_checkup"] }) || null,
);

// Counts up to a limit; above it the screen shows "99+".
const unreadOf = (userId: SQL) => sql<number>`(
  select count(*)::int from (
    select from ${notifications} n
    where n.user_id = ${userId} and n.read_at is null limit ${sql.raw(String(MAX_COUNTED))}
  ) counted)`;

export const unreadOfPerson = ownedRead(
  ({ id }, db) =>
    db
      .select({ unread: unreadOf(sql`${users}.id`) })
      .from(users)
      .where(eq(users.id, id)),
  ([person]) => person?.unread ?? 0,
);

/** Returns the same for the people of several sessions, by session; ended ones are left out. */
export async function countUnread(
  sessionIds: readonly string[],
  db: Executor = database(),
): Promise<Map<string, number>> {
  const counts = await db
    .select({ sessionId: sessions.id, unread: unreadOf(sql`${sessions}.user_id`) })
    .from(sessions)
    .where(and(inArray(sessions.id, [...sessionIds]), gt(sessions.expiresAt, new Date())));
  return new Map(counts.map(({ sessionId, unread }) => [sessionId, unread]));
}

/** @throws AppError `not_found` for a notification that isn't the person's */
export async function readNotification(
  userId: string,
  id: number,
  db: Executor = database(),
): Promise<void> {
  const read = await markRead(db, userId, eq(notifications.id, id));
  if (read > 0) return;
  const [own] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)));
  if (!own) throw notFound("Notification not found.");
}

/** Marks a person's notifications as read, up to the newest that they have seen. */
export async function readNotificationsUpTo(
  userId: string,
  id: number,
  db: Executor = database(),
): Promise<void> {
  await markRead(db, userId, lte(notifications.id, id));
}

async function markRead(db: Executor, userId: string, which: SQL): Promise<number> {
  return db.transaction(async (tx) => {
    const read = await tx
      .update(notifications)
      .set({ readAt: new Date() })
      .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), which))
      .returning({ id: notifications.id });
    if (read.length > 0) await notify(tx, "notifications", userId);
    return read.length;
  });
}
