import { describe, expect, it } from "vitest";
import { SOURCE, VALUATION } from "#tests/valuation/views.ts";
import { describeAdded, describeAgreement, describeMethod } from "./describe-own-sales.ts";

const OWN = {
  value: 350_000,
  low: 310_000,
  high: 395_000,
  confidence: 60,
  salesCount: 3,
  market: null,
  areasAlone: false,
  medianErrorPercent: 12.8,
  measuredOn: "public sales",
};
const VALUED = { ...VALUATION, estimate: 352_349, low: 313_389, high: 396_151 };

describe("how the estimate goes with the one by recorded sales", () => {
  it("agrees where each lies within the other's range", () => {
    expect(describeAgreement(OWN, VALUED)).toBe(
      "The two estimates agree. The estimate from recorded sales is $352,349 ($313,389 to $396,151). Each is within the other's range, and they differ by $2,349.",
    );
  });

  it("agrees in part where the ranges overlap, and else not", () => {
    const higher = { ...OWN, value: 420_000, low: 380_000, high: 470_000 };
    expect(describeAgreement(higher, VALUED)).toMatch(/^The two estimates partly agree\./);
    const far = { ...OWN, value: 620_000, low: 580_000, high: 670_000 };
    expect(describeAgreement(far, VALUED)).toMatch(/^The two estimates don't agree\./);
  });

  it("is not held against fictional sales, nor against nothing", () => {
    const demo = { ...VALUED, source: { ...SOURCE, isDemo: true } };
    expect(describeAgreement(OWN, demo)).toMatch(/fictional/);
    const reason = "There are no sales to compare with yet.";
    const none = { ...VALUED, estimate: null, source: { ...SOURCE, reason } };
    expect(describeAgreement(OWN, none)).toBe(
      `We have no market estimate to compare it with. ${reason}`,
    );
  });
});

it("says what made the adjustments", () => {
  expect(describeMethod(OWN)).toMatch(
    /general rules.+less reliable.+within 12\.8% of the sale price there\. Elsewhere,/,
  );
  expect(describeMethod(OWN)).not.toContain("only area");
  expect(describeMethod({ ...OWN, areasAlone: true, medianErrorPercent: 13.3 })).toMatch(
    /only area, date and price.+so little detail, half of them were within 13\.3%/,
  );
  expect(describeMethod({ ...OWN, market: "Dane County" })).toMatch(/“Dane County” price model/);
});

it("counts what was added, and what was there", () => {
  expect(describeAdded(3, 3)).toBe("3 sales added.");
  expect(describeAdded(1, 3)).toBe("1 sale added. 2 were already on your list.");
  expect(describeAdded(0, 1)).toBe("0 sales added. 1 was already on your list.");
});
