import { and, desc, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { database } from "#db/client.ts";
import {
  accountEvents,
  attempts,
  highestAndBestRequests as requests,
  offers,
} from "#db/schema/index.ts";
import { type OffersView, offersView } from "#lib/schemas/offers.ts";
import { dayAfter } from "#lib/us/wall-clock.ts";
import { renderMail } from "#server/mail/render.ts";
import { answerAsSeller } from "#services/answer-offer.ts";
import { confirmOffer } from "#services/buyer-offers.ts";
import { enforceOfferDeadlines } from "#services/offer-deadlines.ts";
import { writeOfferMail } from "#services/offer-mails.ts";
import { checkOfferHashes } from "#services/offers.ts";
import { call } from "#tests/api.ts";
import { createUser, type TestUser } from "#tests/factories.ts";
import { createHome, setStatus, type TestHome } from "#tests/listing/public-home.ts";
import {
  mailsOfOffer,
  sendOffer,
  sendUnconfirmed,
  setReminder,
  storedOffer,
  termsOf,
  typedTerms,
} from "#tests/offers/offers.ts";
import { actOnPage, showOffer } from "#tests/offers/pages.ts";
import * as route from "./route.ts";

const dayIn = (days: number) => dayAfter(new Date().toISOString().slice(0, 10), days);

let home: TestHome;
beforeEach(async () => {
  await database().delete(attempts);
  await database().delete(offers);
  home = await createHome();
});

const ask = (changes: object = {}, as: TestUser = home.seller) =>
  call(route, "POST", {
    as,
    body: { dueOn: dayIn(2), dueTime: "17:00", message: "", replaces: null, ...changes },
  });
const cancel = (as: TestUser = home.seller, query = "") => call(route, "DELETE", { as, query });
const requestIn = (body: unknown): OffersView["highestAndBest"] =>
  offersView.parse(body).highestAndBest;
const statusOf = async (id: string) => (await storedOffer(id)).statuses?.seller;
const aboutsOf = async (id: string) => (await mailsOfOffer(id)).map(({ about }) => about);
const answer = (secret: string, number: number, changes: Record<string, string> = {}) =>
  actOnPage(secret, { ...typedTerms(changes), action: "counter", number: String(number) });
const accept = (id: string, number: number) =>
  answerAsSeller(home.seller, id, { action: "accept", number });

/** Moves the deadline of the open request into the past. */
async function passDue(): Promise<void> {
  const past = sql`now() - interval '1 second'`;
  await database()
    .update(requests)
    .set({ dueAt: past })
    .where(eq(requests.propertyId, home.propertyId));
  await database()
    .update(offers)
    .set({ expiresAt: past })
    .where(
      and(eq(offers.propertyId, home.propertyId), eq(offers.sellerStatus, "highest_and_best")),
    );
}

async function lastEvent() {
  const [row] = await database()
    .select({ data: accountEvents.data })
    .from(accountEvents)
    .where(
      and(
        eq(accountEvents.accountId, home.seller.accountId),
        eq(accountEvents.kind, "highest_and_best"),
      ),
    )
    .orderBy(desc(accountEvents.id));
  return row?.data;
}

it("asks the buyers of all open offers, who change their terms or keep them", async () => {
  const [one, countered, closed] = [
    await sendOffer(home),
    await sendOffer(home),
    await sendOffer(home),
  ];
  const counter = {
    action: "counter",
    number: 1,
    ...termsOf({ purchasePrice: "700,000" }),
  } as const;
  await answerAsSeller(home.seller, countered.id, counter);
  await answerAsSeller(home.seller, closed.id, { action: "decline", number: 1 });
  const { status, body } = await ask({ message: "We decide on Monday." });
  expect([status, requestIn(body)?.endedAt]).toEqual([200, null]);
  const { turns } = await storedOffer(countered.id);
  expect(turns.at(-1)).toMatchObject({
    ...{ number: 3, side: "seller", kind: "highest_and_best" },
    // The buyer's own terms, not those of the counteroffer.
    terms: { purchasePrice: 640_000, note: "We decide on Monday.", expirationTime: "17:00" },
  });
  expect(await statusOf(closed.id)).toBe("declined");
  expect(await aboutsOf(one.id)).toEqual(["confirm", "highest_and_best"]);
  const mail = await writeOfferMail({ offerId: one.id, about: "highest_and_best", number: 2 });
  const { text } = await renderMail(mail!);
  expect(text).toContain(`/offers/${one.secret}`);

  const html = await (await showOffer(countered.secret)).text();
  for (const part of ["Send highest and best offer", "640,000", "We decide on Monday."]) {
    expect(html).toContain(part);
  }
  expect((await answer(one.secret, 2, { purchasePrice: "660,000" })).status).toBe(303);
  expect((await answer(countered.secret, 3)).status).toBe(303);
  expect([await statusOf(one.id), await statusOf(countered.id)]).toEqual(["received", "received"]);
  await passDue();
  await Promise.all([1, 2, 3].map(() => enforceOfferDeadlines()));
  expect(await lastEvent()).toMatchObject({ what: "due", asked: 2, answered: 2 });
  expect((await checkOfferHashes()).broken).toEqual([]);
});

it("leaves offers without an answer open with their terms, or expires them with both notified", async () => {
  const [silent, expiring, late] = [
    await sendOffer(home),
    await sendOffer(home, { offerExpirationDate: dayIn(1) }),
    await sendOffer(home),
  ];
  await ask({ dueOn: dayIn(2) });
  // Its own deadline has passed meanwhile.
  await database().execute(sql`
    update offer_submissions set terms = terms || '{"offerExpirationDate": "2020-01-01"}'
    where offer_id = ${expiring.id}`);
  await setReminder(silent.id);
  await enforceOfferDeadlines();
  expect(await aboutsOf(silent.id)).toEqual(["confirm", "highest_and_best", "best_due"]);
  await passDue();
  // The job hasn't run yet.
  expect(await (await showOffer(silent.secret)).text()).toContain("Waiting for the seller");
  const refused = await answer(late.secret, 2);
  expect([
    refused.status,
    (await refused.text()).includes("deadline for highest and best"),
  ]).toEqual([409, true]);
  await enforceOfferDeadlines();
  expect([await statusOf(silent.id), await statusOf(expiring.id)]).toEqual(["received", "expired"]);
  expect((await aboutsOf(expiring.id)).at(-1)).toBe("expired");
  expect(await lastEvent()).toMatchObject({ what: "due", asked: 3, answered: 0 });
  await accept(silent.id, 2);
  expect(await statusOf(silent.id)).toBe("accepted");
});

it("includes an offer that arrives meanwhile, and none after the request was canceled", async () => {
  const first = await sendOffer(home);
  const [late, other] = [await sendUnconfirmed(home), await sendUnconfirmed(home)];
  await Promise.all([ask(), confirmOffer(late.id, home.seller.accountId)]);
  expect([await statusOf(first.id), await statusOf(late.id)]).toEqual([
    ...["highest_and_best", "highest_and_best"],
  ]);
  expect((await cancel()).status).toBe(200);
  await confirmOffer(other.id, home.seller.accountId);
  expect([await statusOf(first.id), await statusOf(other.id)]).toEqual(["received", "received"]);
  expect((await aboutsOf(first.id)).at(-1)).toBe("request_canceled");
  const mail = { offerId: first.id, about: "request_canceled", number: 2 } as const;
  expect((await writeOfferMail(mail))?.subject).toContain("canceled");
  expect((await cancel()).status).toBe(409);
});

it("replaces the open request that the seller saw, once", async () => {
  const { id } = await sendOffer(home);
  const member = await createUser({ parent: home.seller });
  const both = await Promise.all([ask(), ask({}, member)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const open = requestIn(both.find(({ status }) => status === 200)?.body);
  expect((await ask({ replaces: open?.id, dueOn: dayIn(5) })).status).toBe(200);
  expect((await storedOffer(id)).turns.map(({ kind }) => kind)).toEqual([
    ...["terms", "highest_and_best", "highest_and_best"],
  ]);
  expect(await database().$count(requests, sql`ended_at is null`)).toBe(1);
  // A page that showed the first request doesn't cancel its replacement.
  const stale = await cancel(home.seller, `requestId=${open?.id}`);
  expect(stale).toMatchObject({
    status: 409,
    body: { error: expect.stringMatching(/^The request was just changed/) },
  });
  const [replacement] = await database()
    .select()
    .from(requests)
    .where(sql`${requests.endedAt} is null`);
  expect((await cancel(home.seller, `requestId=${replacement?.id}`)).status).toBe(200);
});

it("ends with an acceptance: its buyers are notified, and can be declined or be a backup", async () => {
  const [answering, silent, other] = [
    await sendOffer(home),
    await sendOffer(home),
    await sendOffer(home),
  ];
  const late = await sendUnconfirmed(home);
  await ask();
  await answer(answering.secret, 2, { purchasePrice: "660,000" });
  await accept(answering.id, 3);
  expect([await statusOf(silent.id), await statusOf(other.id)]).toEqual(["received", "received"]);
  expect((await aboutsOf(silent.id)).at(-1)).toBe("request_canceled");
  expect((await aboutsOf(answering.id)).at(-1)).toBe("accepted");
  expect(await lastEvent()).toMatchObject({ what: "requested" });
  await answerAsSeller(home.seller, silent.id, { action: "backup", number: 2 });
  const message = "Thank you for your offer.";
  await answerAsSeller(home.seller, other.id, { action: "decline", number: 2, message });
  expect((await aboutsOf(other.id)).at(-1)).toBe("declined");
  await confirmOffer(late.id, home.seller.accountId);
  expect(await statusOf(late.id)).toBe("received");
  expect((await cancel()).status).toBe(409);
});

describe("refuses", () => {
  it.each<[string, object, string]>([
    ["a deadline that has passed", { dueOn: "2020-01-01" }, "dueOn"],
    ["a deadline far away", { dueOn: dayIn(16) }, "dueOn"],
    ["an unreadable time", { dueTime: "noon" }, "dueTime"],
    ["words that fair housing law bars", { message: "No children, please." }, "message"],
    ["a long message", { message: "x".repeat(1_001) }, "message"],
  ])("%s", async (_, changes, field) => {
    await sendOffer(home);
    const { status, body } = await ask(changes);
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, [field]]);
  });

  it("without an open offer, after an acceptance, off the market, and too often", async () => {
    expect((await ask()).status).toBe(409);
    const { id } = await sendOffer(home);
    const stranger = (await createHome()).seller;
    expect([(await ask({}, stranger)).status, (await cancel(stranger)).status]).toEqual([409, 409]);
    await setStatus(home, "withdrawn");
    expect((await ask()).status).toBe(409);
    await setStatus(home, "active");
    let replaces: string | undefined | null = null;
    for (let count = 0; count < 5; count++) {
      replaces = requestIn((await ask({ replaces })).body)?.id;
    }
    expect((await ask({ replaces })).status).toBe(429);
    await database().delete(attempts);
    await cancel();
    await accept(id, 6);
    expect((await ask()).status).toBe(409);
  });
});
