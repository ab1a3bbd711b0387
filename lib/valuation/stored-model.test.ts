import { describe, expect, it } from "vitest";
import { gradedSales, syntheticSales } from "#tests/valuation/market.ts";
import { fitMarket } from "./model/fit.ts";
import { readModel } from "./stored-model.ts";

const model = (await fitMarket("Test", () => [syntheticSales(100)]))!;
const errors = { salesCount: 60, medianError: 0.06, within10: 0.7 };
const earlierLevel = { ...errors, factor68: 1.1, factor80: 1.5 };
const level = {
  ...earlierLevel,
  ...{ spread: [0.1, 0.2], areas: { "62701": errors }, partly: {}, ownWeights: [0.1, 0.4] },
};
const ROW = {
  salesCount: model.salesCount,
  terms: model.terms,
  calibration: { zip: level, city: level },
  zips: Object.fromEntries(model.zips),
};
const stored = (changes: object = {}) =>
  JSON.parse(JSON.stringify({ ...ROW, ...changes })) as unknown;
const withTerms = (changes: object) => stored({ terms: { ...ROW.terms, ...changes } });

it("reads a model as it was stored", () => {
  expect(readModel("Test", stored())).toEqual({ model, calibration: ROW.calibration });
});

it("reads one of an earlier version, which widens nothing and knows no areas", () => {
  const read = readModel("Test", stored({ calibration: { zip: earlierLevel } }));
  expect(read.calibration?.zip).toEqual({
    ...earlierLevel,
    ...{ spread: [], areas: {}, partly: {}, ownWeights: [] },
  });
});

it("reads one with optional facts, but not zips with effects of another number of facts", async () => {
  const graded = (await fitMarket("Test", () => [gradedSales(100)]))!;
  const row = { ...ROW, terms: graded.terms, zips: Object.fromEntries(graded.zips) };
  const json = (changes: object) => JSON.parse(JSON.stringify({ ...row, ...changes })) as unknown;
  expect(readModel("Test", json({})).model).toEqual(graded);
  expect(() => readModel("Test", json({ zips: ROW.zips }))).toThrow("zips.62701");
  const facts = { ...graded.terms.facts, columns: ["view"] };
  expect(() => readModel("Test", json({ terms: { ...graded.terms, facts } }))).toThrow(TypeError);
});

it("reads one without a calibration, and without the zips that were asked for", () => {
  const read = readModel("Test", stored({ calibration: null, zips: null }));
  expect(read.calibration).toBeNull();
  expect(read.model.zips.size).toBe(0);
});

describe("refuses one of another shape", () => {
  const { livingAreas: _, ...withoutAreas } = ROW.terms;
  it.each([
    ["terms", stored({ terms: null })],
    ["terms.livingAreas", stored({ terms: withoutAreas })],
    ["terms.livingAreas", withTerms({ livingAreas: [100] })],
    ["terms.coefficients", withTerms({ coefficients: ROW.terms.coefficients.slice(1) })],
    ["terms.centers", withTerms({ centers: [...ROW.terms.centers, 0] })],
    ["terms.intercept", withTerms({ intercept: Number.NaN })],
    ["terms.intercept", withTerms({ intercept: "12.8" })],
    ["terms.knots", withTerms({ knots: [] })],
    ["terms.knots.0", withTerms({ knots: [null] })],
    ["terms.firstDay", withTerms({ firstDay: undefined })],
    ["calibration.zip.factor80", stored({ calibration: { zip: { ...level, factor80: 0 } } })],
    ["calibration.county", stored({ calibration: { county: level } })],
    ["zips.62701", stored({ zips: { "62701": [0.1] } })],
    ["salesCount", stored({ salesCount: null })],
  ])("%s", (path, row) => {
    expect(() => readModel("Test", row)).toThrow(TypeError);
    expect(() => readModel("Test", row)).toThrow(path.split(".")[0]);
  });

  it.each([null, undefined, "model", 7, []])("%j", (row) => {
    expect(() => readModel("Test", row)).toThrow(TypeError);
  });
});
