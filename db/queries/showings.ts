import { and, asc, count, desc, eq, gt, inArray, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { ownedRead, type Owner } from "#db/owned-read.ts";
import { listings, properties, showings } from "#db/schema/index.ts";
import { AppError, found } from "#lib/errors.ts";
import {
  MAX_SHOWINGS,
  MAX_SPAM_SHOWINGS,
  SHOWING_STATE_KEYS,
  SHOWING_STATES,
} from "#lib/fields/showings.ts";
import { momentAfter, type Reminder, REMINDER_HOURS } from "#lib/showings/reminders.ts";
import { removeEventsOfShowings } from "./events.ts";
import { onShowingChanged } from "./showing-news.ts";
import { flatShowing, selectShowings, type Showing, type ShowingActor } from "./showing-row.ts";

export type { Showing };

type NewShowing = typeof showings.$inferInsert;

const NO_SHOWING = "Showing not found.";
export const SHOWING_CHANGED = "This showing was just changed. Check its current status.";
const HOLDING = SHOWING_STATE_KEYS.filter((state) => SHOWING_STATES[state].holds);
const WAITING = ["requested", "proposed"] as const;

const now = sql`${sql.placeholder("now")}::timestamptz`;

const listed = {
  id: showings.id,
  state: showings.state,
  startsAt: showings.startsAt,
  endsAt: showings.endsAt,
  answerBy: showings.answerBy,
  byVideo: showings.byVideo,
  name: showings.name,
  email: showings.email,
  phone: showings.phone,
  isPreApproved: showings.isPreApproved,
  message: showings.message,
  reason: showings.reason,
  endedBy: showings.endedBy,
  confirmedBySeller: showings.confirmedBySeller,
  hostId: showings.hostId,
  notes: showings.notes,
  cameToIt: showings.cameToIt,
  feedback: showings.feedback,
  createdAt: showings.createdAt,
};

const showingsOf = (db: Executor, accountId: Owner["accountId"], which: SQL, most: number) =>
  db
    .select(listed)
    .from(showings)
    .innerJoin(listings, eq(listings.id, showings.listingId))
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(
      and(
        eq(properties.userId, accountId),
        gt(showings.startsAt, sql`${now} - interval '1 year'`),
        which,
      ),
    )
    .orderBy(desc(showings.startsAt), desc(showings.id))
    .limit(most);

/** The newest showings of the past year and all upcoming ones, by time, without spam. */
export const showingsOfAccount = ownedRead(
  ({ accountId }, db) => showingsOf(db, accountId, ne(showings.state, "spam"), MAX_SHOWINGS),
  (rows) => rows.toReversed(),
);

/** An account's spam requests, by requested time, the latest first. */
export const spamShowingsOfAccount = ownedRead(
  ({ accountId }, db) => showingsOf(db, accountId, eq(showings.state, "spam"), MAX_SPAM_SHOWINGS),
  (rows) => rows,
);

/**
 * Times that are taken now, and past ones since the day before yesterday, which count toward the daily
 * limit.
 */
export const heldTimesOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        id: showings.id,
        state: showings.state,
        startsAt: showings.startsAt,
        until: showings.heldUntil,
      })
      .from(showings)
      .innerJoin(listings, eq(listings.id, showings.listingId))
      .innerJoin(properties, eq(properties.id, listings.propertyId))
      .where(
        and(
          eq(properties.userId, accountId),
          gt(showings.startsAt, sql`${now} - interval '2 days'`),
          inArray(showings.state, HOLDING),
          or(sql`${showings.answerBy} is null`, gt(showings.answerBy, now)),
        ),
      )
      .orderBy(asc(showings.startsAt)),
  (rows) => rows,
);
export type HeldRow = ReturnType<typeof heldTimesOfAccount.view>[number];

export const NOT_LISTED = "This home is no longer listed.";

/** Returns the account of a listing. @throws AppError `not_found` for a deleted listing */
export async function accountOfListing(
  listingId: string,
  db: Executor = database(),
): Promise<string> {
  const [row] = await db
    .select({ accountId: properties.userId })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(eq(listings.id, listingId));
  return found(row, NOT_LISTED).accountId;
}

/** @throws AppError `not_found` for a showing that the account doesn't have */
export async function requireShowing(
  accountId: string,
  id: string,
  db: Executor = database(),
): Promise<Showing> {
  const [row] = await selectShowings(db).where(
    and(eq(showings.id, id), eq(properties.userId, accountId), ne(showings.state, "blocked")),
  );
  return flatShowing(found(row, NO_SHOWING));
}

/**
 * Checks that a person acts on the time that they saw.
 * @param seen ISO 8601; undefined for any time
 * @throws AppError `conflict`
 */
export function assertTimeSeen(showing: Pick<Showing, "startsAt">, seen: string | undefined): void {
  if (seen !== undefined && Date.parse(seen) !== showing.startsAt.getTime())
    throw new AppError("conflict", SHOWING_CHANGED);
}

/** Returns a showing by id regardless of account, for automatic actions. */
export async function findShowing(id: string, db: Executor = database()): Promise<Showing | null> {
  const [row] = await selectShowings(db).where(
    and(eq(showings.id, id), ne(showings.state, "blocked")),
  );
  return row ? flatShowing(row) : null;
}

/** Returns the number of upcoming blocked times. */
export async function countBlocks(tx: Transaction, listingId: string, at: Date): Promise<number> {
  const [row] = await tx
    .select({ blocks: count() })
    .from(showings)
    .where(
      and(
        eq(showings.listingId, listingId),
        eq(showings.state, "blocked"),
        gt(showings.endsAt, at),
      ),
    );
  return row?.blocks ?? 0;
}

/** Blocks a time, without notifications. */
export async function addBlock(
  tx: Transaction,
  block: Pick<NewShowing, "listingId" | "startsAt" | "endsAt" | "notes">,
): Promise<void> {
  await tx.insert(showings).values({ ...block, state: "blocked", heldUntil: block.endsAt });
}

/** @throws AppError `not_found` for a blocked time that the account doesn't have */
export async function deleteBlock(
  accountId: string,
  id: string,
  db: Executor = database(),
): Promise<void> {
  const deleted = await db
    .delete(showings)
    .where(and(eq(showings.id, id), eq(showings.state, "blocked"), ofAccount(accountId, db)))
    .returning({ id: showings.id });
  found(deleted[0], "Blocked time not found.");
}

const ofAccount = (accountId: string, db: Executor) =>
  inArray(
    showings.listingId,
    db
      .select({ id: listings.id })
      .from(listings)
      .innerJoin(properties, eq(properties.id, listings.propertyId))
      .where(eq(properties.userId, accountId)),
  );

/** Marks reminders whose time is over as sent. */
function remindersFor(startsAt: Date) {
  const now = new Date();
  const isOver = (which: Reminder) => startsAt <= momentAfter(now, REMINDER_HOURS[which]);
  return {
    remindedDayAt: isOver("day") ? now : null,
    remindedHoursAt: isOver("hours") ? now : null,
  };
}

/** Stores a buyer's request and sends notifications. @returns the stored row */
export async function addShowing(
  tx: Transaction,
  accountId: string,
  values: NewShowing,
  by: ShowingActor,
): Promise<Showing> {
  const reminders = values.state === "confirmed" ? remindersFor(values.startsAt) : {};
  const [added] = await tx
    .insert(showings)
    .values({ ...values, ...reminders })
    .returning();
  if (!added) throw new Error("The showing wasn't stored");
  const after = { ...added, accountId };
  await onShowingChanged(tx, null, after, by);
  return after;
}

export type ShowingChange = Partial<
  Omit<
    typeof showings.$inferInsert,
    "id" | "listingId" | "secretHash" | "mailedSecretHash" | "formHash" | "sequence"
  >
>;

/**
 * Changes a showing and sends notifications, in the transaction that locked its listing. Every change of
 * state or time goes through here. Increments `sequence` on a new time, a cancellation or a withdrawn
 * confirmation; resets it with a new `calendarId`. A new time gets new reminders once confirmed.
 * @returns the stored row
 */
export async function changeShowing(
  tx: Transaction,
  { accountId, ...before }: Showing,
  change: ShowingChange,
  by: ShowingActor,
): Promise<Showing> {
  const isMoved = change.startsAt !== undefined && +change.startsAt !== +before.startsAt;
  const isCalledOff =
    change.state !== undefined &&
    SHOWING_STATES[before.state].holds &&
    !SHOWING_STATES[change.state].holds;
  const isUnconfirmed =
    before.state === "confirmed" && change.state !== undefined && change.state !== "confirmed";
  const isAnew = change.calendarId !== undefined;
  const isConfirmed = (change.state ?? before.state) === "confirmed";
  const wasSo = before.state === "confirmed" && !isMoved;
  const next = before.sequence + (isMoved || isCalledOff || isUnconfirmed ? 1 : 0);
  const [row] = await tx
    .update(showings)
    .set({
      ...(isConfirmed && !wasSo && remindersFor(change.startsAt ?? before.startsAt)),
      ...change,
      sequence: isAnew ? 0 : next,
    })
    .where(eq(showings.id, before.id))
    .returning();
  const after = { ...found(row, NO_SHOWING), accountId };
  await onShowingChanged(tx, { ...before, accountId }, after, by);
  return after;
}

/** Expires unanswered requests of a locked listing. */
export async function expireShowings(tx: Transaction, listingId: string, at: Date): Promise<void> {
  const over = await selectShowings(tx).where(
    and(
      eq(showings.listingId, listingId),
      inArray(showings.state, WAITING),
      lte(showings.answerBy, at),
    ),
  );
  for (const row of over) {
    const by = { who: "time", actorId: null } as const;
    await changeShowing(tx, flatShowing(row), { state: "expired", answerBy: null }, by);
  }
}

/**
 * Cancels the upcoming showings of a locked listing that can no longer be seen.
 * @param actorId who withdrew or sold the home; null for someone outside the account
 */
export async function cancelShowings(
  tx: Transaction,
  listingId: string,
  actorId: string | null,
  at: Date,
): Promise<void> {
  await expireShowings(tx, listingId, at);
  const coming = await selectShowings(tx).where(
    and(
      eq(showings.listingId, listingId),
      inArray(showings.state, [...WAITING, "confirmed"]),
      gt(showings.startsAt, at),
    ),
  );
  const change = { state: "cancelled", endedBy: "listing", answerBy: null, reason: "" } as const;
  for (const row of coming) {
    await changeShowing(tx, flatShowing(row), change, { who: "listing", actorId });
  }
}

/** Changes what only the seller sees, without notifications. */
export async function changeOwnNotes(
  tx: Transaction,
  id: string,
  change: Pick<ShowingChange, "notes" | "cameToIt" | "hostId">,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.update(showings).set(change).where(eq(showings.id, id));
}

/** Deletes a showing with the buyer's data, including notifications. */
export async function removeShowing(
  tx: Transaction,
  { id, accountId }: Pick<Showing, "id" | "accountId">,
): Promise<void> {
  await tx.delete(showings).where(eq(showings.id, id));
  await removeEventsOfShowings(tx, accountId, [id]);
}
