import { and, desc, eq, gt, inArray, isNull, ne, notInArray, sql } from "drizzle-orm";
import { notify } from "#db/channels.ts";
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
import { isTexted } from "#lib/events/texts.ts";
import { DEDUPE_WINDOW_SECONDS } from "#lib/events/dedupe-window.ts";
import { PERSONAL_EVENTS, SHOWING_EVENTS } from "#lib/fields/notifications.ts";
import { mailMode } from "#server/mail/mode.ts";
import { textSender } from "#server/text-messages/text-messages.ts";
import { enqueueEventWebhooks } from "./webhook-queue.ts";

interface Whose {
  accountId: string;
  /** The person who caused it and gets no notification; null for someone outside the account. */
  actorId: string | null;
  /** The only person notified; everyone of the account if omitted. */
  toUserId?: string;
}

/**
 * Records an event in the transaction of its cause. Adds a notification for each person of the account but
 * the actor, their emails by their settings, updates of open pages, and webhook deliveries. Skips a repeat
 * within `DEDUPE_WINDOW_SECONDS`.
 */
export async function addEvent(tx: Executor, whose: Whose, event: AccountEvent): Promise<void> {
  if (await isDuplicate(tx, whose, event)) return;
  const { accountId, actorId } = whose;
  await enqueueEventWebhooks(tx, accountId, event);
  const [added] = await tx
    .insert(accountEvents)
    .values({ accountId, actorId, ...event })
    .returning({ id: accountEvents.id });
  const people = await findPeople(tx, whose);
  if (!added || people.length === 0) return;
  const stored = await tx
    .insert(notifications)
    .values(
      people.map((person) => ({
        userId: person.id,
        eventId: added.id,
        mail: mailOf(event.kind, person),
      })),
    )
    .returning({ id: notifications.id, mail: notifications.mail });
  if (mailMode() !== "none") {
    const now = stored.filter(({ mail }) => mail === "queued");
    await addJobs(
      tx,
      "mail",
      now.map(({ id }) => ({ kind: "notification", notificationId: id })),
    );
  }
  if (isTexted(event.kind) && textSender()) {
    await addJobs(
      tx,
      "text_message",
      stored.map(({ id }) => ({ notificationId: id })),
    );
  }
  await notify(tx, "notifications", whose.toUserId ?? accountId);
}

async function isDuplicate(
  tx: Executor,
  { accountId, actorId }: Whose,
  { kind, data }: AccountEvent,
): Promise<boolean> {
  const seconds = DEDUPE_WINDOW_SECONDS[kind];
  if (seconds === undefined) return false;
  const same = await tx
    .select({ id: accountEvents.id })
    .from(accountEvents)
    .where(
      and(
        eq(accountEvents.accountId, accountId),
        eq(accountEvents.kind, kind),
        gt(accountEvents.at, new Date(Date.now() - seconds * 1_000)),
        actorId === null ? isNull(accountEvents.actorId) : eq(accountEvents.actorId, actorId),
        sql`${accountEvents.data} = ${JSON.stringify(data)}::jsonb`,
      ),
    )
    .limit(1);
  return same.length > 0;
}

function findPeople(tx: Executor, { accountId, actorId, toUserId }: Whose) {
  return tx
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
}

/** Deletes the events of a deleted inquiry, since they contain the buyer's name. */
export async function removeEventsOfInquiry(
  tx: Executor,
  accountId: string,
  inquiryId: string,
): Promise<void> {
  const removed = await tx
    .delete(accountEvents)
    .where(
      and(
        eq(accountEvents.accountId, accountId),
        inArray(accountEvents.kind, ["inquiry_received", "showing_asked"]),
        sql`${accountEvents.data} ->> 'inquiryId' = ${inquiryId}`,
      ),
    )
    .returning({ id: accountEvents.id });
  if (removed.length > 0) await notify(tx, "notifications", accountId);
}

/** The same for an account's deleted showings. */
export async function removeEventsOfShowings(
  tx: Executor,
  accountId: string,
  showingIds: readonly string[],
): Promise<void> {
  if (showingIds.length === 0) return;
  const removed = await tx
    .delete(accountEvents)
    .where(
      and(
        eq(accountEvents.accountId, accountId),
        inArray(accountEvents.kind, [...SHOWING_EVENTS]),
        inArray(sql`${accountEvents.data} ->> 'showingId'`, [...showingIds]),
      ),
    )
    .returning({ id: accountEvents.id });
  if (removed.length > 0) await notify(tx, "notifications", accountId);
}

/** Returns the estimate of an account's last notification about a change and its time, or null. */
export async function findNotifiedEstimate(
  tx: Executor,
  accountId: string,
): Promise<{ at: Date; value: number } | null> {
  const [last] = await tx
    .select({ at: accountEvents.at, value: sql<number>`(${accountEvents.data} ->> 'to')::int` })
    .from(accountEvents)
    .where(and(eq(accountEvents.accountId, accountId), eq(accountEvents.kind, "estimate_moved")))
    .orderBy(desc(accountEvents.at))
    .limit(1);
  return last ?? null;
}

const MAX_LATELY = 8;

/**
 * The latest events of an account, the newest first, with the actor. Events for one person alone are left
 * out.
 */
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
        and(
          eq(accountEvents.accountId, accountId),
          notInArray(accountEvents.kind, [...PERSONAL_EVENTS]),
        ),
      )
      .orderBy(desc(accountEvents.id))
      .limit(MAX_LATELY),
  (rows) =>
    rows.map(({ kind, data, name, email, ...row }) => ({
      ...row,
      event: { kind, data } as AccountEvent,
      by: name || email,
    })),
);
