import * as fc from "fast-check";
import { count, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "#db/client.ts";
import {
  accountEvents,
  highestAndBestRequests as requests,
  offers,
  offerSubmissions,
} from "#db/schema/index.ts";
import type { OfferStatus } from "#lib/fields/offers.ts";
import { currentTurn } from "#lib/offers/highest-and-best.ts";
import { isClosed, turnOf } from "#lib/offers/statuses.ts";
import { firstBrokenTurn } from "#server/offer-hash.ts";
import { createHome, type TestHome } from "#tests/listing/public-home.ts";
import { findStoredOffer, sendOffer, sendUnconfirmed } from "#tests/offers/offers.ts";
import { type OfferMove, playMove } from "#tests/offers/play-move.ts";
import { startSecondInstance } from "#tests/offers/second-instance.ts";
import { fuzz } from "./settings.ts";

const OFFERS = 3;
// `npm run test:fuzz` asks for 500 runs of each property, and for 10,000 of this one.
const LONGER = process.env.FUZZ_RUNS ? 20 : 1;

// The likelier moves are there more than once.
const ACTIONS = [
  ...(["accept", "accept", "backup", "backup", "counter", "counter", "counter"] as const),
  ...(["decline", "withdraw", "end", "end", "submit", "expire", "delete"] as const),
  ...(["ask", "ask", "cancel"] as const),
];
const choice = fc.record({
  offer: fc.nat(OFFERS - 1),
  side: fc.constantFrom("buyer" as const, "seller" as const),
  action: fc.constantFrom(...ACTIONS),
  isSecond: fc.boolean(),
});
type Choice = typeof choice extends fc.Arbitrary<infer T> ? T : never;
type StoredOffer = typeof offers.$inferSelect;
type StoredTurn = typeof offerSubmissions.$inferSelect;
type Played = OfferMove & { isDone: boolean };

let home: TestHome;
const second = startSecondInstance();
let ids: string[];
let first: { offers: StoredOffer[]; turns: StoredTurn[] };
beforeAll(async () => {
  home = await createHome();
  const { id } = await sendOffer(home);
  // The last one isn't confirmed yet.
  ids = [id, (await sendOffer(home)).id, (await sendUnconfirmed(home)).id];
  const turns = await database().select().from(offerSubmissions);
  first = { offers: await database().select().from(offers), turns };
});
afterAll(() => second.stop());

/** Stores the offers as they were sent, without events. Faster than to send them again. */
async function restoreOffers(): Promise<void> {
  await database().delete(offers);
  await database().delete(requests);
  await database().delete(accountEvents);
  await database().insert(offers).values(first.offers);
  await database().insert(offerSubmissions).values(first.turns);
}

let price = 300_000;

/** Makes moves at once, each on one of two instances, of the turns that both sides saw before. */
async function playTogether(seen: State, chosen: readonly Choice[]): Promise<Played[]> {
  return Promise.all(
    chosen.map(async ({ offer, side, action, isSecond }) => {
      const move: OfferMove = {
        ...{ offerId: ids[offer] ?? "", side, action, price: ++price },
        number: seen.all.find(({ id }) => id === ids[offer])?.turns ?? 0,
        request: seen.request,
        seller: { id: home.seller.id, accountId: home.seller.accountId },
      };
      const isDone = await (isSecond ? second.play(move) : playMove(move));
      return { ...move, isDone };
    }),
  );
}

const LEADS_TO: Partial<Record<OfferMove["action"], OfferStatus>> = {
  ...{ backup: "backup", accept: "accepted", decline: "declined" },
  ...{ withdraw: "withdrawn", end: "fell_through" },
};

const statusAfter = ({ action, side }: OfferMove): OfferStatus | undefined =>
  action === "end" && side === "buyer" ? "withdrawn" : LEADS_TO[action];

const POSSIBLE = ["", "backup "].flatMap((before) =>
  ["", "accept", "accept end", "decline", "withdraw"].map((after) => `${before}${after}`.trim()),
);

const OPEN: ReadonlySet<OfferStatus> = new Set(["received", "countered", "highest_and_best"]);
const ANSWERS: ReadonlySet<string> = new Set([...Object.keys(LEADS_TO), "counter"]);

/** Checks an offer against what was done with it. */
async function checkOffer(id: string, played: readonly Played[]): Promise<void> {
  const done = played.filter(({ offerId, isDone }) => offerId === id && isDone);
  const did = (action: OfferMove["action"]) => done.filter((one) => one.action === action);
  const stored = await findStoredOffer(id);
  expect(stored === null).toBe(did("delete").length > 0);
  if (!stored) return;
  const { turns, statuses } = stored;
  expect(firstBrokenTurn(turns)).toBeNull();
  const countered = did("counter").map(({ side, price: asked }) => [side, asked]);
  const counters = turns.slice(1).filter(({ kind }) => kind === "terms");
  expect(counters.map(({ side, terms }) => [side, terms.purchasePrice])).toEqual(countered);
  // In the order in which they can follow each other; a backup can be accepted, and an acceptance can end.
  const answers = (["backup", "accept", "decline", "withdraw", "end"] as const).flatMap(did);
  expect(POSSIBLE).toContain(answers.map(({ action }) => action).join(" "));
  const isUndone = did("accept").length > 0 && answers.at(-1)?.action !== "accept";
  const asked = turns.filter(({ kind }) => kind === "highest_and_best");
  expect(turns.length).toBe(1 + counters.length + asked.length + (isUndone ? 1 : 0));
  const end = answers.at(-1);
  if (!statuses) {
    expect(end).toBeUndefined();
    return;
  }
  const turn = turnOf(statuses);
  const isAsked = statuses.seller === "highest_and_best";
  expect(isAsked && turns.at(-1)?.kind !== "highest_and_best").toBe(false);
  const isBuyers = isAsked || currentTurn(turns)?.side === "seller";
  if (turn) expect([turn, end]).toEqual([isBuyers ? "buyer" : "seller", undefined]);
  else expect(statuses).toEqual({ buyer: statuses.seller, seller: statuses.seller });
  const ended = end && statusAfter(end);
  if (!turn) expect(statuses.seller).toBe(ended ?? "expired");
  expect(isClosed(statuses)).toBe(!turn && ended !== "backup" && ended !== "accepted");
}

/** Returns each offer's status, turns, and place in line, and the open request for highest and best. */
async function readState() {
  const all = await database()
    .select({
      id: offers.id,
      status: offers.sellerStatus,
      position: offers.backupPosition,
      turns: count(offerSubmissions.id),
    })
    .from(offers)
    .innerJoin(offerSubmissions, eq(offerSubmissions.offerId, offers.id))
    .groupBy(offers.id);
  const [open] = await database().select().from(requests).where(isNull(requests.endedAt));
  return { all, request: open?.id ?? null };
}
type State = Awaited<ReturnType<typeof readState>>;

function checkState({ all, request }: State): void {
  const ofStatus = (status: OfferStatus) => all.filter((one) => one.status === status);
  if (request) expect(ofStatus("accepted")).toEqual([]);
  else expect(ofStatus("highest_and_best")).toEqual([]);
  expect(ofStatus("accepted").length).toBeLessThanOrEqual(1);
  const positions = ofStatus("backup").map(({ position }) => position ?? 0);
  expect(new Set(positions).size).toBe(positions.length);
}

/** Counts the events that the moves must have led to: a new offer, an answer, or a passed deadline. */
function countDue(played: readonly Played[], { all }: State): number {
  const sum = ids.map((id) => {
    const isNew = id === ids.at(-1);
    const answers = played.filter(
      ({ offerId, action, isDone }) => offerId === id && isDone && ANSWERS.has(action),
    );
    const found = all.find((one) => one.id === id);
    if (found && found.status === null) return 0;
    const isEnded = answers.some(({ action }) => action !== "counter");
    const isExpired = !isEnded && !OPEN.has(found?.status ?? "expired");
    return (isNew ? 1 : 0) + answers.length + (isExpired ? 1 : 0);
  });
  return sum.reduce((total, one) => total + one, 0);
}

it("however two sides answer at once on two instances, no turn is lost or changed, and one offer is accepted", async () => {
  const step = fc.array(choice, { minLength: 1, maxLength: 3 });
  const { numRuns, ...seed } = fuzz("offers", 500);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      await restoreOffers();
      const played: Played[] = [];
      let state = await readState();
      for (const together of steps) {
        played.push(...(await playTogether(state, together)));
        state = await readState();
        checkState(state);
      }
      for (const id of ids) await checkOffer(id, played);
      const news = eq(accountEvents.kind, "offer_changed");
      expect(await database().$count(accountEvents, news)).toBe(countDue(played, state));
    }),
    { ...seed, numRuns: numRuns * LONGER, endOnFailure: true },
  );
}, 3_600_000);
