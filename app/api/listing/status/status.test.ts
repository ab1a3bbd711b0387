import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as checkoutRoute from "#app/api/get-or-create-subscription/route.ts";
import * as sandboxRoute from "#app/api/stripe/sandbox/route.ts";
import { database } from "#db/client.ts";
import { saveAccepted } from "#db/queries/descriptions.ts";
import { listingChanges, listings, users } from "#db/schema/index.ts";
import { LISTING_STATUS_KEYS, LISTING_STATUSES } from "#lib/fields/listing.ts";
import { checkoutView } from "#lib/schemas/billing.ts";
import { call } from "#tests/api.ts";
import { createSubscription, createUser, type TestUser } from "#tests/factories.ts";
import { createReadyHome, publish, putStatus, readListing } from "#tests/listing/ready-home.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
// In the homes' time zone, December 2 has just begun.
const NOW = new Date("2026-12-02T09:00:00Z");
const dayAfter = (days: number) =>
  new Date(NOW.getTime() + days * DAY_MS).toISOString().slice(0, 10);
const statuses = async (as: TestUser) =>
  (await readListing(as)).history.map(({ status }) => status);

async function buyPlan(as: TestUser) {
  const checkout = await call(checkoutRoute, "POST", { as, body: { planId: 1 } });
  const { clientSecret } = checkoutView.parse(checkout.body);
  const body = { clientSecret, cardNumber: "4242 4242 4242 4242" };
  const { body: paid } = await call(sandboxRoute, "POST", { as, body });
  expect(paid).toEqual({ outcome: "paid" });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("publishing", () => {
  it("makes the home public, and records who did it and when", async () => {
    const seller = await createReadyHome({ addressLine1: "1 Status St" });
    const listing = await publish(seller);
    expect(listing).toMatchObject({
      status: "active",
      canBecome: ["pending", "sold", "withdrawn"],
      url: "http://localhost:3000/homes/1-status-st-seattle-wa-98103",
      history: [{ status: "active", by: seller.email }],
    });
    expect(listing.statusSince).toBe(listing.history[0]?.at);
    expect(listing.rightConfirmedAt).toBe(listing.statusSince);
    expect(listing.checklist.every(({ isDone }) => isDone)).toBe(true);
  });

  it("is available to everyone on the account", async () => {
    const seller = await createReadyHome();
    const member = await createUser({ parent: seller });
    expect((await publish(member)).history).toMatchObject([{ by: member.email }]);
    const [noted] = await database()
      .select({ by: listings.rightConfirmedBy })
      .from(listings)
      .where(eq(listings.rightConfirmedBy, member.id));
    expect(noted).toBeDefined();
    await database().delete(users).where(eq(users.id, member.id));
    expect((await readListing(seller)).history).toMatchObject([{ status: "active", by: null }]);
  });

  it("requires a property", async () => {
    expect((await putStatus(await createUser(), { status: "active" })).status).toBe(404);
  });

  it.each([0, -1])("returns 403 with %i days left on the plan", async (days) => {
    const seller = await createReadyHome();
    await createSubscription(seller, { days });
    const { status, body } = await putStatus(seller, { status: "active" });
    expect([status, body]).toMatchObject([403, { error: expect.stringContaining("a plan") }]);
    expect(await statuses(seller)).toEqual([]);
  });

  it("requires confirming the right to sell the first time only", async () => {
    const seller = await createReadyHome();
    const silent = { status: "active", confirmsRight: false };
    const { status, body } = await putStatus(seller, silent);
    expect([status, body]).toMatchObject([
      409,
      { error: expect.stringContaining("Your right to sell") },
    ]);
    await publish(seller);
    await publish(seller, { status: "withdrawn" });
    expect((await putStatus(seller, silent)).status).toBe(200);
  });

  it("names the first missing requirements", async () => {
    const seller = await createReadyHome({ propertyBasics: null, state: "Ontario" });
    await saveAccepted(seller, "No children. A pool.");
    const { status, body } = await putStatus(seller, { status: "active" });
    expect([status, body]).toMatchObject([
      409,
      {
        error:
          "Complete these requirements before you publish. Address: Enter a U.S. state. Basics: Add the rooms, size and year built. Fair housing: “No children” in the description may violate fair housing law. Change it. And 1 more.",
      },
    ]);
    expect(await readListing(seller)).toMatchObject({ status: "draft", url: null, history: [] });
  });

  it("checks the whole checklist again after the home was withdrawn", async () => {
    const seller = await createReadyHome();
    await publish(seller);
    await publish(seller, { status: "withdrawn" });
    await saveAccepted(seller, "No children.");
    expect((await putStatus(seller, { status: "active" })).status).toBe(409);
    expect(await statuses(seller)).toEqual(["withdrawn", "active"]);
  });
});

describe("the steps of a sale", () => {
  it("are recorded in order", async () => {
    const seller = await createReadyHome();
    const steps = [
      "active",
      "pending",
      "active",
      "pending",
      "sold",
      "active",
      "withdrawn",
      "active",
    ];
    for (const status of steps) await publish(seller, { status });
    expect(await statuses(seller)).toEqual(steps.toReversed());
  });

  it("return 409 when one can't follow the other", async () => {
    const seller = await createReadyHome();
    await publish(seller);
    for (const from of LISTING_STATUS_KEYS) {
      await database()
        .update(listings)
        .set({ status: from, activeOn: dayAfter(5) })
        .where(
          eq(
            listings.propertyId,
            sql`(select id from properties where user_id = ${seller.accountId})`,
          ),
        );
      const allowed: readonly string[] = [...LISTING_STATUSES[from].canBecome, from];
      for (const status of LISTING_STATUS_KEYS.filter((key) => !allowed.includes(key))) {
        expect([from, status, (await putStatus(seller, { status })).status]).toEqual([
          from,
          status,
          409,
        ]);
      }
    }
    expect(await statuses(seller)).toEqual(["active"]);
  });

  it("change nothing when the status is the same", async () => {
    const seller = await createReadyHome();
    const before = await publish(seller);
    expect(await publish(seller)).toEqual(before);
  });

  it("are recorded once each, even by several requests at the same time", async () => {
    const seller = await createReadyHome();
    const member = await createUser({ parent: seller });
    await Promise.all([seller, member, seller, member].map((as) => publish(as)));
    expect(await statuses(seller)).toEqual(["active"]);
    const answers = await Promise.all(
      ["pending", "sold", "withdrawn"].map((status) => putStatus(seller, { status })),
    );
    const history = await statuses(seller);
    expect(history).toHaveLength(1 + answers.filter(({ status }) => status === 200).length);
    expect(history[0]).toBe((await readListing(member)).status);
  });

  it("keep the newest 200", async () => {
    const seller = await createReadyHome();
    await publish(seller);
    await database().execute(sql`
      insert into listing_changes (listing_id, status)
      select listing_id, 'active' from listing_changes c
      join listings l on l.id = c.listing_id join properties p on p.id = l.property_id,
        generate_series(1, 250)
      where p.user_id = ${seller.accountId}`);
    await publish(seller, { status: "pending" });
    expect(await statuses(seller)).toHaveLength(200);
    const before = await database().$count(listingChanges);
    await publish(seller, { status: "active" });
    expect(await database().$count(listingChanges)).toBe(before);
  });
});

describe("a home that is coming soon", () => {
  it("has a first day on the market, which can change", async () => {
    const seller = await createReadyHome();
    const soon = { status: "coming_soon", activeOn: dayAfter(5) };
    expect(await publish(seller, soon)).toMatchObject(soon);
    expect(await publish(seller, { ...soon, activeOn: dayAfter(30) })).toMatchObject({
      ...soon,
      activeOn: dayAfter(30),
    });
    expect(await publish(seller, { status: "coming_soon" })).toMatchObject({
      activeOn: dayAfter(30),
    });
    expect(await statuses(seller)).toEqual(["coming_soon"]);
    expect(await publish(seller)).toMatchObject({ status: "active", activeOn: null });
  });

  it.each([
    ["", "Enter the first day on the market"],
    [dayAfter(0), "Must be after today"],
    [dayAfter(31), "Must be within 30 days"],
    ["soon", "Enter a date, like 05/31/2027"],
  ])("is refused with the day %j", async (activeOn, message) => {
    const seller = await createReadyHome();
    const { status, body } = await putStatus(seller, { status: "coming_soon", activeOn });
    expect([status, body]).toMatchObject([400, { fields: { activeOn: message } }]);
    expect(await statuses(seller)).toEqual([]);
  });

  it("becomes active on its day, and can move on from there", async () => {
    const seller = await createReadyHome();
    await publish(seller, { status: "coming_soon", activeOn: dayAfter(5) });
    await database().execute(sql`
      update listings set active_on = ${dayAfter(0)} from properties p
      where p.id = property_id and p.user_id = ${seller.accountId}`);
    expect(await readListing(seller)).toMatchObject({
      status: "active",
      activeOn: null,
      history: [{ status: "active", by: null }, { status: "coming_soon" }],
    });
    await publish(seller, { status: "pending" });
    expect(await statuses(seller)).toEqual(["pending", "active", "coming_soon"]);
  });
});

describe("a home that is sold", () => {
  it("has a sale date, and a price if the seller enters it", async () => {
    const seller = await createReadyHome();
    await publish(seller);
    expect(await publish(seller, { status: "sold" })).toMatchObject({
      ...{ soldOn: dayAfter(0), soldPrice: null, showsSoldPrice: false },
    });
    const details = { soldOn: dayAfter(-3), soldPrice: "$640,000", showsSoldPrice: true };
    expect(await publish(seller, { status: "sold", ...details })).toMatchObject({
      ...{ soldOn: dayAfter(-3), soldPrice: 640_000, showsSoldPrice: true },
    });
    expect(await publish(seller, { status: "sold" })).toMatchObject({ soldPrice: 640_000 });
    expect(await publish(seller, { status: "sold", soldPrice: "" })).toMatchObject({
      soldPrice: null,
    });
    expect(await publish(seller)).toMatchObject({ soldOn: null, showsSoldPrice: false });
    expect(await statuses(seller)).toEqual(["active", "sold", "active"]);
  });

  it.each([
    ["soldOn", dayAfter(1), "Can't be after today"],
    ["soldPrice", "0", "Must be at least 1"],
  ])("is refused with %s %j", async (field, value, message) => {
    const seller = await createReadyHome();
    await publish(seller);
    const { status, body } = await putStatus(seller, { status: "sold", [field]: value });
    expect([status, body]).toMatchObject([400, { fields: { [field]: message } }]);
  });
});

describe("a plan that ends", () => {
  it("withdraws the listing after 14 days, and a new plan doesn't republish it", async () => {
    const seller = await createReadyHome();
    await publish(seller);
    await createSubscription(seller, { days: -13 });
    const listing = await readListing(seller);
    expect(listing).toMatchObject({ status: "active", plan: { isActive: false } });
    const left = Date.parse(listing.plan.withdrawnAt ?? "") - Date.now();
    expect(Math.round(left / DAY_MS)).toBe(1);
    expect((await publish(seller, { status: "pending" })).status).toBe("pending");

    await createSubscription(seller, { days: -15 });
    expect(await readListing(seller)).toMatchObject({
      status: "withdrawn",
      plan: { withdrawnAt: null },
      history: [{ status: "withdrawn", by: null }, { status: "pending" }, { status: "active" }],
    });
    expect((await putStatus(seller, { status: "active" })).status).toBe(403);
    await buyPlan(seller);
    expect((await readListing(seller)).plan.isActive).toBe(true);
    expect(await statuses(seller)).toEqual(["withdrawn", "pending", "active"]);
    const { url } = await publish(seller);
    expect(url).toBe(listing.url);
  });
});
