import { and, eq, gt, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import type { Jobs } from "#db/jobs.ts";
import { automations, listings, properties, showings } from "#db/schema/index.ts";
import { type ShowingMailAbout, stateInMail } from "#lib/showings/mail-about.ts";
import { momentAfter, type Reminder, REMINDER_HOURS, REMINDERS } from "#lib/showings/reminders.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { mailMode } from "#server/mail/mode.ts";
import { recordFeedbackRequest } from "./automation-runs.ts";
import { addEvent } from "./events.ts";
import { factsOfShowing } from "./showing-events.ts";
import { addShowingMail, addShowingText } from "./showing-mails.ts";
import type { Showing } from "./showing-row.ts";

/** Buyers are asked for feedback from an hour until two weeks after a showing. */
const HOURS_TO_ASK = { from: 1, until: 14 * 24 };
// The next run takes the rest.
const MAX_AT_A_TIME = 200;

const REMINDED_AT = { day: showings.remindedDayAt, hours: showings.remindedHoursAt };
const ABOUT = { day: "reminder_day", hours: "reminder_hours" } as const;

// Literal, so that the partial index is used.
const isConfirmed = sql`${showings.state} = 'confirmed'`;

/** Matches showings whose reminder is due; the day-before reminder is skipped once the two-hour one is due. */
function isDue(which: Reminder, now: Date): SQL {
  const latest = which === "day" ? momentAfter(now, REMINDER_HOURS.hours) : now;
  return sql`${and(
    isConfirmed,
    isNull(REMINDED_AT[which]),
    gt(showings.startsAt, latest),
    lte(showings.startsAt, momentAfter(now, REMINDER_HOURS[which])),
  )}`;
}

/**
 * Matches showings that the seller's feedback automation holds back: it is too early, the showing
 * ended before the automation was turned on, or the seller paused it.
 */
const isHeldByRule = (now: Date): SQL => sql`exists (
  select from ${automations} a join ${listings} l on l.property_id = a.property_id
  where l.id = ${showings.listingId} and a.kind = 'feedback'
    and case when a.state = 'on'
      then ${showings.endsAt} > ${now.toISOString()}::timestamptz - make_interval(hours => a.amount)
        or ${showings.endsAt} <= a.since - make_interval(hours => ${HOURS_TO_ASK.from}::int)
      else a.paused_by = 'seller' end)`;

/** After the sale, feedback no longer helps. */
const isSold = sql`exists (
  select from ${listings} l where l.id = ${showings.listingId} and l.status = 'sold')`;

const isToBeAsked = (now: Date): SQL =>
  sql`${and(
    isConfirmed,
    isNull(showings.feedbackAskedAt),
    isNotNull(showings.email),
    isNull(showings.feedbackAt),
    sql`${showings.cameToIt} is distinct from false`,
    lte(showings.endsAt, momentAfter(now, -HOURS_TO_ASK.from)),
    gt(showings.endsAt, momentAfter(now, -HOURS_TO_ASK.until)),
    sql`not ${isHeldByRule(now)}`,
    sql`not ${isSold}`,
  )}`;

const isOverdue = (now: Date): SQL =>
  sql`${and(sql`${showings.state} in ('requested', 'proposed')`, lte(showings.answerBy, now))}`;

/** Returns whether a reminder or feedback request is due. Runs every few seconds and reads only indexes. */
export async function hasDueShowings(now: Date, db: Executor = database()): Promise<boolean> {
  const isThere = (which: SQL) => sql`exists (select from ${showings} where ${which})`;
  const due = [...REMINDERS.map((which) => isDue(which, now)), isOverdue(now)];
  if (mailMode() !== "none") due.push(isToBeAsked(now));
  const [found] = await db.execute<{ is_due: boolean }>(
    sql`select ${sql.join(due.map(isThere), sql` or `)} as is_due`,
  );
  return found?.is_due === true;
}

async function findIds(which: SQL, order: SQL, db: Executor): Promise<string[]> {
  const rows = await db
    .select({ id: showings.id })
    .from(showings)
    .where(which)
    .orderBy(order)
    .limit(MAX_AT_A_TIME);
  return rows.map(({ id }) => id);
}

/** Returns showings with a due reminder, the next first. */
export const findToRemind = (which: Reminder, now: Date, db: Executor = database()) =>
  findIds(isDue(which, now), sql`${showings.startsAt}`, db);

/** Returns showings whose buyers should be asked for feedback. */
export const findToAsk = async (now: Date, db: Executor = database()) =>
  mailMode() === "none" ? [] : findIds(isToBeAsked(now), sql`${showings.endsAt}`, db);

/** Returns accounts with expired requests or proposals. */
export async function findOverdueAccounts(now: Date, db: Executor = database()): Promise<string[]> {
  const rows = await db
    .select({ accountId: properties.userId })
    .from(showings)
    .innerJoin(listings, eq(listings.id, showings.listingId))
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(isOverdue(now))
    .orderBy(showings.answerBy)
    .limit(MAX_AT_A_TIME);
  return [...new Set(rows.map(({ accountId }) => accountId))];
}

// Returns the claimed showing with its account; null if another runner was faster or it has changed.
async function claim(
  tx: Transaction,
  id: string,
  set: Partial<typeof showings.$inferInsert>,
  which: SQL,
): Promise<Showing | null> {
  const [row] = await tx
    .update(showings)
    .set(set)
    .where(and(eq(showings.id, id), which))
    .returning();
  if (!row) return null;
  const [home] = await tx
    .select({ accountId: properties.userId })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(eq(listings.id, row.listingId));
  return home ? { ...row, ...home } : null;
}

/**
 * Reminds buyer and seller of a showing, once: claim and notification are one transaction. The host is
 * notified, or everyone of the account without a host.
 * @returns whether it was due
 */
export async function remind(
  id: string,
  which: Reminder,
  now: Date,
  db: Executor = database(),
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const set = which === "day" ? { remindedDayAt: now } : { remindedHoursAt: now };
    const showing = await claim(tx, id, set, isDue(which, now));
    if (!showing) return false;
    const { accountId, hostId } = showing;
    const whose = { accountId, actorId: null, ...(hostId && { toUserId: hostId }) };
    const facts = await factsOfShowing(tx, showing);
    await addEvent(tx, whose, { kind: "showing_soon", data: { ...facts, which } });
    await addShowingMail(tx, showing, ABOUT[which]);
    await addShowingText(tx, showing);
    return true;
  });
}

/** Asks a buyer for feedback, once. @returns whether it was due */
export async function askForFeedback(
  id: string,
  now: Date,
  db: Executor = database(),
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const showing = await claim(tx, id, { feedbackAskedAt: now }, isToBeAsked(now));
    if (!showing) return false;
    await addShowingMail(tx, showing, "feedback");
    if (await recordFeedbackRequest(tx, id, now)) {
      const whose = { accountId: showing.accountId, actorId: null };
      await addEvent(tx, whose, { kind: "automation_done", data: { what: "feedback" } });
    }
    return true;
  });
}

type ToText = Omit<Jobs["visitor_text"], "about"> & { about?: ShowingMailAbout };

/**
 * Returns the content of a text message about a showing; null if it is deleted, moved, canceled or not
 * wanted.
 */
export async function findVisitorToText(
  { showingId, sequence, about = "reminder_hours" }: ToText,
  now: Date,
  db: Executor = database(),
) {
  const [row] = await db
    .select({
      phone: showings.phone,
      startsAt: showings.startsAt,
      street: properties.addressLine1,
      state: properties.state,
      zipCode: properties.zipCode,
      chosenTimeZone: properties.timeZone,
    })
    .from(showings)
    .innerJoin(listings, eq(listings.id, showings.listingId))
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(
      and(
        eq(showings.id, showingId),
        eq(showings.sequence, sequence),
        eq(showings.state, stateInMail(about)),
        eq(showings.textConsent, true),
        gt(showings.startsAt, now),
      ),
    );
  if (!row?.phone) return null;
  const { phone, startsAt, street } = row;
  return { phone, startsAt, street, timeZone: timeZoneOfHome(row) };
}

/** Stops text messages about a home to a buyer who replied with an opt-out. */
export async function withdrawVisitorTexts(
  showingId: string,
  db: Executor = database(),
): Promise<void> {
  const of = (column: "listing_id" | "phone") =>
    sql`(select s.${sql.identifier(column)} from ${showings} s where s.id = ${showingId})`;
  await db
    .update(showings)
    .set({ textConsent: false })
    .where(sql`${showings.listingId} = ${of("listing_id")} and ${showings.phone} = ${of("phone")}`);
}
