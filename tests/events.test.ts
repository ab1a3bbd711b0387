import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as askingPrice from "#app/api/asking-price/route.ts";
import * as inquiry from "#app/api/inquiries/[inquiryId]/route.ts";
import * as listingStatus from "#app/api/listing/status/route.ts";
import * as login from "#app/api/login/route.ts";
import * as notificationsRoute from "#app/api/notifications/route.ts";
import * as accept from "#app/api/properties/description/accept/route.ts";
import * as description from "#app/api/properties/description/route.ts";
import * as steps from "#app/api/steps/completions/route.ts";
import { database } from "#db/client.ts";
import { addInquiry } from "#db/queries/inquiries.ts";
import { saveEstimate } from "#db/queries/estimates.ts";
import { accountEvents, inquiries, listings, subscriptions } from "#db/schema/index.ts";
import { isoOf } from "#lib/days.ts";
import { notificationsView } from "#lib/schemas/notifications.ts";
import type { EstimatePoint } from "#lib/valuation/history/estimate-point.ts";
import { settleListings } from "#services/listing.ts";
import { notifyOfEndingPlans } from "#services/payments.ts";
import { call } from "./api.ts";
import { createSubscription, createUser, PASSWORD, type TestUser } from "./factories.ts";
import { createHome, type TestHome } from "./listing/public-home.ts";

let home: TestHome;
let seller: TestUser;
let partner: TestUser;
let stranger: TestUser;
beforeEach(async () => {
  home = await createHome();
  seller = home.seller;
  partner = await createUser({ parent: seller });
  stranger = (await createHome()).seller;
});

async function notificationsOf(as: TestUser): Promise<string[]> {
  const { body } = await call(notificationsRoute, "GET", { as });
  return notificationsView.parse(body).notifications.map(({ text }) => text);
}

/** The notifications of the seller, their partner and another account's seller. */
const allNotifications = async () => [
  await notificationsOf(seller),
  await notificationsOf(partner),
  await notificationsOf(stranger),
];
const eventsOf = (user: TestUser) =>
  database().select().from(accountEvents).where(eq(accountEvents.accountId, user.accountId));

const ASKED = { name: "Bo", email: "bo@example.com", phone: null, message: "When?" };

describe("a buyer's message or request", () => {
  it.each([
    ["question", "Bo sent a message about your home."],
    ["showing", "Bo requested a showing of your home."],
  ] as const)("notifies everyone on the account about a %s, once", async (kind, text) => {
    await addInquiry(home.listingId, { kind, ...ASKED });
    expect(await allNotifications()).toEqual([[text], [text], []]);
    await addInquiry(home.listingId, { kind, ...ASKED });
    expect(await notificationsOf(seller)).toHaveLength(1);
  });

  it("loses its notification when it's deleted", async () => {
    await addInquiry(home.listingId, { kind: "question", ...ASKED });
    await addInquiry(home.listingId, { kind: "question", ...ASKED, name: "Al" });
    const [first] = await database()
      .select()
      .from(inquiries)
      .where(and(eq(inquiries.listingId, home.listingId), eq(inquiries.name, "Bo")));
    await call(inquiry, "DELETE", { as: partner, params: { inquiryId: first?.id ?? "" } });
    expect(await notificationsOf(seller)).toEqual(["Al sent a message about your home."]);
  });
});

describe("a change by a member", () => {
  const complete = (as: TestUser, completed = true) =>
    call(steps, "PATCH", { as, body: { stepId: "declutter", completed } });

  it("notifies the others about a completed step once, however often it's checked", async () => {
    for (const completed of [true, true, false, true]) await complete(partner, completed);
    const text = `${partner.email} completed the step “Declutter”.`;
    expect(await allNotifications()).toEqual([[text], [], []]);
    await complete(seller, false);
    expect(await notificationsOf(partner)).toEqual([]);
  });

  it("notifies the others about a new asking price", async () => {
    for (const price of [649_000, 640_000, 640_000]) {
      await call(askingPrice, "PUT", { as: seller, body: { price } });
    }
    const text = `${seller.email} changed the asking price from $649,000 to $640,000.`;
    expect(await allNotifications()).toEqual([[], [text], []]);
  });

  it("notifies once per session about an edited description, and again when accepted", async () => {
    const write = (as: TestUser, text: string) =>
      call(description, "POST", { as, body: { description: text } });
    for (const text of ["One.", "One and", "One and two."]) await write(partner, text);
    const changed = `${partner.email} changed the listing description.`;
    expect(await allNotifications()).toEqual([[changed], [], []]);
    for (let n = 0; n < 2; n += 1) {
      await call(accept, "POST", { as: partner, body: { description: "One and two." } });
    }
    const accepted = `${partner.email} accepted the listing description.`;
    expect(await notificationsOf(seller)).toEqual([accepted, changed]);
    await write(seller, "Three.");
    expect(await notificationsOf(partner)).toEqual([
      `${seller.email} changed the listing description.`,
    ]);
  });

  it("notifies the others about a new listing status", async () => {
    const { status } = await call(listingStatus, "PUT", {
      as: partner,
      body: { status: "pending" },
    });
    expect(status).toBe(200);
    const text = `${partner.email} changed your listing from “Active” to “Pending”.`;
    expect(await allNotifications()).toEqual([[text], [], []]);
  });

  it("sends no notification if it's refused", async () => {
    await call(listingStatus, "PUT", { as: partner, body: { status: "draft" } });
    await call(askingPrice, "PUT", { as: partner, body: { price: "none" } });
    expect(await allNotifications()).toEqual([[], [], []]);
  });
});

it("an automatic status change notifies everyone on the account", async () => {
  await database()
    .update(listings)
    .set({ status: "coming_soon", activeOn: isoOf(Math.floor(Date.now() / 86_400_000) - 2) })
    .where(eq(listings.id, home.listingId));
  for (let n = 0; n < 2; n += 1) await settleListings(new Date());
  const text = "Your listing changed from “Coming soon” to “Active”.";
  expect(await allNotifications()).toEqual([[text], [text], []]);
});

describe("an estimate", () => {
  const today = Math.floor(Date.now() / 86_400_000);
  const basis = {
    ...{ address: "1 Elm St", way: "recorded_sales", facts: null, sales: [], leftOut: [] },
    ...{ fittedThrough: null, errorPercent: 5 },
  } satisfies EstimatePoint["basis"];
  const note = (daysAgo: number, value: number, address = basis.address) =>
    saveEstimate(seller.accountId, {
      ...{ day: isoOf(today - daysAgo), value, low: value - 30_000, high: value + 30_000 },
      basis: { ...basis, address },
    });

  it("notifies if it moves by more than its error, then compares with the new value", async () => {
    await note(3, 600_000);
    await note(2, 615_000);
    expect(await allNotifications()).toEqual([[], [], []]);
    await note(1, 635_000);
    const text =
      "The estimate for your home went up from $600,000 to $635,000. That's more than its usual error.";
    expect(await allNotifications()).toEqual([[text], [text], []]);
    await note(0, 640_000);
    await note(0, 610_000);
    expect(await notificationsOf(seller)).toEqual([text]);
    await note(0, 590_000);
    expect((await notificationsOf(seller))[0]).toContain("went down from $635,000 to $590,000");
  });

  it("isn't compared with one for another home", async () => {
    await note(1, 600_000);
    await note(0, 900_000, "2 Elm St");
    expect(await eventsOf(seller)).toEqual([]);
  });
});

describe("a plan", () => {
  const DAY_MS = 86_400_000;
  const endIn = async (user: TestUser, days: number, isEnding = true) => {
    await createSubscription(user, { days });
    await database()
      .update(subscriptions)
      .set({ isEnding })
      .where(eq(subscriptions.userId, user.accountId));
  };

  it("that ends within a week notifies once, and again for the next end date", async () => {
    await endIn(seller, 6);
    for (let n = 0; n < 2; n += 1) await notifyOfEndingPlans(new Date());
    const [text = ""] = await notificationsOf(seller);
    expect(text).toMatch(/^Your Basic plan ends on \w+ \d+, \d{4}\.$/);
    expect(await allNotifications()).toEqual([[text], [text], []]);
    await endIn(seller, 36);
    await notifyOfEndingPlans(new Date(Date.now() + 30 * DAY_MS));
    expect(await notificationsOf(seller)).toHaveLength(2);
  });

  it.each([
    ["renews", 6, false],
    ["ends later", 8, true],
    ["has ended", -1, true],
  ])("that %s sends no notification", async (_, days, isEnding) => {
    await endIn(seller, days, isEnding);
    await notifyOfEndingPlans(new Date());
    expect(await eventsOf(seller)).toEqual([]);
  });
});

describe("a login", () => {
  const logIn = async (email: string, cookie = "") => {
    const headers = { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36" };
    const body = { email, password: PASSWORD };
    const answer = await call(login, "POST", { body, headers: { ...headers, cookie } });
    expect(answer.status).toBe(200);
    const device = answer.headers.getSetCookie().find((one) => one.includes(".device="));
    return device?.split(";")[0] ?? "";
  };

  it("from a new browser notifies only that person", async () => {
    const device = await logIn(partner.email);
    await logIn(partner.email, device);
    expect(await notificationsOf(partner)).toEqual([]);
    await logIn(partner.email);
    expect(await allNotifications()).toEqual([
      [],
      [expect.stringMatching(/on a new device: Chrome on Windows\.$/)],
      [],
    ]);
    // This device is known for another person, but not for the partner.
    await logIn(partner.email, await logIn(seller.email));
    expect(await notificationsOf(partner)).toHaveLength(2);
  });
});
