import { and, asc, desc, eq, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import {
  highestAndBestRequests as requests,
  offers,
  offerSubmissions,
  properties,
} from "#db/schema/index.ts";
import { AppError, found } from "#lib/errors.ts";
import {
  bestAnswerOf,
  stateAfterRequest,
  stateAt,
  termsOfRequest,
} from "#lib/offers/highest-and-best.ts";
import { HIGHEST_AND_BEST, turnOf } from "#lib/offers/statuses.ts";
import type { HighestAndBestView } from "#lib/schemas/offers.ts";
import { hasAcceptedOffer } from "./backup-offers.ts";
import { addEvent } from "./events.ts";
import { addMail } from "./mailed-links.ts";
import {
  changeSubmittedOffer,
  lockOffer,
  storeChange,
  type SubmittedOffer,
} from "./offer-turns.ts";

const CHANGED = "The request was just changed. Check its current deadline.";
const NONE_OPEN = "You have no open offers to ask.";
const ACCEPTED = "You have an accepted offer, so you can't ask for highest and best offers.";
const NO_REQUEST = "There is no open request.";
// The next run takes the rest.
const MAX_AT_A_TIME = 50;

type Request = typeof requests.$inferSelect;

/** The last request of an account's home; null without any. */
export const lastRequestOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        id: requests.id,
        requestedAt: requests.requestedAt,
        dueAt: requests.dueAt,
        timeZone: requests.timeZone,
        message: requests.message,
        endedAt: requests.endedAt,
      })
      .from(requests)
      .innerJoin(properties, eq(properties.id, requests.propertyId))
      .where(eq(properties.userId, accountId))
      .orderBy(desc(requests.requestedAt))
      .limit(1),
  ([row]): HighestAndBestView | null =>
    row
      ? {
          ...row,
          requestedAt: row.requestedAt.toISOString(),
          dueAt: row.dueAt.toISOString(),
          endedAt: row.endedAt?.toISOString() ?? null,
        }
      : null,
);

async function lockHome(tx: Transaction, which: SQL): Promise<string | null> {
  const [row] = await tx
    .select({ id: properties.id })
    .from(properties)
    .where(which)
    .for("no key update");
  return row?.id ?? null;
}

/**
 * Locks the set of a home's offers until the transaction ends: none can be confirmed or accepted meanwhile.
 * Always the first lock, and one that lets offers be countered and closed.
 * @returns the home's id
 * @throws AppError `not_found` without a property
 */
export const lockOffersOfHome = async (tx: Transaction, accountId: string): Promise<string> =>
  found(await lockHome(tx, eq(properties.userId, accountId)));

/** Locks the set of offers that an offer belongs to; see `lockOffersOfHome`. */
export async function lockOffersBeside(tx: Transaction, offerId: string): Promise<void> {
  const home = tx.select({ id: offers.propertyId }).from(offers).where(eq(offers.id, offerId));
  await lockHome(tx, inArray(properties.id, home));
}

/** Returns the database's time. */
async function timeOf(tx: Transaction): Promise<Date> {
  const [clock] = await tx.execute<{ at: string }>(sql`select clock_timestamp() as at`);
  return new Date(clock?.at ?? Date.now());
}

async function openRequest(tx: Transaction, propertyId: string): Promise<Request | null> {
  const [row] = await tx
    .select()
    .from(requests)
    .where(and(eq(requests.propertyId, propertyId), isNull(requests.endedAt)));
  return row ?? null;
}

/** Locks a home's offers with one of some statuses, in one order. */
async function lockOffers(
  tx: Transaction,
  propertyId: string,
  statuses: (typeof offers.$inferSelect.sellerStatus & string)[],
): Promise<SubmittedOffer[]> {
  const rows = await tx
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.propertyId, propertyId), inArray(offers.sellerStatus, statuses)))
    .orderBy(asc(offers.id))
    .for("update");
  const locked: SubmittedOffer[] = [];
  for (const { id } of rows) {
    const one = await lockOffer(tx, id);
    if (one) locked.push(one.offer);
  }
  return locked;
}

async function ask(
  tx: Transaction,
  offer: SubmittedOffer,
  request: Pick<Request, "dueAt" | "timeZone" | "message">,
  at: Date,
): Promise<void> {
  const own = offer.turns.findLast(({ side, kind }) => side === "buyer" && kind === "terms");
  const { dueAt, timeZone } = request;
  const terms = termsOfRequest(found(own).terms, request);
  const turn = {
    ...{ side: "seller" as const, kind: "highest_and_best" as const, terms, timeZone },
    isNoteFlagged: false,
  };
  const change = { statuses: HIGHEST_AND_BEST, turn, expiresAt: dueAt };
  const { number } = await storeChange(tx, offer, change, at);
  await addMail(tx, { kind: "offer", offerId: offer.id, about: "highest_and_best", number });
}

/** Asks the buyer of an offer that was just confirmed, while the home has an open request. */
export async function includeInRequest(
  tx: Transaction,
  offer: SubmittedOffer,
  at: Date,
): Promise<void> {
  const request = await openRequest(tx, offer.propertyId);
  if (request && request.dueAt > at) await ask(tx, offer, request, at);
}

interface Author {
  id: string;
  accountId: string;
}

interface NewRequest {
  dueAt: Date;
  timeZone: string;
  message: string;
  /** The open request that the seller saw; null for none. */
  replaces: string | null;
}

/**
 * Asks the buyers of all open offers for their highest and best, instead of an earlier request.
 * @throws AppError `not_found` without a property, `conflict` without an open offer, after an acceptance, or
 *   for another open request than the one seen
 */
export async function addRequest(
  { id: actorId, accountId }: Author,
  { replaces, ...request }: NewRequest,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const propertyId = await lockOffersOfHome(tx, accountId);
    const before = await openRequest(tx, propertyId);
    if ((before?.id ?? null) !== replaces) throw new AppError("conflict", CHANGED);
    if (await hasAcceptedOffer(tx, propertyId)) throw new AppError("conflict", ACCEPTED);
    const locked = await lockOffers(tx, propertyId, ["received", "countered", "highest_and_best"]);
    const at = await timeOf(tx);
    const open = locked.filter(({ statuses, expiresAt, turns }) => {
      const state = statuses && stateAt({ statuses, expiresAt }, turns, at);
      return state && turnOf(state.statuses);
    });
    if (open.length === 0) throw new AppError("conflict", NONE_OPEN);
    if (before) await tx.update(requests).set({ endedAt: at }).where(eq(requests.id, before.id));
    await tx.insert(requests).values({ propertyId, requestedAt: at, ...request });
    for (const offer of open) await ask(tx, offer, request, at);
    const { dueAt, timeZone } = request;
    const data = { asked: open.length, answered: 0, dueAt: dueAt.toISOString(), timeZone };
    const event = { kind: "highest_and_best", data: { what: "requested", ...data } } as const;
    await addEvent(tx, { accountId, actorId }, event);
  });
}

async function countAnswers(tx: Transaction, { propertyId, requestedAt }: Request) {
  const rows = await tx
    .select()
    .from(offerSubmissions)
    .where(eq(offerSubmissions.propertyId, propertyId))
    .orderBy(asc(offerSubmissions.offerId), asc(offerSubmissions.number));
  const turns = rows.map((row) => ({ ...row, submittedAt: row.submittedAt.toISOString() }));
  const answers = [...Map.groupBy(turns, ({ offerId }) => offerId).values()]
    .map((all) => bestAnswerOf(all, requestedAt.toISOString()))
    .filter((answer) => answer !== null);
  return { asked: answers.length, answered: answers.filter((one) => one !== "none").length };
}

/** Ends a locked request. Offers without an answer are open with their own terms, or expire with them. */
async function endRequest(
  tx: Transaction,
  request: Request,
  { accountId, actorId }: { accountId: string; actorId: string | null },
  what: "canceled" | "due" | "accepted",
): Promise<void> {
  const { id, propertyId, dueAt, timeZone } = request;
  const locked = await lockOffers(tx, propertyId, ["highest_and_best"]);
  const at = await timeOf(tx);
  await tx.update(requests).set({ endedAt: at }).where(eq(requests.id, id));
  const counts = await countAnswers(tx, request);
  for (const offer of locked) {
    const state = stateAfterRequest(offer.turns, at);
    if (turnOf(state.statuses) === null) {
      const change = { what: "expired", ...state, by: null, actorId: null } as const;
      await changeSubmittedOffer(tx, offer, change, at);
      continue;
    }
    const { number } = await storeChange(tx, offer, state, at);
    const mail = { kind: "offer", offerId: offer.id, about: "request_canceled", number } as const;
    if (what !== "due") await addMail(tx, mail);
  }
  // The acceptance has an event of its own.
  if (what === "accepted") return;
  const data = { what, ...counts, dueAt: dueAt.toISOString(), timeZone };
  await addEvent(tx, { accountId, actorId }, { kind: "highest_and_best", data });
}

/** Ends the open request of a home whose offers are locked, because one was just accepted. */
export async function endRequestAfter(
  tx: Transaction,
  { propertyId, accountId }: Pick<SubmittedOffer, "propertyId" | "accountId">,
): Promise<void> {
  const request = await openRequest(tx, propertyId);
  if (request) await endRequest(tx, request, { accountId, actorId: null }, "accepted");
}

/**
 * Cancels an account's open request.
 * @param seenId the one that the person saw; undefined for any
 * @throws AppError `conflict` without one, or for another one
 */
export async function cancelRequest(
  { id: actorId, accountId }: Author,
  seenId?: string,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const request = await openRequest(tx, await lockOffersOfHome(tx, accountId));
    if (!request || request.dueAt <= (await timeOf(tx))) throw new AppError("conflict", NO_REQUEST);
    if (seenId && request.id !== seenId) throw new AppError("conflict", CHANGED);
    await endRequest(tx, request, { accountId, actorId }, "canceled");
  });
}

/** Returns open requests whose deadline has passed, the earliest first. */
export async function findDueRequests(db: Executor = database()): Promise<string[]> {
  const rows = await db
    .select({ id: requests.id })
    .from(requests)
    .where(and(isNull(requests.endedAt), lte(requests.dueAt, sql`clock_timestamp()`)))
    .orderBy(requests.dueAt)
    .limit(MAX_AT_A_TIME);
  return rows.map(({ id }) => id);
}

/** Ends a request whose deadline has passed, and notifies the seller. Repeating it changes nothing. */
export async function endDueRequest(requestId: string, db: Executor = database()): Promise<void> {
  await db.transaction(async (tx) => {
    const [home] = await tx
      .select({ accountId: properties.userId })
      .from(requests)
      .innerJoin(properties, eq(properties.id, requests.propertyId))
      .where(eq(requests.id, requestId));
    if (!home) return;
    const request = await openRequest(tx, await lockOffersOfHome(tx, home.accountId));
    if (request?.id !== requestId || request.dueAt > (await timeOf(tx))) return;
    await endRequest(tx, request, { ...home, actorId: null }, "due");
  });
}
