import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as kindRoute from "#app/api/automations/[kind]/route.ts";
import * as pauseRoute from "#app/api/automations/pause/route.ts";
import * as priceRoute from "#app/api/automations/price-change/route.ts";
import * as publishRoute from "#app/api/automations/publish-time/route.ts";
import * as route from "#app/api/automations/route.ts";
import * as ruleRoute from "#app/api/automations/rules/[rule]/route.ts";
import { database } from "#db/client.ts";
import { claimDue } from "#db/queries/automation-runs.ts";
import { saveAskingPrice } from "#db/queries/asking-prices.ts";
import { addOffer } from "#db/queries/offers.ts";
import {
  accountEvents,
  automations,
  inquiries,
  listings,
  messages,
  openHouses,
  openHouseVisitors,
  photos,
  properties,
  showings,
  users,
} from "#db/schema/index.ts";
import { automationsView } from "#lib/schemas/automations.ts";
import { wallTimeOf } from "#lib/us/wall-clock.ts";
import { call } from "#tests/api.ts";
import { createSubscription, createUser, type TestUser } from "#tests/factories.ts";
import { createReadyHome, publish, readListing } from "#tests/listing/ready-home.ts";
import { createShowing } from "#tests/showing-rows.ts";
import { pauseWithoutPlan, runAutomations } from "./automation-runs.ts";
import { sendShowingReminders } from "./showing-reminders.ts";

const HOUR_MS = 60 * 60 * 1000;
const PREMIUM = 3;
const ZONE = "America/Los_Angeles";

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const timeIn = (hours: number) => wallTimeOf(inHours(hours), ZONE);

let seller: TestUser;
beforeEach(async () => {
  await database().delete(users);
  seller = await createReadyHome();
  await createSubscription(seller, { planId: PREMIUM });
});

const read = async (as = seller) => automationsView.parse((await call(route, "GET", { as })).body);
const planPublishing = (body: object = {}, as = seller) =>
  call(publishRoute, "POST", { as, body: { ...timeIn(2), confirmsRight: true, ...body } });
const planPrice = (body: object = {}, as = seller) =>
  call(priceRoute, "POST", { as, body: { ...timeIn(2), price: "640,000", ...body } });
const setRule = (rule: string, body: object, as = seller) =>
  call(ruleRoute, "PUT", { as, params: { rule }, body });
const setState = (kind: string, state: "on" | "paused", as = seller) =>
  call(kindRoute, "PATCH", { as, params: { kind }, body: { state } });

const recordedEvents = async () => {
  const rows = await database()
    .select({ kind: accountEvents.kind, data: accountEvents.data })
    .from(accountEvents)
    .where(
      and(
        eq(accountEvents.accountId, seller.accountId),
        sql`kind in ('automation_done', 'automation_not_done', 'automation_paused', 'inquiry_waiting', 'quiet_listing')`,
      ),
    )
    .orderBy(accountEvents.id);
  return rows.map(({ kind, data }) => [kind, data]);
};
const runAtOnce = (hours: number) =>
  Promise.all([1, 2, 3].map(() => runAutomations(inHours(hours))));
const listingId = async () => {
  const [row] = await database().select({ id: listings.id }).from(listings);
  return row?.id ?? "";
};
const ask = async (hoursAgo: number) =>
  database()
    .insert(inquiries)
    .values({
      ...{ listingId: await listingId(), kind: "question", name: "Bo Li", message: "Is it quiet?" },
      receivedAt: inHours(-hoursAgo),
    });

describe("scheduled publishing", () => {
  it("happens once, on time, as the person who scheduled it, and can be undone", async () => {
    expect((await planPublishing()).status).toBe(200);
    await runAtOnce(1.9);
    expect((await readListing(seller)).status).toBe("draft");
    await runAtOnce(2.1);
    const { status, history } = await readListing(seller);
    expect([status, history.length, history[0]?.by]).toEqual(["active", 1, seller.email]);
    const { automations: left, runs } = await read();
    expect(left).toEqual([]);
    expect(runs).toMatchObject([{ kind: "publish", isDone: true, undo: { what: "withdraw" } }]);
    expect(await recordedEvents()).toEqual([["automation_done", { what: "publish" }]]);
  });

  it("is done by the next runner if one was killed before acting", async () => {
    await planPublishing();
    const killed = database().transaction(async (tx) => {
      expect(await claimDue(tx, inHours(3))).toMatchObject({ kind: "publish" });
      await runAutomations(inHours(3));
      expect((await readListing(seller)).status).toBe("draft");
      throw new Error("killed");
    });
    await expect(killed).rejects.toThrow("killed");
    await runAutomations(inHours(3));
    expect((await readListing(seller)).status).toBe("active");
    expect(await recordedEvents()).toHaveLength(1);
  });

  it.each<[string, () => Promise<unknown>, number, RegExp]>([
    ["the cover is gone", () => database().delete(photos), 3, /cover/i],
    ["the listing is already public", () => publish(seller), 3, /already public\.$/],
    [
      "the person who scheduled it has left",
      () => database().update(automations).set({ setBy: null }),
      3,
      /no longer on your account/,
    ],
    ["it is more than a day late", () => Promise.resolve(), 27, /more than a day late/],
  ])("doesn't happen if %s, and says why", async (_, happens, hours, why) => {
    await planPublishing();
    await happens();
    const before = (await readListing(seller)).status;
    await runAtOnce(hours);
    expect((await readListing(seller)).status).toBe(before);
    expect((await read()).runs).toMatchObject([
      { kind: "publish", isDone: false, text: expect.stringMatching(why), undo: null },
    ]);
    expect((await read()).automations).toEqual([]);
    expect(await recordedEvents()).toMatchObject([["automation_not_done", { what: "publish" }]]);
  });
});

describe("an automation", () => {
  it.each<[string, object, string]>([
    ["a time that daylight saving skips", { day: "2027-03-14", time: "02:30" }, "time"],
    ["a past time", { day: "2020-01-01", time: "10:00" }, "day"],
    ["a time too far ahead", { day: "2099-01-01", time: "10:00" }, "day"],
    ["no time", { day: "", time: "" }, "day"],
  ])("is refused for %s", async (_, body, field) => {
    const answer = await planPublishing(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  it("is refused for an unready or public home, or an unchanged or invalid price", async () => {
    expect((await planPublishing({ confirmsRight: false })).status).toBe(409);
    expect((await planPrice({ price: 650_000 })).status).toBe(409);
    expect((await planPrice({ price: "much" })).status).toBe(400);
    await publish(seller);
    expect((await planPublishing()).status).toBe(409);
  });

  it("is refused for an invalid rule, or wording against fair housing law", async () => {
    expect((await setRule("inquiry_waiting", { amount: 73 })).status).toBe(400);
    expect((await setRule("feedback", { amount: "often" })).status).toBe(400);
    expect((await setRule("party", { amount: 3 })).status).toBe(404);
    expect((await setRule("open_house_follow_up", { amount: 3 })).status).toBe(400);
    const letter = { subject: "Hi", message: "No children, please.", replyTo: "a@example.com" };
    const answer = await setRule("open_house_follow_up", { amount: 3, letter });
    expect(answer.status).toBe(400);
  });

  it("is refused without the plan or a home", async () => {
    await createSubscription(seller, { planId: 2 });
    for (const refused of [planPublishing(), planPrice(), setRule("quiet", { amount: 7 })]) {
      expect((await refused).status).toBe(403);
    }
    expect((await read()).isIncluded).toBe(false);
    const homeless = await createUser();
    await createSubscription(homeless, { planId: PREMIUM });
    expect((await planPrice({}, homeless)).status).toBe(404);
    expect((await setRule("quiet", { amount: 7 }, homeless)).status).toBe(404);
  });

  it("can't be seen or changed by another account", async () => {
    await planPublishing();
    const other = await createReadyHome();
    await createSubscription(other, { planId: PREMIUM });
    expect((await read(other)).automations).toEqual([]);
    expect((await setState("publish", "paused", other)).status).toBe(404);
    const params = { kind: "publish" };
    expect((await call(kindRoute, "DELETE", { as: other, params })).status).toBe(404);
    await call(pauseRoute, "POST", { as: other });
    expect((await read()).automations).toMatchObject([{ kind: "publish", state: "on" }]);
    expect((await call(kindRoute, "DELETE", { as: seller, params })).status).toBe(200);
  });
});

describe("a scheduled price", () => {
  beforeEach(() => publish(seller));
  const price = async () => (await read()).price;

  it("applies once, on time, and can be undone until the next change", async () => {
    await planPrice();
    await runAtOnce(2.1);
    expect(await price()).toBe(640_000);
    const { runs } = await read();
    expect(runs).toMatchObject([{ isDone: true, undo: { what: "price", price: 650_000 } }]);
    expect(await recordedEvents()).toEqual([
      ["automation_done", { what: "price", price: 640_000, from: 650_000 }],
    ]);
    await saveAskingPrice(seller.accountId, 645_000, seller.id);
    expect((await read()).runs[0]?.undo).toBeNull();
  });

  it.each<[string, () => Promise<unknown>, RegExp]>([
    [
      "an offer came in",
      () =>
        addOffer(seller.accountId, {
          ...{ price: 600_000, financing: "cash", contingencies: [], concessions: 0, note: "" },
          ...{ closingOn: null, deadlineOn: null },
        }),
      /An offer came in/,
    ],
    [
      "the price was changed by hand, even back again",
      async () => {
        await saveAskingPrice(seller.accountId, 660_000, seller.id);
        await saveAskingPrice(seller.accountId, 650_000, seller.id);
      },
      /was changed after this was scheduled/,
    ],
    [
      "the home isn't active",
      () => database().update(listings).set({ status: "pending" }),
      /“Pending”/,
    ],
  ])("isn't applied if %s", async (_, happens, why) => {
    await planPrice();
    await happens();
    await runAtOnce(2.1);
    expect(await price()).toBe(650_000);
    expect((await read()).runs).toMatchObject([
      { isDone: false, text: expect.stringMatching(why) },
    ]);
  });
});

describe("a rule", () => {
  beforeEach(() => publish(seller));

  it("reminds of a waiting inquiry once", async () => {
    await ask(10);
    await setRule("inquiry_waiting", { amount: "12" });
    await runAtOnce(1);
    expect(await recordedEvents()).toEqual([]);
    await runAtOnce(2.1);
    expect(await recordedEvents()).toEqual([["inquiry_waiting", { count: 1, hours: 12 }]]);
    await runAtOnce(40);
    expect(await recordedEvents()).toHaveLength(1);
    expect((await read()).runs).toHaveLength(1);
  });

  it("reminds of a buyer's later message once", async () => {
    await ask(10);
    await setRule("inquiry_waiting", { amount: 12 });
    await runAtOnce(2.1);
    expect(await recordedEvents()).toHaveLength(1);
    const [inquiry] = await database().select({ id: inquiries.id }).from(inquiries);
    const sentAt = inHours(20);
    await database()
      .insert(messages)
      .values([
        { inquiryId: inquiry?.id ?? "", sender: "seller", text: "Yes.", sentAt: inHours(19) },
        { inquiryId: inquiry?.id ?? "", sender: "buyer", text: "And at night?", sentAt },
      ]);
    await database().update(inquiries).set({ lastMessageAt: sentAt });
    await runAtOnce(30);
    expect(await recordedEvents()).toHaveLength(1);
    await runAtOnce(32.1);
    expect(await recordedEvents()).toHaveLength(2);
    await runAtOnce(90);
    expect(await recordedEvents()).toHaveLength(2);
  });

  it("skips an answered inquiry", async () => {
    await ask(10);
    await setRule("inquiry_waiting", { amount: 12 });
    await database().update(inquiries).set({ state: "answered" });
    await runAtOnce(3);
    expect(await recordedEvents()).toEqual([]);
  });

  it("reports a quiet listing, and starts counting again", async () => {
    await setRule("quiet", { amount: 3 });
    await runAtOnce(71);
    expect(await recordedEvents()).toEqual([]);
    await runAtOnce(72.1);
    await runAtOnce(80);
    expect(await recordedEvents()).toEqual([["quiet_listing", { days: 3 }]]);
    await runAtOnce(145);
    expect(await recordedEvents()).toHaveLength(2);
  });

  it("emails open house visitors once", async () => {
    const letter = { subject: "Hi", message: "Thank you.", replyTo: seller.email };
    await setRule("open_house_follow_up", { amount: 24, letter });
    const [openHouse] = await database()
      .insert(openHouses)
      .values({ listingId: await listingId(), startsAt: inHours(1), endsAt: inHours(2) })
      .returning();
    await database()
      .insert(openHouseVisitors)
      .values({
        ...{ openHouseId: openHouse?.id ?? "", entryId: crypto.randomUUID(), name: "Bo" },
        ...{ email: "bo@example.com", hasAgent: false, mayWrite: true, signedAt: inHours(1) },
      });
    await runAtOnce(25);
    expect(await recordedEvents()).toEqual([]);
    await runAtOnce(26.1);
    await runAtOnce(60);
    expect(await recordedEvents()).toEqual([
      ["automation_done", { what: "open_house_follow_up", count: 1 }],
    ]);
  });

  it("sets when buyers are asked for feedback, unless it is paused", async () => {
    const startsAt = inHours(-1);
    const home = { seller, listingId: await listingId(), propertyId: "", slug: "" };
    await createShowing(home, { startsAt });
    const asked = async () =>
      (await database().select({ at: showings.feedbackAskedAt }).from(showings)).map(
        ({ at }) => at !== null,
      );
    await setRule("feedback", { amount: 5 });
    await sendShowingReminders(inHours(4));
    expect(await asked()).toEqual([false]);
    await setState("feedback", "paused");
    await sendShowingReminders(inHours(4.6));
    expect(await asked()).toEqual([false]);
    await setState("feedback", "on");
    await Promise.all([1, 2].map(() => sendShowingReminders(inHours(4.6))));
    expect(await asked()).toEqual([true]);
    expect((await read()).runs).toMatchObject([{ kind: "feedback", isDone: true }]);
    expect(await recordedEvents()).toHaveLength(1);
  });
});

describe("stopping automations", () => {
  it("pauses one or all, and resumes those that aren't overdue", async () => {
    await planPublishing();
    await setRule("quiet", { amount: 7 });
    await call(pauseRoute, "POST", { as: seller });
    const paused = (await read()).automations;
    expect(paused.map(({ state, pausedBy }) => [state, pausedBy])).toEqual([
      ["paused", "seller"],
      ["paused", "seller"],
    ]);
    await runAtOnce(3);
    expect((await readListing(seller)).status).toBe("draft");
    expect((await setState("publish", "on")).status).toBe(200);
    await runAtOnce(3);
    expect((await readListing(seller)).status).toBe("active");
    await planPrice();
    await setState("price", "paused");
    await database()
      .update(automations)
      .set({ runAt: inHours(-1) });
    expect((await setState("price", "on")).status).toBe(409);
  });

  it("pauses all with one notice when the plan ends, and deletes none", async () => {
    await planPublishing();
    await setRule("quiet", { amount: 7 });
    await createSubscription(seller, { planId: PREMIUM, days: -1 });
    await Promise.all([pauseWithoutPlan(new Date()), runAutomations(inHours(3))]);
    await pauseWithoutPlan(new Date());
    expect((await readListing(seller)).status).toBe("draft");
    const { automations: kept } = await read();
    expect(kept.map(({ pausedBy }) => pausedBy)).toEqual(["plan", "plan"]);
    expect(await recordedEvents()).toEqual([["automation_paused", {}]]);
    expect((await setState("quiet", "on")).status).toBe(403);
  });

  it("deletes them with the home", async () => {
    await planPublishing();
    await database().delete(properties);
    await runAtOnce(3);
    expect((await read()).automations).toEqual([]);
  });
});
