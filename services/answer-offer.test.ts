import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { listingOfAccount } from "#db/queries/listings.ts";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import { deleteOldOfferData } from "#db/queries/offer-turns.ts";
import {
  accountEvents,
  attempts,
  offerContacts,
  offers,
  offerSubmissions,
} from "#db/schema/index.ts";
import { renderMail } from "#server/mail/render.ts";
import { createUser } from "#tests/factories.ts";
import { createHome, type TestHome } from "#tests/listing/public-home.ts";
import {
  mailsOfOffer,
  passDeadline,
  sendOffer,
  sendUnconfirmed,
  storedOffer,
  termsOf,
} from "#tests/offers/offers.ts";
import { answerAsSeller, answerOffer } from "./answer-offer.ts";
import { confirmOffer, readBuyerOffer } from "./buyer-offers.ts";
import { setListingStatus } from "./listing.ts";
import { writeOfferMail } from "./offer-mails.ts";
import { checkOfferHashes, deleteOffer, listOffers } from "./offers.ts";

let home: TestHome;
beforeEach(async () => {
  await database().delete(attempts);
  home = await createHome();
});

const AS_BUYER = { side: "buyer" } as const;
const accept = (id: string, number = 1) =>
  answerAsSeller(home.seller, id, { action: "accept", number });
const end = (id: string) => answerAsSeller(home.seller, id, { action: "end", number: 1 });
const counter = (id: string, number = 1, changes = {}) =>
  answerAsSeller(home.seller, id, { action: "counter", number, ...termsOf(changes) });
const outcomes = async (all: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(all)).map((one) =>
    one.status === "fulfilled" ? "done" : (one.reason as Error).message,
  );
const newsOf = async () =>
  (
    await database()
      .select({ data: accountEvents.data })
      .from(accountEvents)
      .where(eq(accountEvents.accountId, home.seller.accountId))
      .orderBy(accountEvents.id)
  ).map(({ data }) => ("what" in data ? data.what : null));

const ANOTHER = "Another offer for this home is already accepted.";
const CHANGED = "This offer was just changed. Check its current terms.";

describe("before it is confirmed, an offer", () => {
  it("is hidden from the seller, who can't answer or delete it", async () => {
    const { id } = await sendUnconfirmed(home);
    expect((await listOffers(home.seller.accountId)).offers).toEqual([]);
    await expect(accept(id)).rejects.toThrow(CHANGED);
    await expect(deleteOffer(home.seller.accountId, id)).rejects.toThrow("Offer not found.");
    expect([await newsOf(), await mailsOfOffer(id)]).toEqual([
      [],
      [{ kind: "offer", offerId: id, about: "confirm", number: 1 }],
    ]);
  });

  it("reaches the seller once, however often it is confirmed", async () => {
    const { id } = await sendUnconfirmed(home);
    await Promise.all([1, 2, 3].map(() => confirmOffer(id, home.seller.accountId)));
    expect(await newsOf()).toEqual(["received"]);
    const [offer] = (await listOffers(home.seller.accountId)).offers;
    expect(offer).toMatchObject({ price: 640_000, negotiation: { turn: "seller", turns: [{}] } });
  });

  it("isn't taken after its deadline, and is deleted two days later", async () => {
    const { id, secret } = await sendUnconfirmed(home);
    await passDeadline(id);
    expect((await readBuyerOffer(secret)).status).toBe("expired");
    await expect(confirmOffer(id, home.seller.accountId)).rejects.toThrow("expired before");
    await deleteOldOfferData(new Date(Date.now() + 47 * 3_600_000));
    expect(await database().$count(offers, eq(offers.id, id))).toBe(1);
    await deleteOldOfferData(new Date(Date.now() + 49 * 3_600_000));
    expect(await database().$count(offers, eq(offers.id, id))).toBe(0);
  });
});

it("records each turn with the hash of the one before, and finds one that was changed", async () => {
  const { id } = await sendOffer(home);
  await counter(id, 1, { purchasePrice: "655,000" });
  const back = {
    action: "counter",
    number: 2,
    terms: termsOf({ purchasePrice: "650,000" }),
  } as const;
  await answerOffer(id, back, AS_BUYER);
  await accept(id, 3);
  const { turns, statuses } = await storedOffer(id);
  expect(turns.map(({ side, terms }) => [side, terms.purchasePrice])).toEqual([
    ["buyer", 640_000],
    ["seller", 655_000],
    ["buyer", 650_000],
  ]);
  expect(turns.slice(1).map((turn) => turn.previousHash)).toEqual(
    turns.slice(0, 2).map(({ hash }) => hash),
  );
  expect(statuses).toEqual({ buyer: "accepted", seller: "accepted" });
  expect((await listOffers(home.seller.accountId)).offers[0]?.price).toBe(650_000);
  expect(await newsOf()).toEqual(["received", "countered", "countered", "accepted"]);
  const isHere = ({ offerId }: { offerId: string }) => offerId === id;
  expect((await checkOfferHashes()).broken.filter(isHere)).toEqual([]);
  const second = eq(offerSubmissions.id, turns[1]?.id ?? "");
  const cheaper = { ...termsOf(), purchasePrice: 1_000 };
  await database().update(offerSubmissions).set({ terms: cheaper }).where(second);
  expect((await checkOfferHashes()).broken.filter(isHere)).toEqual([{ offerId: id, number: 2 }]);
});

it("finds an offer whose last turns were removed, or whose terms aren't those of its last turn", async () => {
  const { id } = await sendOffer(home);
  await counter(id, 1, { purchasePrice: "655,000" });
  const broken = async () =>
    (await checkOfferHashes()).broken.flatMap(({ offerId, number }) =>
      offerId === id ? [number] : [],
    );
  const remove = (number: number) => {
    const turn = and(eq(offerSubmissions.offerId, id), eq(offerSubmissions.number, number));
    return database().delete(offerSubmissions).where(turn);
  };
  const setPrice = (price: number) =>
    database().update(offers).set({ price }).where(eq(offers.id, id));
  expect(await broken()).toEqual([]);
  await setPrice(1_000);
  expect(await broken()).toEqual([3]);
  await setPrice(655_000);
  await remove(2);
  expect(await broken()).toEqual([2]);
  await remove(1);
  expect(await broken()).toEqual([1]);
});

describe("of several at once, one counts:", () => {
  it("acceptances of two offers, by two people", async () => {
    const partner = await createUser({ parent: home.seller });
    const [one, other] = [await sendOffer(home), await sendOffer(home)];
    const done = await outcomes([
      accept(one.id),
      answerAsSeller(partner, other.id, { action: "accept", number: 1 }),
      accept(one.id),
    ]);
    expect(done.filter((outcome) => outcome === "done")).toHaveLength(1);
    const accepted = (await listOffers(home.seller.accountId)).offers.filter(
      ({ negotiation }) => negotiation?.status === "accepted",
    );
    expect(accepted).toHaveLength(1);
    const open = accepted[0]?.id === one.id ? other.id : one.id;
    await expect(accept(open)).rejects.toThrow(ANOTHER);
    await end(accepted[0]?.id ?? "");
    await accept(open);
  });

  it("an acceptance, a counteroffer, and a withdrawal of one offer", async () => {
    const { id } = await sendOffer(home);
    const withdrawal = answerOffer(id, { action: "withdraw", number: 1 }, AS_BUYER);
    const done = await outcomes([accept(id), counter(id), withdrawal]);
    expect(done.filter((outcome) => outcome === "done")).toHaveLength(1);
    expect(done.filter((outcome) => outcome === CHANGED)).toHaveLength(2);
  });
});

describe("after the deadline, an offer", () => {
  it("can't be accepted, even before the job has recorded it", async () => {
    const { id, secret } = await sendOffer(home);
    await passDeadline(id);
    await expect(accept(id)).rejects.toThrow("This offer has expired.");
    expect((await readBuyerOffer(secret)).status).toBe("expired");
    expect((await listOffers(home.seller.accountId)).offers[0]?.negotiation).toMatchObject({
      ...{ status: "expired", turn: null },
    });
  });
});

it("declines with a message that the buyer gets by email and on their page", async () => {
  const { id, secret } = await sendOffer(home);
  const message = "We accepted another offer.\nSee https://evil.example for more.";
  await answerAsSeller(home.seller, id, { action: "decline", number: 1, message });
  expect((await readBuyerOffer(secret)).closingNote).toBe(message);
  const [offer] = (await listOffers(home.seller.accountId)).offers;
  expect(offer?.negotiation).toMatchObject({ status: "declined", closingNote: message });
  const mail = await writeOfferMail({ offerId: id, about: "declined", number: 1 });
  if (!mail) throw new Error("The email isn't written");
  const { text } = await renderMail(mail);
  expect(text).toContain("We accepted another offer.");
  expect(text).not.toContain("evil.example");
});

it("lets buyers know of backup offers while an offer is accepted, and asks again for the next", async () => {
  const accepts = async () =>
    (await readOwned(listingOfAccount, ofAccount(home.seller.accountId)))?.acceptsBackupOffers;
  const take = (acceptsBackupOffers?: boolean) =>
    setListingStatus(home.seller, { status: "active", acceptsBackupOffers });
  await take(true);
  expect(await accepts()).toBe(false);
  const [first, second] = [await sendOffer(home), await sendOffer(home)];
  await accept(first.id);
  expect(await accepts()).toBe(true);
  await take();
  expect(await accepts()).toBe(true);
  await end(first.id);
  await accept(second.id);
  expect(await accepts()).toBe(false);
  await take(true);
  await setListingStatus(home.seller, { status: "pending" });
  await take();
  expect(await accepts()).toBe(false);
});

describe("refuses", () => {
  it("an answer to a turn that another one has replaced", async () => {
    const { id } = await sendOffer(home);
    await counter(id);
    const late = { action: "accept", number: 1 } as const;
    await expect(answerOffer(id, late, AS_BUYER)).rejects.toThrow(CHANGED);
    await expect(accept(id, 2)).rejects.toThrow(CHANGED);
  });

  it("terms that don't fit, and another account's offer", async () => {
    const { id } = await sendOffer(home);
    await expect(counter(id, 1, { downPayment: "700,000" })).rejects.toMatchObject({
      fields: { downPayment: "Can't be more than the price" },
    });
    const stranger = (await createHome()).seller;
    const tried = answerAsSeller(stranger, id, { action: "decline", number: 1 });
    await expect(tried).rejects.toThrow("Offer not found.");
    await expect(deleteOffer(stranger.accountId, id)).rejects.toThrow("Offer not found.");
    await expect(deleteOffer(home.seller.accountId, id)).rejects.toThrow("still open");
  });

  it("an offer for a home that isn't for sale", async () => {
    const pending = await createHome({ status: "pending" });
    await expect(sendUnconfirmed(pending)).rejects.toThrow("isn't taking offers");
  });
});

it("deletes contact details a year after the end, and leaves the turns whole", async () => {
  const { id, secret } = await sendOffer(home);
  await accept(id);
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
  const contacts = () => database().$count(offerContacts, eq(offerContacts.offerId, id));
  await deleteOldOfferData(inDays(364));
  expect(await contacts()).toBe(1);
  await deleteOldOfferData(inDays(366));
  expect(await contacts()).toBe(0);
  expect((await readBuyerOffer(secret)).contact).toBeNull();
  expect((await checkOfferHashes()).broken.some(({ offerId }) => offerId === id)).toBe(false);
});
