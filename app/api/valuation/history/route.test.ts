import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import * as leftOut from "#app/api/valuation/left-out/[saleId]/route.ts";
import * as valuation from "#app/api/valuation/route.ts";
import { database } from "#db/client.ts";
import { DEMO_ADDRESS } from "#db/demo/sales.ts";
import { estimatesOfAccount, MAX_SHOWN, saveEstimate } from "#db/queries/estimates.ts";
import { ofAccount, readEach, readOwned } from "#db/owned-read.ts";
import { salesUntil } from "#db/queries/sales-near.ts";
import { estimates, properties } from "#db/schema/index.ts";
import { dayOf, isoOf } from "#lib/days.ts";
import { type EstimateHistoryView, estimateHistoryView } from "#lib/schemas/estimate-history.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";
import { dayIn, instantOf } from "#lib/us/wall-clock.ts";
import type { EstimatePoint } from "#lib/valuation/history/estimate-point.ts";
import { setAskingPrice } from "#services/asking-price.ts";
import { BOUNDS, countAttempt } from "#services/limits.ts";
import { recordEstimate } from "#services/estimate-history.ts";
import { homeTimeZone, valuationReads, valueHome } from "#services/valuation.ts";
import { refreshDemoSales } from "#services/demo-data.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser, type TestUser } from "#tests/factories.ts";
import { BASICS } from "#tests/property.ts";
import * as route from "./route.ts";

const ZONE = "America/Chicago";
const today = dayOf(dayIn(ZONE, new Date()));

let seller: TestUser;
beforeAll(() => refreshDemoSales(new Date()));
beforeEach(async () => {
  seller = await createUser();
  await createProperty(seller, { ...DEMO_ADDRESS, propertyBasics: BASICS });
});

async function note(as = seller): Promise<EstimateHistoryView> {
  const { status, body } = await call(route, "POST", { as });
  expect(status).toBe(200);
  return estimateHistoryView.parse(body);
}

const valueNow = async () => (await call(valuation, "GET", { as: seller })).body as ValuationView;
const shownTo = (as: TestUser) => readOwned(estimatesOfAccount, ofAccount(as.accountId));

async function saveEarlier(days: number, changes: Partial<EstimatePoint> = {}): Promise<void> {
  const [shown] = await shownTo(seller);
  if (!shown) throw new Error("Nothing is shown yet.");
  await saveEstimate(seller.accountId, { ...shown, day: isoOf(today - days), ...changes });
}

it("values earlier months anew, each by the sales made before it, and ends with today", async () => {
  const { points, bigMove } = await note();
  const { estimate, low, high } = await valueNow();
  expect(points.at(-1)).toMatchObject({ day: isoOf(today), value: estimate, low, high });
  expect(points.length).toBeGreaterThan(6);
  expect(points.map(({ day }) => day)).toEqual(points.map(({ day }) => day).toSorted());
  expect(points.map(({ wasShown }) => wasShown).lastIndexOf(false)).toBe(points.length - 2);
  expect(points[0]?.reasons).toEqual([]);
  expect(points.slice(1).some(({ reasons }) => /^Newly sold: /.test(reasons[0] ?? ""))).toBe(true);
  expect(bigMove).toBeNull();
});

it("notes a day once, with what the estimate stood on", async () => {
  await note();
  await note(await createUser({ parent: seller }));
  const shown = await shownTo(seller);
  expect(shown).toHaveLength(1);
  expect(shown[0]?.basis).toMatchObject({ way: "recorded_sales", leftOut: [] });
  expect(shown[0]?.basis.sales.length).toBeGreaterThan(3);
});

it("is of the day where the home is, also in the evening", async () => {
  const evening = instantOf(isoOf(today - 1), "20:30", ZONE) ?? new Date();
  const readings = () =>
    readEach(valuationReads, ofAccount(seller.accountId), { values: salesUntil(evening) });
  expect(await valueHome(seller.accountId, await readings(), evening)).toMatchObject({
    estimateDate: isoOf(today - 1),
    retrievedAt: evening.toISOString(),
  });
  await recordEstimate(seller.accountId, evening);
  expect((await shownTo(seller)).map(({ day }) => day)).toEqual([isoOf(today - 1)]);
  const place = { state: "ND", zipCode: "58631", timeZone: "America/Denver" };
  await database().update(properties).set(place).where(eq(properties.userId, seller.accountId));
  expect(homeTimeZone(await readings())).toBe("America/Denver");
});

it("tells what was left out since, and what was corrected", async () => {
  await note();
  await saveEarlier(40);
  const sale = (await valueNow()).comparables?.[0];
  await call(leftOut, "PUT", { as: seller, params: { saleId: String(sale?.id) } });
  await database()
    .update(properties)
    .set({ propertyBasics: { ...BASICS, bedrooms: 4 } })
    .where(eq(properties.userId, seller.accountId));
  const { points } = await note();
  const shown = points.filter(({ wasShown }) => wasShown);
  expect(shown).toHaveLength(2);
  expect(shown[1]?.reasons).toEqual(
    expect.arrayContaining([
      "You changed your home's details: bedrooms from 3 to 4.",
      `You excluded: ${sale?.address}.`,
    ]),
  );
});

it("says a sentence when it has moved by more than its own error since the price was set", async () => {
  await note();
  const [{ value } = { value: 0 }] = await shownTo(seller);
  await saveEarlier(2, { value: Math.round(value * 1.004) });
  await setAskingPrice(seller.accountId, { price: 400_000 }, seller.id);
  expect((await note()).bigMove).toBeNull();
  await saveEarlier(1, { value: Math.round(value * 0.6) });
  expect((await note()).bigMove).toMatch(/^Since you last checked on .* changed from \$.* up \$/);
});

it("doesn't mix the estimates of two addresses", async () => {
  await note();
  const [shown] = await shownTo(seller);
  if (shown) await saveEarlier(5, { basis: { ...shown.basis, address: "9 Other Rd" } });
  expect((await note()).points.filter(({ wasShown }) => wasShown)).toHaveLength(1);
});

it("keeps the newest of an account", async () => {
  await note();
  for (let days = 1; days <= MAX_SHOWN + 2; days += 1) await saveEarlier(days);
  await note();
  const shown = await shownTo(seller);
  expect([shown.length, shown.at(-1)?.day]).toEqual([MAX_SHOWN, isoOf(today)]);
});

it("has none without an estimate, and needs a property", async () => {
  const far = await createUser();
  expect((await call(route, "POST", { as: far })).status).toBe(404);
  const place = { addressLine1: "1 Far Rd", city: "Bangor", state: "ME", zipCode: "04401" };
  await createProperty(far, { ...place, propertyBasics: BASICS });
  expect(await note(far)).toEqual({ points: [], bigMove: null });
  expect(await shownTo(far)).toEqual([]);
});

it("belongs to the account", async () => {
  await note();
  const neighbor = await createUser();
  await createProperty(neighbor, { ...DEMO_ADDRESS, propertyBasics: BASICS });
  expect(await shownTo(neighbor)).toEqual([]);
  await database().delete(estimates);
  await note(neighbor);
  expect(await shownTo(seller)).toEqual([]);
});

it("asks no external service, and notes nothing of one", async () => {
  vi.resetModules();
  vi.stubEnv("VALUATION_API_URL", "http://127.0.0.1:9");
  const external = await import("./route.ts");
  const { status, body } = await call(external, "POST", { as: seller });
  expect([status, body]).toEqual([200, { points: [], bigMove: null }]);
  expect(await shownTo(seller)).toEqual([]);
});

it("is refused to an account that asks over and over, and to nobody else", async () => {
  const attempts = Array.from({ length: BOUNDS.estimateHistory.limit }, () =>
    countAttempt({ estimateHistory: seller.accountId }, ""),
  );
  await Promise.all(attempts);
  const answer = await call(route, "POST", { as: await createUser({ parent: seller }) });
  expect(answer.status).toBe(429);
  expect(answer.body).toEqual({ error: expect.stringContaining("Please try again later.") });
  const other = await createUser();
  await createProperty(other, DEMO_ADDRESS);
  await note(other);
});
