import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { accountEvents, attempts, offers } from "#db/schema/index.ts";
import { createUser } from "#tests/factories.ts";
import { createHome, type TestHome } from "#tests/listing/public-home.ts";
import { mailsOfOffer, sendOffer, storedOffer } from "#tests/offers/offers.ts";
import { actOnPage, showOffer } from "#tests/offers/pages.ts";
import { answerAsSeller, answerOffer } from "./answer-offer.ts";
import { writeOfferMail } from "./offer-mails.ts";
import { checkOfferHashes, deleteOffer } from "./offers.ts";

let home: TestHome;
let offer: { id: string; secret: string };
beforeEach(async () => {
  await database().delete(attempts);
  await database().delete(offers);
  home = await createHome();
  offer = await sendOffer(home);
  await answer(offer.id, "accept");
});

const answer = (id: string, action: "accept" | "end", reason?: string) =>
  answerAsSeller(home.seller, id, { action, number: 1, ...(reason && { reason }) });
const withdraw = () => answerOffer(offer.id, { action: "end", number: 1 }, { side: "buyer" });
async function lastEvent() {
  const [row] = await database()
    .select({ data: accountEvents.data, actorId: accountEvents.actorId })
    .from(accountEvents)
    .where(eq(accountEvents.accountId, home.seller.accountId))
    .orderBy(desc(accountEvents.id))
    .limit(1);
  return row;
}

it("lets the seller end an accepted offer, with a reason that stays on record", async () => {
  await expect(deleteOffer(home.seller.accountId, offer.id)).rejects.toThrow("deal fell through");
  await answer(offer.id, "end", "The loan was denied.");
  const { statuses, turns } = await storedOffer(offer.id);
  expect(statuses).toEqual({ buyer: "fell_through", seller: "fell_through" });
  const [first, last] = turns;
  expect(last).toMatchObject({
    number: 2,
    side: "seller",
    kind: "ended",
    previousHash: first?.hash,
  });
  expect(last?.terms).toEqual({ ...first?.terms, note: "The loan was denied." });
  expect((await checkOfferHashes()).broken).toEqual([]);
  expect(await lastEvent()).toMatchObject({
    actorId: home.seller.id,
    data: { what: "fell_through", by: "seller" },
  });
  expect((await mailsOfOffer(offer.id)).at(-1)).toMatchObject({ about: "fell_through", number: 2 });
  const mail = await writeOfferMail({ offerId: offer.id, about: "fell_through", number: 2 });
  expect(mail?.subject).toMatch(/^The deal for .* fell through$/);
  const html = await (await showOffer(offer.secret)).text();
  for (const text of ["The deal fell through", "The loan was denied."])
    expect(html).toContain(text);
  expect(html).not.toContain("<button");

  await answer((await sendOffer(home)).id, "accept");
  await deleteOffer(home.seller.accountId, offer.id);
});

it("lets the buyer withdraw an accepted offer on their page, and notifies the seller", async () => {
  const html = await (await showOffer(offer.secret)).text();
  expect(html).toContain("Reason for the seller (optional)");
  const fields = { action: "end", number: "1", reason: "Our kids changed schools." };
  const asked = await (await actOnPage(offer.secret, fields)).text();
  expect(asked).toContain("Send the note as it is");
  expect(asked).toContain("Our kids changed schools.");
  const long = await actOnPage(offer.secret, { ...fields, reason: "x".repeat(1_001) });
  expect(long.status).toBe(422);
  await actOnPage(offer.secret, { ...fields, sendsFlaggedNote: "yes" });
  const { statuses, turns } = await storedOffer(offer.id);
  expect(statuses).toEqual({ buyer: "withdrawn", seller: "withdrawn" });
  expect(turns.at(-1)).toMatchObject({ side: "buyer", kind: "ended", isNoteFlagged: true });
  expect(await lastEvent()).toMatchObject({
    actorId: null,
    data: { what: "fell_through", by: "buyer" },
  });
});

it("refuses a buyer's withdrawal from a page that showed the offer before it was accepted", async () => {
  const late = answerOffer(offer.id, { action: "withdraw", number: 1 }, { side: "buyer" });
  await expect(late).rejects.toThrow("This offer was just changed. Check its current terms.");
  const { statuses, turns } = await storedOffer(offer.id);
  expect([statuses?.seller, turns.length]).toEqual(["accepted", 1]);
});

it("ends the deal once for concurrent requests, and never for another account", async () => {
  const stranger = (await createHome()).seller;
  const tried = answerAsSeller(stranger, offer.id, { action: "end", number: 1 });
  await expect(tried).rejects.toThrow("Offer not found.");
  const member = await createUser({ parent: home.seller });
  const done = await Promise.allSettled([
    withdraw(),
    answer(offer.id, "end"),
    answerAsSeller(member, offer.id, { action: "end", number: 1 }),
  ]);
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await storedOffer(offer.id)).turns).toHaveLength(2);
});
