import { and, desc, eq } from "drizzle-orm";
import ICAL from "ical.js";
import { beforeEach, describe, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { accountEvents, attempts, notifications, offers, users } from "#db/schema/index.ts";
import { createHome, setStatus, type TestHome } from "#tests/listing/public-home.ts";
import {
  mailsOfOffer,
  passDeadline,
  sendOffer,
  sendUnconfirmed,
  setReminder,
  storedOffer,
  termsOf,
} from "#tests/offers/offers.ts";
import { answerAsSeller, answerOffer } from "./answer-offer.ts";
import { makeFeed, readFeed } from "./calendar-feeds.ts";
import { writeNotification } from "./notification-mails.ts";
import { enforceOfferDeadlines } from "./offer-deadlines.ts";
import { writeOfferMail } from "./offer-mails.ts";

let home: TestHome;
beforeEach(async () => {
  await database().delete(attempts);
  await database().delete(offers);
  home = await createHome();
  const isSeller = eq(users.id, home.seller.id);
  await database().update(users).set({ emailVerified: new Date() }).where(isSeller);
});

const AS_BUYER = { side: "buyer" } as const;
const runTwiceAtOnce = async () => {
  await Promise.all([1, 2, 3].map(() => enforceOfferDeadlines()));
  await enforceOfferDeadlines();
};
const counter = (id: string, number: number) =>
  answerAsSeller(home.seller, id, { action: "counter", number, ...termsOf() });
const mailsTo = async (id: string) => (await mailsOfOffer(id)).map(({ about }) => about);

async function events() {
  const rows = await database()
    .select({ kind: accountEvents.kind, data: accountEvents.data })
    .from(accountEvents)
    .where(eq(accountEvents.accountId, home.seller.accountId))
    .orderBy(accountEvents.id);
  return rows.map(({ kind, data }) => ("what" in data ? data.what : kind));
}

/** Writes the email of the seller's last reminder. */
async function reminderMail() {
  const [row] = await database()
    .select({ id: notifications.id })
    .from(notifications)
    .innerJoin(accountEvents, eq(accountEvents.id, notifications.eventId))
    .where(and(eq(notifications.userId, home.seller.id), eq(accountEvents.kind, "offer_due")))
    .orderBy(desc(notifications.id));
  return writeNotification({ notificationId: row?.id ?? 0 });
}

describe("a reminder", () => {
  it("goes once to the seller, then once to the buyer of a counteroffer", async () => {
    const { id } = await sendOffer(home);
    await runTwiceAtOnce();
    expect(await events()).toEqual(["received"]);
    await setReminder(id);
    await runTwiceAtOnce();
    expect([await events(), await mailsTo(id)]).toEqual([["received", "offer_due"], ["confirm"]]);
    const mail = await reminderMail();
    expect(mail?.to).toBe(home.seller.email);
    expect(JSON.stringify(mail?.content)).toContain("Answer the offer of $640,000. It expires ");
    expect(JSON.stringify(mail?.content)).toContain(`/pricing/offers?offer=${id}`);

    await counter(id, 1);
    await setReminder(id);
    await runTwiceAtOnce();
    expect(await events()).toEqual(["received", "offer_due", "countered"]);
    expect(await mailsTo(id)).toEqual(["confirm", "countered", "due"]);
    const due = { kind: "offer", offerId: id, about: "due", number: 2 } as const;
    expect((await writeOfferMail(due))?.subject).toMatch(/^Counteroffer for .* expires soon$/);
    // What is outdated when it is written isn't sent.
    expect(await reminderMail()).toBeNull();
    await answerOffer(id, { action: "withdraw", number: 2 }, AS_BUYER);
    expect(await writeOfferMail(due)).toBeNull();
  });

  it("is planned for each turn, 24 hours before its deadline", async () => {
    const { id } = await sendOffer(home);
    const hoursBefore = async () => {
      const [row] = await database().select().from(offers).where(eq(offers.id, id));
      if (!row?.remindAt || !row.expiresAt) return null;
      return (row.expiresAt.getTime() - row.remindAt.getTime()) / 3_600_000;
    };
    expect(await hoursBefore()).toBe(24);
    await setReminder(id, false);
    await counter(id, 1);
    expect(await hoursBefore()).toBe(24);
    await answerOffer(id, { action: "accept", number: 2 }, AS_BUYER);
    expect(await hoursBefore()).toBeNull();
  });

  it("is never sent for an unconfirmed, answered, or expired offer", async () => {
    const unconfirmed = await sendUnconfirmed(home);
    const accepted = await sendOffer(home);
    const withdrawn = await sendOffer(home);
    const expired = await sendOffer(home);
    await answerAsSeller(home.seller, accepted.id, { action: "accept", number: 1 });
    await answerOffer(withdrawn.id, { action: "withdraw", number: 1 }, AS_BUYER);
    for (const { id } of [unconfirmed, accepted, withdrawn, expired]) await setReminder(id);
    await passDeadline(expired.id);
    await runTwiceAtOnce();
    expect((await events()).filter((kind) => kind === "offer_due")).toEqual([]);
    for (const { id } of [unconfirmed, accepted, withdrawn, expired]) {
      expect(await mailsTo(id)).not.toContain("due");
    }
  });
});

describe("a reminder waits", () => {
  it.each(["sold", "withdrawn"] as const)("while the home is %s", async (status) => {
    const { id } = await sendOffer(home);
    await createHome({ status });
    await setReminder(id);
    await setStatus(home, status);
    await runTwiceAtOnce();
    expect(await events()).toEqual(["received"]);
    await setStatus(home, "active");
    await runTwiceAtOnce();
    expect(await events()).toEqual(["received", "offer_due"]);
  });

  it("for a buyer, while another offer is accepted", async () => {
    const countered = await sendOffer(home);
    const received = await sendOffer(home);
    const accepted = await sendOffer(home);
    await counter(countered.id, 1);
    await answerAsSeller(home.seller, accepted.id, { action: "accept", number: 1 });
    for (const { id } of [countered, received]) await setReminder(id);
    await runTwiceAtOnce();
    expect(await mailsTo(countered.id)).toEqual(["confirm", "countered"]);
    expect((await events()).filter((kind) => kind === "offer_due")).toHaveLength(1);
    await answerAsSeller(home.seller, accepted.id, { action: "end", number: 1 });
    await runTwiceAtOnce();
    expect(await mailsTo(countered.id)).toEqual(["confirm", "countered", "due"]);
  });
});

it("expires once, and both sides are notified", async () => {
  const { id } = await sendOffer(home);
  await enforceOfferDeadlines();
  expect((await storedOffer(id)).statuses?.seller).toBe("received");
  await passDeadline(id);
  await runTwiceAtOnce();
  expect((await storedOffer(id)).statuses).toEqual({ buyer: "expired", seller: "expired" });
  expect([await events(), await mailsTo(id)]).toEqual([
    ["received", "expired"],
    ["confirm", "expired"],
  ]);
});

it("has deadlines in the calendar feed, and cancels those of answered offers", async () => {
  await sendUnconfirmed(home);
  const { id } = await sendOffer(home);
  const { url } = await makeFeed(home.seller);
  const secret = url?.split("/").at(-2) ?? "";
  const entries = async () => {
    const { text } = await readFeed(secret, "10.0.0.1");
    const all = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
    return all.map((one) => ({
      uid: one.getFirstPropertyValue("uid"),
      status: one.getFirstPropertyValue("status"),
      sequence: one.getFirstPropertyValue("sequence"),
      end: new ICAL.Event(one).endDate.toUnixTime() * 1000,
    }));
  };
  const end = (await storedOffer(id)).expiresAt.getTime();
  expect(await entries()).toEqual([{ uid: id, status: "CONFIRMED", sequence: 1, end }]);
  await counter(id, 1);
  expect(await entries()).toEqual([{ uid: id, status: "CONFIRMED", sequence: 2, end }]);
  await answerOffer(id, { action: "withdraw", number: 2 }, AS_BUYER);
  expect(await entries()).toEqual([{ uid: id, status: "CANCELLED", sequence: 3, end }]);
});
