import { expect, it } from "vitest";
import { database } from "#db/client.ts";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import { saveAskingPrice } from "#db/queries/asking-prices.ts";
import { setAutomation } from "#db/queries/automations.ts";
import { saveEstimate } from "#db/queries/estimates.ts";
import { addEvent } from "#db/queries/events.ts";
import { propertyOfAccount } from "#db/queries/properties.ts";
import { saveStepCompletion } from "#db/queries/steps.ts";
import { accountDeletions, inquiries, pageViewDays } from "#db/schema/index.ts";
import { found } from "#lib/errors.ts";
import { dashboardView } from "#lib/schemas/dashboard.ts";
import { subjectFromProperty } from "#lib/valuation/data/subject.ts";
import { call } from "#tests/api.ts";
import { createProperty, createSubscription, createUser, type TestUser } from "#tests/factories.ts";
import { createPricedHome } from "#tests/listing/price-steps.ts";
import { createHome } from "#tests/listing/public-home.ts";
import { createReadyHome, publish } from "#tests/listing/ready-home.ts";
import * as route from "./route.ts";

const read = async (as: TestUser) => dashboardView.parse((await call(route, "GET", { as })).body);

it("requires a login", async () => {
  expect((await call(route, "GET")).status).toBe(401);
});

it("starts with the address when the account is empty", async () => {
  const view = await read(await createUser());
  expect(view).toMatchObject({
    home: null,
    status: "draft",
    next: { title: "Add your address", href: "/property-address" },
    lately: [],
    estimates: [],
    askingPrices: [],
    numbers: null,
  });
  expect(view.setup?.map(({ isDone }) => isDone)).toEqual([false, false, false]);
  expect(view.messages).toBeUndefined();
  expect(view.parts.map(({ label, done, total }) => [label, done, total])).toEqual([
    ["Property", 0, 4],
    ["Get ready", 0, 6],
    ["Price", 0, 2],
    ["Photos", 0, 2],
    ["Listing", expect.any(Number), expect.any(Number)],
    ["Showings", 0, null],
  ]);
});

it("suggests the next missing step, and counts completed steps", async () => {
  const seller = await createUser();
  await createProperty(seller);
  expect((await read(seller)).next.title).toBe("Enter the basics");
  await saveStepCompletion(seller, { stepId: "declutter", completed: true });
  const [, steps] = (await read(seller)).parts;
  expect(steps).toMatchObject({ done: 1, text: "1 of 6 steps complete" });
});

it("suggests downloading files once the account's deletion is scheduled", async () => {
  const seller = await createReadyHome();
  await database()
    .insert(accountDeletions)
    .values({ accountId: seller.accountId, deletesAt: new Date("2099-12-12T18:00:00Z") });
  expect((await read(seller)).next).toMatchObject({
    title: "Download what you want to keep",
    reason: "Everything is deleted on Dec 12, 2099. You can't publish until you keep your account.",
    href: "/security#account",
  });
  const member = await createUser({ parent: seller });
  expect((await read(member)).next.href).toBe("/documents/files");
});

it("shows a public home to a member of the account", async () => {
  const seller = await createReadyHome();
  const { url } = await publish(seller);
  expect(url).not.toBeNull();
  const helper = await createUser({ parent: seller });
  const before = await read(helper);
  expect(before).toMatchObject({
    status: "active",
    next: { title: "Let buyers request showings" },
  });
  expect(before.askingPrices).toEqual([{ day: expect.any(String), price: 650_000 }]);
});

it("charts the public prices since publishing", async () => {
  const { seller } = await createPricedHome([
    [-50, 600_000],
    [30, 64_900],
    [31, 649_000],
    [90, 639_000],
  ]);
  expect((await read(seller)).askingPrices).toEqual([
    { day: "2026-11-01", price: 649_000 },
    { day: "2026-11-05", price: 639_000 },
  ]);
});

it("charts only a draft's current price", async () => {
  const seller = await createUser();
  await createProperty(seller);
  await saveAskingPrice(seller.accountId, 65_000, seller.id);
  await saveAskingPrice(seller.accountId, 650_000, seller.id);
  expect((await read(seller)).askingPrices).toEqual([{ day: expect.any(String), price: 650_000 }]);
});

it("shows only estimates of this home's address", async () => {
  const seller = await createReadyHome();
  const property = await readOwned(propertyOfAccount, ofAccount(seller.accountId));
  const { address } = subjectFromProperty(found(property, "none"));
  const note = (day: string, value: number, ofAddress: string) =>
    saveEstimate(seller.accountId, {
      ...{ day, value, low: value - 40_000, high: value + 40_000 },
      basis: {
        ...{ way: "recorded_sales", facts: null, sales: [], leftOut: [], fittedThrough: null },
        ...{ errorPercent: null, address: ofAddress },
      },
    });
  await note("2026-10-01", 500_000, "1 Elsewhere St");
  await note("2026-10-02", 640_000, address);
  const view = await read(seller);
  expect(view.estimates).toEqual([
    { day: "2026-10-02", value: 640_000, low: 600_000, high: 680_000 },
  ]);
  expect(view.parts[2]?.text).toBe("Asking price $650,000, estimate $640,000");
});

it("counts what buyers did, and suggests replying to them first", async () => {
  const { seller, listingId } = await createHome();
  await database()
    .insert(pageViewDays)
    .values({ listingId, day: "2026-11-20", source: "direct", views: 9, people: 4 });
  const asked = { listingId, name: "Bo", email: "bo@example.com", message: "When?" };
  await database()
    .insert(inquiries)
    .values([
      { ...asked, kind: "showing" },
      { ...asked, kind: "question", state: "answered" },
      { ...asked, kind: "question", state: "spam" },
    ]);
  const view = await read(seller);
  expect(view.next).toMatchObject({ title: "Reply to a buyer", href: "/online-listing/messages" });
  expect(view.today).toEqual([view.next]);
  expect(view.messages).toEqual({ waiting: 1, unread: 2, lastAt: expect.any(String) });
  expect(view.showings).toEqual({ waiting: 0, nextAt: null });
  expect(view.setup).toBeUndefined();
  expect(view.numbers).toMatchObject({ views: 9, people: 4, inquiries: 2, showings: 1 });
  expect(view.parts.slice(5).map(({ text }) => text)).toEqual([
    "1 showing requested, no open house scheduled",
    "No items yet",
  ]);
  await createSubscription(seller, { planId: 3 });
  await setAutomation(seller.accountId, {
    ...{ kind: "quiet", amount: 21, setBy: seller.id },
    ...{ since: new Date(), nextAt: new Date() },
  });
  expect((await read(seller)).parts.at(-1)).toMatchObject({
    ...{ label: "Automation", text: "1 rule is on" },
  });
});

it("shows recent activity by person, and nothing from another account", async () => {
  const seller = await createUser();
  const helper = await createUser({ parent: seller });
  const other = await createUser();
  const { accountId } = seller;
  const addStep = (actorId: string, stepId: "declutter" | "deep_clean") =>
    addEvent(database(), { accountId, actorId }, { kind: "step_completed", data: { stepId } });
  await addStep(seller.id, "declutter");
  await addStep(helper.id, "deep_clean");
  await addEvent(
    database(),
    { accountId, actorId: null, toUserId: seller.id },
    { kind: "signed_in_elsewhere", data: { device: "Firefox on Linux" } },
  );
  const texts = async (as: TestUser) => (await read(as)).lately.map(({ text }) => text);
  expect(await texts(seller)).toEqual([
    `${helper.email} completed the step “Deep Clean”.`,
    "You completed the step “Declutter”.",
  ]);
  expect(await texts(helper)).toEqual([
    "You completed the step “Deep Clean”.",
    `${seller.email} completed the step “Declutter”.`,
  ]);
  expect(await texts(other)).toEqual([]);
});
