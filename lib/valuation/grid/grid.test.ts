import { describe, expect, it } from "vitest";
import { dayOf } from "#lib/days.ts";
import { makeSale, MARKET_DAY, syntheticSales } from "#tests/valuation/market.ts";
import type { Sale, ValuableSale } from "../data/home.ts";
import { indexOn } from "../last-sale/price-index.ts";
import { fitMarket } from "../model/fit.ts";
import { compareEstimates } from "./agreement.ts";
import { adjustToSubject, reconcileGrid } from "./grid.ts";

const home = (facts: Partial<Sale> = {}) => makeSale(facts) as ValuableSale;
const subject = home({ id: 0, day: MARKET_DAY });
// Without a state's price index, the rules don't adjust for time.
const unindexed = { ...subject, state: null };

const adjust = (facts: Partial<Sale>, of = unindexed) =>
  adjustToSubject(of, MARKET_DAY, home(facts), null);

describe("a sale on the grid by stated rules", () => {
  it("of a similar home keeps its price, whenever it was sold", () => {
    expect(adjust({ day: MARKET_DAY - 300 })).toMatchObject({
      adjustedPrice: 400_000,
      adjustments: [],
    });
  });

  it.each([
    ["twice the living area", { livingArea: 3600 }, "Living area", 2 ** -0.5],
    ["half the lot", { lotSize: 3500 }, "Lot size", 2 ** 0.1],
    ["one bath less", { bathrooms: 1 }, "Bathrooms", Math.exp(0.05)],
    ["four years more", { yearBuilt: 1976 }, "Age and remodel", Math.exp(4 * 0.004)],
    ["half a century more", { yearBuilt: 1930 }, "Age and remodel", Math.exp(6 * 0.004)],
  ])("of %s is adjusted for that alone", (_, facts, label, factor) => {
    const adjustedPrice = Math.round(400_000 * factor);
    expect(adjust(facts)).toMatchObject({
      adjustedPrice,
      adjustments: [{ label, amount: adjustedPrice - 400_000 }],
    });
  });

  it("adds up to the dollar", () => {
    const facts = { livingArea: 1511, lotSize: 12_300, bathrooms: 1.5, yearBuilt: 1931 };
    const { adjustedPrice, adjustments } = adjust({ ...facts, price: 387_650 });
    expect(adjustments).toHaveLength(4);
    expect(387_650 + adjustments.reduce((sum, { amount }) => sum + amount, 0)).toBe(adjustedPrice);
  });

  it("moves with the price index of the state, where there is one", () => {
    const [then, now] = [dayOf("2014-05-15"), dayOf("2016-05-15")];
    const { adjustedPrice, adjustments } = adjustToSubject(
      { ...subject, state: "WA" },
      now,
      home({ day: then }),
      null,
    );
    const ratio = indexOn("WA", now)! / indexOn("WA", then)!;
    expect(ratio).toBeGreaterThan(1.1);
    expect(adjustedPrice).toBe(Math.round(400_000 * ratio));
    expect(adjustments.map(({ label }) => label)).toEqual(["Time since sale"]);
  });

  it.each(["lotSize", "bathrooms", "bedrooms", "yearBuilt"] as const)(
    "is not adjusted for an unknown %s, its own or the subject's",
    (field) => {
      expect(adjust({ [field]: null }).adjustments).toEqual([]);
      expect(adjust({}, { ...unindexed, [field]: null }).adjustments).toEqual([]);
    },
  );
});

describe("a sale on the grid by the model of a market", () => {
  const fit = async () => (await fitMarket("Test", () => [syntheticSales(600)]))!;

  it("comes to what the model says of the difference", async () => {
    const { adjustedPrice } = adjustToSubject(
      subject,
      MARKET_DAY,
      home({ livingArea: 1500, day: MARKET_DAY - 1 }),
      await fit(),
    );
    // The market's prices follow the 0.7th power of the living area.
    expect(adjustedPrice / (400_000 * (1800 / 1500) ** 0.7)).toBeCloseTo(1, 1);
  });

  it("is adjusted for its zip only where the model knows both", async () => {
    const model = await fit();
    const labels = (zipCode: string | null, of = subject) =>
      adjustToSubject(of, MARKET_DAY, home({ zipCode }), model).adjustments.map(
        ({ label }) => label,
      );
    expect(labels("62702")).toContain("Location");
    expect(labels("99999")).not.toContain("Location");
    expect(labels(null)).not.toContain("Location");
    expect(labels("62702", { ...subject, zipCode: "99999" })).not.toContain("Location");
  });
});

describe("the estimate of a grid", () => {
  it("takes three sales", () => {
    expect(reconcileGrid([400_000, 410_000])).toBeNull();
    expect(reconcileGrid([])).toBeNull();
  });

  it("is the geometric mean of the adjusted prices", () => {
    expect(reconcileGrid([200_000, 400_000, 800_000])?.value).toBeCloseTo(400_000, 6);
  });

  it("has a range by Student's t distribution around what was expected of a few sales", () => {
    // 4 + 2 degrees of freedom: 80% lie within 1.4398 standard deviations.
    const sd = Math.sqrt(((4 * 0.17 ** 2) / 6) * (1 + 1 / 3));
    const estimate = reconcileGrid([400_000, 400_000, 400_000])!;
    expect(Math.log(estimate.high / estimate.value) / sd).toBeCloseTo(1.4398, 3);
    expect(estimate.high * estimate.low).toBeCloseTo(estimate.value ** 2, -2);
  });

  it("is wider and less sure with sales that differ, narrower with more of them", () => {
    const alike = reconcileGrid([390_000, 400_000, 410_000])!;
    const apart = reconcileGrid([300_000, 400_000, 530_000])!;
    const more = reconcileGrid([390_000, 400_000, 410_000, 390_000, 400_000, 410_000])!;
    const width = ({ low, high }: { low: number; high: number }) => high / low;
    expect(width(apart)).toBeGreaterThan(width(alike));
    expect(width(more)).toBeLessThan(width(alike));
    expect(apart.confidence).toBeLessThan(alike.confidence);
    expect(more.confidence).toBeGreaterThan(alike.confidence);
  });
});

describe("two estimates", () => {
  const one = { estimate: 400_000, low: 350_000, high: 450_000 };
  it.each([
    ["agree", { estimate: 420_000, low: 380_000, high: 470_000 }],
    ["overlap", { estimate: 480_000, low: 430_000, high: 530_000 }],
    ["overlap", { estimate: 440_000, low: 410_000, high: 470_000 }],
    ["disagree", { estimate: 600_000, low: 500_000, high: 700_000 }],
  ])("%s", (expected, other) => {
    expect(compareEstimates(one, other)).toBe(expected);
    expect(compareEstimates(other, one)).toBe(expected);
  });
});
