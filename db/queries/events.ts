import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { Executor } from "#db/client.ts";
import { addJobs } from "#db/jobs.ts";
import { ownedRead } from "#db/owned-read.ts";
import {
  accountEvents,
  notificationPreferences,
  notifications,
  settings,
  userProfiles,
  users,
} from "#db/schema/index.ts";
import type { AccountEvent } from "#lib/events/event.ts";
import { mailOf } from "#lib/events/mail.ts";

/** The channel on which every server process hears whose notifications have changed. */
export const NOTIFICATIONS_CHANNEL = "notifications";

interface Whose {
  accountId: string;
  /** Who did it, and is not told of it; null: nobody of the account. */
  actorId: string | null;
  /** The one person whom it concerns; everybody of the account unless given. */
  toUserId?: string;
}

/**
 * Writes down what has happened in an account, in the transaction of what it tells: a notification
 * for each of its people but who did it, their mails as their settings say, and word of it to the
 * pages that are open.
 */
export async function addEvent(
  tx: Executor,
  { accountId, actorId, toUserId }: Whose,
  event: AccountEvent,
): Promise<void> {
  const [added] = await tx
    .insert(accountEvents)
    .values({ accountId, actorId, ...event })
    .returning({ id: accountEvents.id });
  const people = await tx
    .select({
      id: users.id,
      emailVerified: users.emailVerified,
      activityAlerts: settings.activityAlerts,
      inquiryMails: notificationPreferences.inquiryMails,
      frequency: notificationPreferences.frequency,
    })
    .from(users)
    .leftJoin(settings, eq(settings.userId, users.id))
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, users.id))
    .where(
      and(
        eq(users.accountId, accountId),
        toUserId ? eq(users.id, toUserId) : undefined,
        actorId && !toUserId ? ne(users.id, actorId) : undefined,
      ),
    );
  if (!added || people.length === 0) return;
  const told = await tx
    .insert(notifications)
    .values(
      people.map((person) => ({
        userId: person.id,
        eventId: added.id,
        mail: mailOf(event.kind, person),
      })),
    )
    .returning({ id: notifications.id, mail: notifications.mail });
  const now = told.filter(({ mail }) => mail === "queued");
  await addJobs(
    tx,
    "mail",
    now.map(({ id }) => ({ kind: "notification", notificationId: id })),
  );
  const ids = JSON.stringify(people.map(({ id }) => id));
  await tx.execute(sql`select pg_notify(${NOTIFICATIONS_CHANNEL}, ${ids})`);
}

const MOST_LATELY = 8;

/** What happened last in an account, the newest first, with who did it. What concerns one person alone is left out. */
export const latestEventsOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        id: accountEvents.id,
        kind: accountEvents.kind,
        data: accountEvents.data,
        at: accountEvents.at,
        actorId: accountEvents.actorId,
        name: userProfiles.name,
        email: users.email,
      })
      .from(accountEvents)
      .leftJoin(users, eq(users.id, accountEvents.actorId))
      .leftJoin(userProfiles, eq(userProfiles.userId, accountEvents.actorId))
      .where(
        and(eq(accountEvents.accountId, accountId), ne(accountEvents.kind, "signed_in_elsewhere")),
      )
      .orderBy(desc(accountEvents.id))
      .limit(MOST_LATELY),
  (rows) =>
    rows.map(({ kind, data, name, email, ...row }) => ({
      ...row,
      event: { kind, data } as AccountEvent,
      by: name || email,
    })),
);
