import { expect, it } from "vitest";
import {
  gradedSales,
  makeSale,
  MARKET_DAY,
  memorySource,
  syntheticSales,
} from "#tests/valuation/market.ts";
import { makeSubject } from "#tests/valuation/subject.ts";
import { estimateAsOf } from "./backtest.ts";
import { fitCalibrated } from "./calibrated-fit.ts";
import type { CalibratedModel } from "./calibration.ts";
import type { Sale, Subject } from "./data/home.ts";
import { fitMarket } from "./model/fit.ts";
import { predictLogPrice } from "./model/market-model.ts";
import { valueBySalesComparison } from "./sales-comparison.ts";

const SALES = gradedSales(600);
const source = memorySource(SALES);
const before = (sales: readonly Sale[]) => (day: number) => [sales.filter((s) => s.day < day)];
const fitted = (await fitCalibrated("Test", before(SALES), source))!;
const SUBJECT = makeSubject({ street: null, houseNumber: null });

async function estimate(facts: Partial<Subject>, model: CalibratedModel = fitted) {
  const found = await estimateAsOf({ ...SUBJECT, ...facts }, MARKET_DAY, source, model);
  if (!found) throw new Error("no estimate");
  return found;
}

it("a known quality counts as much as in the sales", async () => {
  const values = await Promise.all(
    [2, 3, 4].map(async (quality) => Math.log((await estimate({ quality })).value)),
  );
  expect(values[1]! - values[0]!).toBeCloseTo(0.1, 1);
  expect(values[2]! - values[1]!).toBeCloseTo(0.1, 1);
});

it("an unknown one gives the estimate of a model without it, and a range no narrower", async () => {
  const plain = SALES.map((sale) => ({ ...sale, quality: null }));
  const without = await fitMarket("Test", () => [plain]);
  const { value, low, high, optionalFacts } = await estimate({});
  const expected = await estimate({}, { model: without!, calibration: null });
  expect(value / expected.value).toBeCloseTo(1, 2);
  expect(optionalFacts).toEqual(["quality"]);
  const known = await estimate({ quality: 3 });
  expect(high / low).toBeGreaterThanOrEqual(known.high / known.low);
});

it("facts that no sale has change nothing", async () => {
  const { value } = await estimate({ quality: 3 });
  expect((await estimate({ quality: 3, condition: 5, garage: "none" })).value).toBe(value);
});

it("the model of an earlier version, without optional facts, goes on working", async () => {
  const { facts: _, ...terms } = fitted.model.terms;
  const zips = new Map([...fitted.model.zips].map(([zip, all]) => [zip, all.slice(0, 4)]));
  const earlier = { model: { ...fitted.model, terms, zips }, calibration: null };
  expect((await estimate({ quality: 5 }, earlier)).value).toBe((await estimate({})).value);
});

it("where some sales lack the fact, the others still teach it", async () => {
  const partly = SALES.map((sale, index) => (index % 4 === 0 ? { ...sale, quality: null } : sale));
  const model = (await fitMarket("Test", () => [partly]))!;
  const value = async (quality: number) =>
    Math.log((await estimate({ quality }, { model, calibration: null })).value);
  expect((await value(4)) - (await value(3))).toBeCloseTo(0.1, 1);
  const mostly = syntheticSales(100).map((sale, index) => ({
    ...sale,
    quality: index < 40 ? 4 : null,
  }));
  expect((await fitMarket("Test", () => [mostly]))!.terms.facts).toBeUndefined();
});

it("explains each comparable's quality, and its adjustments still add up", async () => {
  const stored = memorySource(SALES, fitted);
  const now = new Date(MARKET_DAY * 86_400_000);
  const view = await valueBySalesComparison({ ...SUBJECT, quality: 5 }, stored, now);
  const labels = new Set<string>();
  for (const { price, adjustedPrice, adjustments } of view.comparables ?? []) {
    for (const { label } of adjustments) labels.add(label);
    expect(adjustments.reduce((sum, { amount }) => sum + amount, price)).toBe(adjustedPrice);
  }
  expect(labels).toContain("Construction quality");
  expect(view.source?.facts?.quality).toBe(5);
});

it("publishes the error of what is known", async () => {
  const stored = memorySource(SALES, fitted);
  const now = new Date(MARKET_DAY * 86_400_000);
  const errorOf = async (quality: number | null) =>
    (await valueBySalesComparison({ ...SUBJECT, quality }, stored, now)).source?.publishedError
      ?.medianPercent;
  expect(await errorOf(null)).toBeGreaterThan((await errorOf(3)) ?? 0);
});

it("predicts a sale without its facts as before", async () => {
  const { terms, zips } = fitted.model;
  const home = { ...makeSale({ quality: 5 }), livingArea: 1800 };
  const value = predictLogPrice(terms, zips.get("62701"), home, MARKET_DAY);
  expect(value).toBe(
    predictLogPrice(terms, zips.get("62701"), { ...home, quality: 1 }, MARKET_DAY),
  );
});
