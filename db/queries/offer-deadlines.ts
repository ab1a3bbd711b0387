import { and, eq, gt, lte, not, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { listings, offers } from "#db/schema/index.ts";
import { EXPIRED, turnOf } from "#lib/offers/statuses.ts";
import { addEvent } from "./events.ts";
import { addMail } from "./mailed-links.ts";
import { changeSubmittedOffer, lockOffer } from "./offer-turns.ts";

// Literal, so that the partial index is used.
const isOpen = sql`${offers.sellerStatus} in ('received', 'countered')`;
// The next run takes the rest.
const MAX_AT_A_TIME = 200;

/** Returns open offers whose deadline has passed, the earliest first. */
export async function findExpiredOffers(db: Executor = database()): Promise<string[]> {
  const rows = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(isOpen, lte(offers.expiresAt, sql`clock_timestamp()`)))
    .orderBy(offers.expiresAt)
    .limit(MAX_AT_A_TIME);
  return rows.map(({ id }) => id);
}

/** Ends an offer whose deadline has passed, and notifies both sides. Repeating it changes nothing. */
export async function expireOffer(offerId: string, db: Executor = database()): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockOffer(tx, offerId);
    const isDue =
      locked?.offer.statuses &&
      turnOf(locked.offer.statuses) &&
      locked.offer.expiresAt <= locked.at;
    if (!isDue) return;
    const change = { what: "expired", statuses: EXPIRED, by: null, actorId: null } as const;
    await changeSubmittedOffer(tx, locked.offer, change, locked.at);
  });
}

const isOffMarket = sql`exists (
  select from ${listings} l
  where l.property_id = ${offers.propertyId} and l.status in ('sold', 'withdrawn'))`;
// The buyer can't answer with an acceptance, or be accepted, while another offer is accepted.
const isBlocked = sql`(${offers.sellerStatus} in ('countered', 'highest_and_best') and exists (
  select from ${offers} o
  where o.property_id = ${offers.propertyId} and o.seller_status = 'accepted'))`;

const isToBeReminded = and(
  sql`${offers.sellerStatus} in ('received', 'countered', 'highest_and_best')`,
  not(isOffMarket),
  not(isBlocked),
  lte(offers.remindAt, sql`clock_timestamp()`),
  gt(offers.expiresAt, sql`clock_timestamp()`),
);

/** Returns open offers with a due reminder, the earliest deadline first. */
export async function findOffersToRemind(db: Executor = database()): Promise<string[]> {
  const rows = await db
    .select({ id: offers.id })
    .from(offers)
    .where(isToBeReminded)
    .orderBy(offers.expiresAt)
    .limit(MAX_AT_A_TIME);
  return rows.map(({ id }) => id);
}

/** Reminds the side that can answer an offer, once per turn. Repeating it changes nothing. */
export async function remindOfOffer(offerId: string, db: Executor = database()): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockOffer(tx, offerId);
    const [claimed] = await tx
      .update(offers)
      .set({ remindAt: null })
      .where(and(eq(offers.id, offerId), isToBeReminded))
      .returning({ id: offers.id });
    const turn = locked?.offer.turns.at(-1);
    if (!claimed || !locked?.offer.statuses || !turn) return;
    const { accountId, statuses, expiresAt } = locked.offer;
    const { number, timeZone, terms } = turn;
    if (turnOf(statuses) === "buyer") {
      const about = statuses.seller === "highest_and_best" ? "best_due" : "due";
      await addMail(tx, { kind: "offer", offerId, about, number });
      return;
    }
    const price = terms.purchasePrice;
    const data = { offerId, number, price, expiresAt: expiresAt.toISOString(), timeZone };
    await addEvent(tx, { accountId, actorId: null }, { kind: "offer_due", data });
  });
}
