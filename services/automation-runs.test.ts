import { beforeEach, describe, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { claimDue } from "#db/queries/automation-runs.ts";
import { saveAskingPrice } from "#db/queries/asking-prices.ts";
import { addOffer } from "#db/queries/offers.ts";
import {
  automations,
  inquiries,
  listings,
  messages,
  openHouses,
  openHouseVisitors,
  photos,
  showings,
} from "#db/schema/index.ts";
import { publish, readListing } from "#tests/listing/ready-home.ts";
import { createShowing } from "#tests/showing-rows.ts";
import { runAutomations } from "./automation-runs.ts";
import { sendShowingReminders } from "./showing-reminders.ts";
import { automationsForTests, inHours } from "#tests/automations.ts";

const {
  ask,
  listingId,
  planPrice,
  planPublishing,
  read,
  recordedEvents,
  runAtOnce,
  seller,
  setRule,
  setState,
} = automationsForTests();

describe("scheduled publishing", () => {
  it("happens once, on time, as the person who scheduled it, and can be undone", async () => {
    expect((await planPublishing()).status).toBe(200);
    await runAtOnce(1.9);
    expect((await readListing(seller())).status).toBe("draft");
    await runAtOnce(2.1);
    const { status, history } = await readListing(seller());
    expect([status, history.length, history[0]?.by]).toEqual(["active", 1, seller().email]);
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
      expect((await readListing(seller())).status).toBe("draft");
      throw new Error("killed");
    });
    await expect(killed).rejects.toThrow("killed");
    await runAutomations(inHours(3));
    expect((await readListing(seller())).status).toBe("active");
    expect(await recordedEvents()).toHaveLength(1);
  });

  it.each<[string, () => Promise<unknown>, number, RegExp]>([
    ["the cover is gone", () => database().delete(photos), 3, /cover/i],
    ["the listing is already public", () => publish(seller()), 3, /already public\.$/],
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
    const before = (await readListing(seller())).status;
    await runAtOnce(hours);
    expect((await readListing(seller())).status).toBe(before);
    expect((await read()).runs).toMatchObject([
      { kind: "publish", isDone: false, text: expect.stringMatching(why), undo: null },
    ]);
    expect((await read()).automations).toEqual([]);
    expect(await recordedEvents()).toMatchObject([["automation_not_done", { what: "publish" }]]);
  });
});

describe("a scheduled price", () => {
  beforeEach(() => publish(seller()));
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
    await saveAskingPrice(seller().accountId, 645_000, seller().id);
    expect((await read()).runs[0]?.undo).toBeNull();
  });

  it.each<[string, () => Promise<unknown>, RegExp]>([
    [
      "an offer came in",
      () =>
        addOffer(seller().accountId, {
          ...{ price: 600_000, financing: "cash", contingencies: [], concessions: 0, note: "" },
          ...{ closingOn: null, deadlineOn: null },
        }),
      /An offer came in/,
    ],
    [
      "the price was changed by hand, even back again",
      async () => {
        await saveAskingPrice(seller().accountId, 660_000, seller().id);
        await saveAskingPrice(seller().accountId, 650_000, seller().id);
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
  beforeEach(() => publish(seller()));

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
    const letter = { subject: "Hi", message: "Thank you.", replyTo: seller().email };
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
    const home = { seller: seller(), listingId: await listingId(), propertyId: "", slug: "" };
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
