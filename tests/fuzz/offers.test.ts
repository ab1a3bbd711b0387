import * as fc from "fast-check";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { accountEvents, offers } from "#db/schema/index.ts";
import { AppError } from "#lib/errors.ts";
import { type OfferAction, turnOf } from "#lib/offers/statuses.ts";
import { firstBrokenTurn } from "#server/offer-hash.ts";
import { answerOffer } from "#services/answer-offer.ts";
import { enforceOfferDeadlines } from "#services/offer-deadlines.ts";
import { createHome, type TestHome } from "#tests/listing/public-home.ts";
import { passDeadline, sendOffer, storedOffer, termsOf } from "#tests/offers/offers.ts";
import { fuzz } from "./settings.ts";

const OFFERS = 2;
// `npm run test:fuzz` asks for 500 runs of each property; 10,000 of these are a few minutes.
const LONGER = process.env.FUZZ_RUNS ? 20 : 1;

const move = fc.record({
  offer: fc.nat(OFFERS - 1),
  side: fc.constantFrom("buyer" as const, "seller" as const),
  action: fc.constantFrom<OfferAction | "expire">(
    ...(["accept", "counter", "counter", "decline", "withdraw", "expire"] as const),
  ),
});
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never;

let home: TestHome;
beforeAll(async () => {
  home = await createHome();
});

interface Played extends Move {
  isDone: boolean;
  /** Of a counteroffer; each has its own. */
  price: number;
}

let price = 0;

/** @param number the turn that both sides saw before the moves of a step */
async function play(id: string, number: number, chosen: Move): Promise<Played> {
  const { side, action } = chosen;
  const played = { ...chosen, price: 300_000 + ++price };
  if (action === "expire") {
    await passDeadline(id);
    await enforceOfferDeadlines();
    return { ...played, isDone: false };
  }
  const terms = action === "counter" ? termsOf({ purchasePrice: String(played.price) }) : undefined;
  try {
    const { id: actorId, accountId } = home.seller;
    const by = side === "seller" ? { side, actorId, accountId } : { side };
    await answerOffer(id, { action, number, ...(terms && { terms }) }, by);
    return { ...played, isDone: true };
  } catch (error) {
    // Anything but a refusal is a fault.
    if (error instanceof AppError && error.code === "conflict") return { ...played, isDone: false };
    throw error;
  }
}

async function checkOffer(id: string, played: readonly Played[]) {
  const { turns, statuses } = await storedOffer(id);
  expect(firstBrokenTurn(turns)).toBeNull();
  const countered = played.filter(({ action, isDone }) => action === "counter" && isDone);
  const counters = turns.slice(1).filter(({ kind }) => kind === "terms");
  expect(counters.map(({ side, terms }) => [side, terms.purchasePrice])).toEqual(
    countered.map(({ side, price: asked }) => [side, asked]),
  );
  if (!statuses) throw new Error("The offer was confirmed");
  const turn = turnOf(statuses);
  const last = turns.at(-1)?.side;
  if (turn) expect(turn).toBe(last === "buyer" ? "seller" : "buyer");
  else expect(statuses.buyer).toBe(statuses.seller);
  const ended = played.filter(({ action, isDone }) => action !== "counter" && isDone);
  const ends = ended.map(({ action }) => action).toSorted();
  // The buyer can withdraw an accepted offer.
  const possible = [[], ["accept"], ["accept", "withdraw"], ["decline"], ["withdraw"]];
  expect(possible).toContainEqual(ends);
  if (ends.length > 0) expect(turn).toBeNull();
  return { isAccepted: statuses.seller === "accepted", isExpired: statuses.seller === "expired" };
}

it("however two sides answer at once, no turn is lost or changed, and one offer is accepted", async () => {
  const step = fc.array(move, { minLength: 1, maxLength: 3 });
  const { numRuns, ...seed } = fuzz("offers", 150);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      await database().delete(offers).where(eq(offers.propertyId, home.propertyId));
      await database().delete(accountEvents);
      const ids = [(await sendOffer(home)).id, (await sendOffer(home)).id];
      const played: Played[] = [];
      for (const together of steps) {
        const seen = await Promise.all(ids.map(async (id) => (await storedOffer(id)).turns.length));
        const done = await Promise.all(
          together.map((one) => play(ids[one.offer] ?? "", seen[one.offer] ?? 0, one)),
        );
        played.push(...done);
      }
      const states = await Promise.all(
        ids.map((id, index) =>
          checkOffer(
            id,
            played.filter(({ offer }) => offer === index),
          ),
        ),
      );
      expect(states.filter(({ isAccepted }) => isAccepted).length).toBeLessThanOrEqual(1);
      // One event for each offer, answer, and passed deadline.
      const done = played.filter(({ isDone }) => isDone).length;
      const expired = states.filter(({ isExpired }) => isExpired).length;
      expect(await database().$count(accountEvents)).toBe(OFFERS + done + expired);
    }),
    { ...seed, numRuns: numRuns * LONGER, endOnFailure: true },
  );
}, 600_000);
