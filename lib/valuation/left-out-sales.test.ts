import { describe, expect, it } from "vitest";
import { formatMoney } from "#lib/format.ts";
import { makeSale, MARKET_DAY, memorySource } from "#tests/valuation/market.ts";
import { makeSubject } from "#tests/valuation/subject.ts";
import { NOW, SALES, valueHome } from "#tests/valuation/value-home.ts";
import type { Sale } from "./data/home.ts";
import { valueBySalesComparison } from "./sales-comparison.ts";

async function value(
  leftOut: readonly Sale[] = [],
  { sales = SALES, subject = makeSubject() } = {},
) {
  const view = await valueHome(subject, { sales, leftOut });
  const comparables = view.comparables ?? [];
  return {
    ...view,
    counted: comparables.filter(({ isLeftOut }) => !isLeftOut),
    leftOut: comparables.filter(({ isLeftOut }) => isLeftOut),
    source: view.source!,
  };
}

const saleOf = (id: number | undefined) => SALES.find((sale) => sale.id === id)!;
const inZip = SALES.filter((sale) => sale.zipCode === "62701");

describe("a comparable that is left out", () => {
  it("has no weight, another replaces it, and the estimate changes", async () => {
    const before = await value();
    const heaviest = saleOf(before.counted[0]?.id);
    const after = await value([heaviest]);
    expect(after.estimate).not.toBe(before.estimate);
    expect(after.counted).toHaveLength(15);
    expect(after.counted.map(({ id }) => id)).not.toContain(heaviest.id);
    expect(after.counted.slice(0, 14).map(({ id }) => id)).toEqual(
      before.counted.slice(1).map(({ id }) => id),
    );
    const shares = after.counted.reduce((sum, { share }) => sum + share, 0);
    expect(shares + (after.source.areaModel?.share ?? 0)).toBeCloseTo(1, 3);
    expect(after.source.salesCount).toBe((before.source.salesCount ?? 0) - 1);
  });

  it("moves it away from its own price", async () => {
    const before = await value();
    const [dearest] = before.counted.toSorted(
      (a, b) => (b.adjustedPrice ?? 0) - (a.adjustedPrice ?? 0),
    );
    expect((await value([saleOf(dearest?.id)])).estimate).toBeLessThan(before.estimate ?? 0);
  });

  it("is at the end, explained like the others", async () => {
    const before = await value();
    const [first, second] = before.counted;
    const after = await value([saleOf(first?.id), saleOf(second?.id)]);
    expect(after.comparables?.slice(-2)).toEqual(after.leftOut);
    expect(after.leftOut.map(({ soldOn }) => soldOn)).toEqual(
      after.leftOut.map(({ soldOn }) => soldOn).toSorted((a, b) => b.localeCompare(a)),
    );
    expect(after.leftOut.find(({ id }) => id === first?.id)).toEqual({
      ...first,
      share: 0,
      isLeftOut: true,
    });
  });

  it("tells what the estimate would be with it", async () => {
    const before = await value();
    const after = await value([saleOf(before.counted[0]?.id)]);
    expect(before.source.estimateWithAll).toBeNull();
    expect(before.source.summary).not.toContain("left out");
    expect(after.source.estimateWithAll).toBe(before.estimate);
    expect(after.source.summary).toBe(
      `Based on 199 recorded sales in zip code 62701, starting with Oak St. You excluded 1 sale. With all sales, it would be ${formatMoney(before.estimate ?? 0)}. This is an estimate, not an appraisal.`,
    );
  });

  it("that wasn't used changes nothing, and says so", async () => {
    const before = await value();
    const elsewhere = SALES.find((sale) => sale.zipCode === "62702")!;
    const after = await value([elsewhere]);
    expect(after.estimate).toBe(before.estimate);
    expect(after.source.summary).toContain(
      "You excluded 1 sale. With all sales, it would be the same.",
    );
    expect(after.leftOut[0]?.adjustedPrice).toBeGreaterThan(0);
  });

  it("of another market is shown without an adjustment that no model can make", async () => {
    const foreign = makeSale({ id: 9001, market: "Other", zipCode: "60601" });
    const [shown] = (await value([foreign])).leftOut;
    expect(shown).toMatchObject({ id: 9001, price: 400_000, adjustedPrice: null, adjustments: [] });
  });

  it("isn't mentioned if it's too old or can't be compared", async () => {
    const old = makeSale({ id: 9001, day: MARKET_DAY - 731 });
    const unknown = makeSale({ id: 9002, livingArea: null });
    expect(await value([old, unknown])).toEqual(await value());
  });

  it("still locates the home", async () => {
    const neighbor = makeSale({ id: 9001, houseNumber: "214", latitude: 39.8, longitude: -89.6 });
    const placed = inZip.map((sale) => ({
      ...sale,
      street: "Elm St",
      latitude: 39.81,
      longitude: -89.6,
    }));
    const sales = [...placed, neighbor];
    expect((await value([], { sales })).source.step).toBe("distance");
    expect((await value([neighbor], { sales })).source.step).toBe("distance");
  });
});

describe("with many left out", () => {
  const nineteenLeft = inZip.slice(19);

  it("the search goes on to the city, and says why", async () => {
    const after = await value(nineteenLeft);
    expect(after.source).toMatchObject({ step: "city", salesCount: 219 });
    expect(after.source.summary).toContain(
      "in Springfield, IL, because the zip code has too few left. You excluded 181 sales. ",
    );
    expect(after.leftOut).toHaveLength(181);
    expect(after.source.estimateWithAll).toBe((await value()).estimate);
  });

  it("there's no estimate, and left-out sales can be included again", async () => {
    const after = await value(nineteenLeft, { sales: inZip });
    const all = await value([], { sales: inZip });
    expect(after).toMatchObject({ estimate: null, low: null, high: null, confidence: null });
    expect(after.counted).toEqual([]);
    expect(after.leftOut).toHaveLength(181);
    expect(after.leftOut[0]).toMatchObject({ adjustedPrice: null, adjustments: [], share: 0 });
    expect(after.source).toMatchObject({
      salesCount: 19,
      estimateWithAll: all.estimate,
      reason: `Without the 181 sales you excluded, there are only 19 sales to compare with. We need at least 20. Include some again to see an estimate. With all sales, it would be ${formatMoney(all.estimate ?? 0)}.`,
    });
    expect((await value(nineteenLeft.slice(1), { sales: inZip })).estimate).not.toBeNull();
  });

  it("no hint is shown if there were too few sales anyway", async () => {
    const sales = inZip.slice(0, 5);
    const after = await value(sales.slice(0, 1), { sales });
    expect(after.source.estimateWithAll).toBeNull();
    expect(after.source.reason).toBe(
      "Without the 1 sale you excluded, there are only 4 sales to compare with. We need at least 20.",
    );
    expect((await value(sales, { sales })).source.reason).toContain("there are none to compare");
  });

  it("a market without a stored model is fitted on what is left", async () => {
    const source = memorySource(SALES);
    const view = await valueBySalesComparison(makeSubject(), source, NOW, inZip.slice(0, 50));
    expect(view.estimate).toBeGreaterThan(0);
    expect(view.source?.salesCount).toBe(150);
  });
});

it("without a valuation, sales aren't mentioned", async () => {
  const view = await value([saleOf(1)], { subject: makeSubject({ livingArea: null }) });
  expect(view.comparables).toBeNull();
  expect(view.source.estimateWithAll).toBeNull();
});
