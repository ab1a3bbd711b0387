import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Transaction } from "#db/client.ts";
import { automations, listings, openHouses, properties, showings } from "#db/schema/index.ts";
import { SHOWING_STATES } from "#lib/fields/showings.ts";
import { moveHeldSpans, moveSpan, type ZoneChange } from "#lib/showings/move-times.ts";
import { atSameClockTime } from "#lib/us/wall-clock.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { lockAccount } from "./account-lock.ts";
import type { Showing } from "./showing-row.ts";
import { changeShowing } from "./showings.ts";

const lockedProperty = async (tx: Transaction, accountId: string) => {
  const [property] = await tx
    .select({
      propertyId: properties.id,
      state: properties.state,
      zipCode: properties.zipCode,
      chosenTimeZone: properties.timeZone,
    })
    .from(properties)
    .where(eq(properties.userId, accountId))
    .for("update");
  return property;
};

/**
 * Locks an account's home until the transaction ends. Without a home it locks the account, so that
 * concurrent first saves wait for each other.
 * @returns null without a home
 */
export async function lockHome(tx: Transaction, accountId: string) {
  let home = await lockedProperty(tx, accountId);
  if (!home) {
    await lockAccount(tx, accountId);
    home = await lockedProperty(tx, accountId);
  }
  if (!home) return null;
  const [listing] = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.propertyId, home.propertyId));
  const { propertyId } = home;
  return { accountId, propertyId, listingId: listing?.id ?? null, timeZone: timeZoneOfHome(home) };
}
export type LockedHome = NonNullable<Awaited<ReturnType<typeof lockHome>>>;

/**
 * Keeps the clock times of open houses, showings, blocked times and planned automations when a home's time
 * zone is corrected. Calendars are updated and buyers notified of upcoming showings.
 * @param home locked, with the previous time zone
 */
export async function keepClockTimes(
  tx: Transaction,
  home: LockedHome,
  to: string,
  now: Date,
): Promise<void> {
  const { propertyId, listingId, accountId, timeZone: from } = home;
  if (to === from) return;
  const zones = { from, to };
  await moveAutomations(tx, propertyId, zones, now);
  if (!listingId) return;
  await moveOpenHouses(tx, listingId, zones);
  await moveShowings(tx, { listingId, accountId }, zones, now);
}

async function moveAutomations(
  tx: Transaction,
  propertyId: string,
  zones: ZoneChange,
  now: Date,
): Promise<void> {
  const planned = await tx
    .select({ id: automations.id, runAt: automations.runAt, nextAt: automations.nextAt })
    .from(automations)
    .where(
      and(
        eq(automations.propertyId, propertyId),
        isNotNull(automations.runAt),
        gt(automations.runAt, now),
      ),
    );
  for (const { id, runAt, nextAt } of planned) {
    if (!runAt) continue;
    const moved = atSameClockTime(runAt, zones);
    // A failed run has a retry time, which doesn't move.
    const isNext = nextAt.getTime() === runAt.getTime();
    await tx
      .update(automations)
      .set({ runAt: moved, ...(isNext && { nextAt: moved }) })
      .where(eq(automations.id, id));
  }
}

async function moveOpenHouses(
  tx: Transaction,
  listingId: string,
  zones: ZoneChange,
): Promise<void> {
  const found = await tx
    .select({ id: openHouses.id, startsAt: openHouses.startsAt, endsAt: openHouses.endsAt })
    .from(openHouses)
    .where(eq(openHouses.listingId, listingId));
  for (const { id, ...span } of found) {
    await tx
      .update(openHouses)
      .set({ ...moveSpan(span, zones), sequence: sql`${openHouses.sequence} + 1` })
      .where(eq(openHouses.id, id));
  }
}

type Row = typeof showings.$inferSelect;
interface MovedRow {
  span: Row;
  moved: Pick<Row, "startsAt" | "endsAt" | "heldUntil">;
}

/** Sorts the moves so that showings never overlap in between, which the database's constraint would reject. */
function inSafeOrder(rows: readonly MovedRow[]): MovedRow[] {
  const isLater = ({ span, moved }: MovedRow) => moved.heldUntil > span.heldUntil;
  return [...rows.filter((row) => !isLater(row)), ...rows.filter(isLater).toReversed()];
}

/** Also moves past showings, since upcoming ones could otherwise overlap them. */
async function moveShowings(
  tx: Transaction,
  { listingId, accountId }: { listingId: string; accountId: string },
  zones: ZoneChange,
  now: Date,
): Promise<void> {
  const rows = await tx
    .select()
    .from(showings)
    .where(eq(showings.listingId, listingId))
    .orderBy(asc(showings.startsAt));
  const { held = [], ended = [] } = Object.groupBy(rows, ({ state }) =>
    SHOWING_STATES[state].holds ? "held" : "ended",
  );
  const moved = [
    ...inSafeOrder(moveHeldSpans(held, zones)),
    ...ended.flatMap((row) => moveHeldSpans([row], zones)),
  ];
  for (const { span, moved: times } of moved) {
    if (isToCome(span, times, now)) await moveAndNotify(tx, { ...span, accountId }, times);
    else await tx.update(showings).set(times).where(eq(showings.id, span.id));
  }
}

function isToCome(row: Row, moved: MovedRow["moved"], now: Date): boolean {
  const tookPlace = row.cameToIt !== null || row.feedbackAt !== null;
  const hasVisitor = row.state !== "blocked" && SHOWING_STATES[row.state].holds;
  return hasVisitor && (row.endsAt > now || (moved.endsAt > now && !tookPlace));
}

const moveAndNotify = (tx: Transaction, showing: Showing, moved: MovedRow["moved"]) =>
  changeShowing(
    tx,
    showing,
    { ...moved, answerBy: movedAnswer(showing, moved) },
    { who: "seller", actorId: null },
  );

/** An answer is due when the showing begins at the latest. */
function movedAnswer(
  { answerBy, startsAt }: { answerBy: Date | null; startsAt: Date },
  moved: { startsAt: Date },
): Date | null {
  if (!answerBy) return null;
  const isUntilStart = answerBy.getTime() === startsAt.getTime();
  return isUntilStart || answerBy > moved.startsAt ? moved.startsAt : answerBy;
}
