import { expect, it } from "vitest";
import { comparedPrices } from "./compared-prices.ts";
import { NO_ENTRIES } from "./net-lines.ts";

const RANGE = { low: 300_000, estimate: 350_000, high: 400_000 };
const pricesOf = (...from: Parameters<typeof comparedPrices>) =>
  comparedPrices(...from).map(({ label, price }) => `${label} ${price}`);

it("starts from the asking price, or else from the estimate", () => {
  expect(pricesOf(NO_ENTRIES, 365_000, RANGE)).toEqual([
    "Low 300000",
    "Expected 365000",
    "High 400000",
  ]);
  expect(pricesOf(NO_ENTRIES, undefined, RANGE)[1]).toBe("Expected 350000");
  expect(pricesOf(NO_ENTRIES, 365_000, undefined)).toEqual(["Expected 365000"]);
  expect(pricesOf(NO_ENTRIES, undefined, undefined)).toEqual([]);
});

it("prefers the prices that were entered", () => {
  const entries = { ...NO_ENTRIES, lowPrice: 1, expectedPrice: 2, highPrice: 3 };
  expect(pricesOf(entries, 365_000, RANGE)).toEqual(["Low 1", "Expected 2", "High 3"]);
});

it("leaves out an end of the range on the wrong side of the asking price", () => {
  expect(pricesOf(NO_ENTRIES, 420_000, RANGE)).toEqual(["Low 300000", "Expected 420000"]);
  expect(pricesOf(NO_ENTRIES, 290_000, RANGE)).toEqual(["Expected 290000", "High 400000"]);
});
