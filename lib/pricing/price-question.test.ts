import { expect, it } from "vitest";
import { askAboutPrice } from "./price-question.ts";

const RANGE = { low: 560_000, high: 680_000 };

it.each([
  [
    61_990,
    "You're changing the price from $619,900 to $61,990. That's 90% lower and below the estimate range ($560,000 to $680,000). Change it?",
  ],
  [
    690_000,
    "You're changing the price from $619,900 to $690,000. That's above the estimate range ($560,000 to $680,000). Change it?",
  ],
  [619_900, null],
  [599_900, null],
  [680_000, null],
  [560_000, null],
])("asks about a change to %d only if it's large or outside the range", (price, question) => {
  expect(askAboutPrice(price, 619_900, RANGE)).toBe(question);
});

it.each([
  [61_990, "You're changing the price from $619,900 to $61,990. That's 90% lower. Change it?"],
  [619, "You're changing the price from $619,900 to $619. That's 99% lower. Change it?"],
  [
    6_199_000,
    "You're changing the price from $619,900 to $6,199,000. That's 900% higher. Change it?",
  ],
])("asks about a change to %d without an estimate", (price, question) => {
  expect(askAboutPrice(price, 619_900, null)).toBe(question);
  expect(askAboutPrice(price, 619_900, { low: null, high: null })).toBe(question);
});

it("doesn't ask about changes up to 15%", () => {
  expect(askAboutPrice(85_000, 100_000, null)).toBeNull();
  expect(askAboutPrice(115_000, 100_000, null)).toBeNull();
  expect(askAboutPrice(84_999, 100_000, null)).toContain("15% lower");
  expect(askAboutPrice(115_001, 100_000, null)).toContain("15% higher");
});

it("asks about a first price only outside the range", () => {
  expect(askAboutPrice(61_990, null, null)).toBeNull();
  expect(askAboutPrice(619_900, null, RANGE)).toBeNull();
  expect(askAboutPrice(61_990, null, RANGE)).toBe(
    "You're setting the price to $61,990. That's below the estimate range ($560,000 to $680,000). Set it?",
  );
});
