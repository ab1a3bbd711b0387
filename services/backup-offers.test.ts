import { eq } from "drizzle-orm";
import { beforeEach, expect, it, vi } from "vitest";
import { database } from "#db/client.ts";
import { attempts, offers } from "#db/schema/index.ts";
import { LIMITS } from "#tests/limits.ts";
import { createHome, type TestHome } from "#tests/listing/public-home.ts";
import {
  mailsOfOffer,
  passDeadline,
  sendOffer,
  storedOffer,
  termsOf,
} from "#tests/offers/offers.ts";
import { actOnPage, showOffer } from "#tests/offers/pages.ts";
import { waitsForLock } from "#tests/waits-for-lock.ts";
import { answerAsSeller, answerOffer } from "./answer-offer.ts";
import { readBuyerOffer } from "./buyer-offers.ts";
import { enforceOfferDeadlines } from "./offer-deadlines.ts";
import { writeOfferMail } from "./offer-mails.ts";
import { deleteOffer, listOffers, orderBackupOffers } from "./offers.ts";

let home: TestHome;
beforeEach(async () => {
  await database().delete(attempts);
  await database().delete(offers);
  home = await createHome();
});

const answer = (id: string, action: "accept" | "backup" | "decline" | "end") =>
  answerAsSeller(home.seller, id, { action, number: 1 });
const order = (...ids: string[]) => orderBackupOffers(home.seller.accountId, ids);
const ANOTHER = "Another offer for this home is already accepted.";
const CHANGED = "Your backup offers have changed. Check their order.";

/** Returns the backups in order. */
async function backups(): Promise<string[]> {
  const all = (await listOffers(home.seller.accountId)).offers.flatMap(({ id, negotiation }) =>
    negotiation?.backupPosition ? [{ id, position: negotiation.backupPosition }] : [],
  );
  return all.toSorted((one, other) => one.position - other.position).map(({ id }) => id);
}

async function acceptWithBackups() {
  const [accepted, first, second] = [
    await sendOffer(home),
    await sendOffer(home),
    await sendOffer(home),
  ];
  await answer(accepted.id, "accept");
  await answer(first.id, "backup");
  await answer(second.id, "backup");
  return { accepted, first, second };
}

it("an offer is a backup only behind an accepted one, and its buyer is notified", async () => {
  const { id, secret } = await sendOffer(home);
  await expect(answer(id, "backup")).rejects.toThrow("No other offer is accepted");
  const accepted = await sendOffer(home);
  await answer(accepted.id, "accept");
  await answer(id, "backup");
  await expect(answer(id, "accept")).rejects.toThrow(ANOTHER);
  expect((await mailsOfOffer(id)).map(({ about }) => about)).toEqual(["confirm", "backup"]);
  const mail = await writeOfferMail({ offerId: id, about: "backup", number: 1 });
  expect(mail?.subject).toMatch(/^Your offer for .* is a backup$/);
  expect(await readBuyerOffer(secret)).toMatchObject({ status: "backup", turn: null });
});

it("backups have an order that the seller changes", async () => {
  const { accepted, first, second } = await acceptWithBackups();
  expect(await backups()).toEqual([first.id, second.id]);
  await order(second.id, first.id);
  expect(await backups()).toEqual([second.id, first.id]);
  for (const wrong of [
    [first.id],
    [first.id, first.id],
    [first.id, second.id, accepted.id],
    [first.id, crypto.randomUUID()],
  ]) {
    await expect(order(...wrong)).rejects.toThrow(CHANGED);
  }
  const stranger = (await createHome()).seller;
  const tried = orderBackupOffers(stranger.accountId, [first.id, second.id]);
  await expect(tried).rejects.toThrow(CHANGED);
  expect(await backups()).toEqual([second.id, first.id]);
  await Promise.all([order(first.id, second.id), order(second.id, first.id)]);
  expect((await backups()).toSorted()).toEqual([first.id, second.id].toSorted());
  await answerOffer(second.id, { action: "withdraw", number: 1 }, { side: "buyer" });
  expect(await backups()).toEqual([first.id]);
  await expect(order(second.id, first.id)).rejects.toThrow(CHANGED);
});

it("offers that become backups at once have places of their own", async () => {
  const accepted = await sendOffer(home);
  const others = [await sendOffer(home), await sendOffer(home), await sendOffer(home)];
  await answer(accepted.id, "accept");
  await Promise.all(others.map(({ id }) => answer(id, "backup")));
  const stored = await database()
    .select({ position: offers.backupPosition })
    .from(offers)
    .where(eq(offers.sellerStatus, "backup"));
  expect(stored.map(({ position }) => position).toSorted()).toEqual([1, 2, 3]);
});

it("an offer that becomes a backup while the order is saved comes last", async () => {
  const { first, second } = await acceptWithBackups();
  const third = await sendOffer(home);
  const ordering: Promise<void>[] = [];
  await database().transaction(async (tx) => {
    await tx.select().from(offers).where(eq(offers.id, first.id)).for("update");
    ordering.push(order(second.id, first.id));
    await vi.waitFor(async () => expect(await waitsForLock()).toBe(true), LIMITS.condition);
    await answer(third.id, "backup");
  });
  await Promise.all(ordering);
  expect(await backups()).toEqual([second.id, first.id, third.id]);
});

it("a buyer can't accept a counteroffer while another offer is accepted", async () => {
  const { id, secret } = await sendOffer(home);
  const counter = { action: "counter", number: 1, ...termsOf() } as const;
  await answerAsSeller(home.seller, id, counter);
  const due = { kind: "offer", offerId: id, about: "due", number: 2 } as const;
  const news = { ...due, about: "countered" } as const;
  const textOf = async () => JSON.stringify((await writeOfferMail(news))?.content);
  expect((await readBuyerOffer(secret)).actions).toEqual(["accept", "counter", "withdraw"]);
  expect(await textOf()).toContain("Accept it, change terms");
  expect(await writeOfferMail(due)).not.toBeNull();

  const accepted = await sendOffer(home);
  await answer(accepted.id, "accept");
  expect((await readBuyerOffer(secret)).actions).toEqual(["counter", "withdraw"]);
  expect(await textOf()).not.toContain("Accept it");
  expect(await writeOfferMail(due)).toBeNull();
  const tried = answerOffer(id, { action: "accept", number: 2 }, { side: "buyer" });
  await expect(tried).rejects.toThrow(ANOTHER);
  expect((await storedOffer(id)).statuses).toEqual({ buyer: "received", seller: "countered" });
});

it("a backup outlives its deadline, and is accepted only by the seller, one at a time", async () => {
  const { accepted, first, second } = await acceptWithBackups();
  for (const { id } of [first, second]) await passDeadline(id);
  await enforceOfferDeadlines();
  expect(await backups()).toEqual([first.id, second.id]);
  await expect(deleteOffer(home.seller.accountId, first.id)).rejects.toThrow("still open");
  await answer(accepted.id, "end");
  await enforceOfferDeadlines();
  expect(await backups()).toEqual([first.id, second.id]);
  const done = await Promise.allSettled([answer(first.id, "accept"), answer(second.id, "accept")]);
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await backups()).toHaveLength(1);
});

it("a backup keeps its buyer's contact details, and is closed once it is declined", async () => {
  const { first } = await acceptWithBackups();
  const closedAt = async () => {
    const [row] = await database().select().from(offers).where(eq(offers.id, first.id));
    return row?.closedAt ?? null;
  };
  expect(await closedAt()).toBeNull();
  await answer(first.id, "decline");
  expect(await closedAt()).not.toBeNull();
  expect((await storedOffer(first.id)).statuses).toEqual({ buyer: "declined", seller: "declined" });
});

it("keeps a backup from an answer on a page that showed it open", async () => {
  const { first, second } = await acceptWithBackups();
  const decline = { action: "decline", number: 1, status: "received" } as const;
  const late = "This offer was just changed. Check its current terms.";
  await expect(answerAsSeller(home.seller, first.id, decline)).rejects.toThrow(late);
  const withdraw = { action: "withdraw", number: 1, status: "submitted" } as const;
  await expect(answerOffer(first.id, withdraw, { side: "buyer" })).rejects.toThrow(late);
  expect(await backups()).toEqual([first.id, second.id]);
  const page = await (await showOffer(first.secret)).text();
  expect(page).toContain('name="status" value="backup"');
  const sent = { action: "withdraw", number: "1", status: "backup" };
  expect((await actOnPage(first.secret, sent)).status).toBe(303);
  expect(await backups()).toEqual([second.id]);
});
