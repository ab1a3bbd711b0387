import { describe, expect, it } from "vitest";
import type { SearchLevel } from "#lib/schemas/valuation.ts";
import { makeSale, MARKET_DAY } from "#tests/valuation/market.ts";
import type { Sale } from "./data/home.ts";
import { weighComparables } from "./similarity-weights.ts";

type Home = Sale & { livingArea: number };
const home = (facts: Partial<Sale> = {}) => makeSale(facts) as Home;

const subject = home({ id: 0 });
const LEVEL = Math.log(400_000);

function weigh(sales: readonly Home[], level: SearchLevel = "zip", of: Home = subject) {
  return weighComparables(of, MARKET_DAY, sales, level, () => LEVEL);
}

/** Weight of a sale relative to the plain one. */
function relativeWeight(facts: Partial<Sale>, level: SearchLevel = "zip", of: Home = subject) {
  const [plain] = weigh([home()], level, of);
  const [other] = weigh([home(facts)], level, of);
  return (other?.weight ?? 0) / (plain?.weight ?? 1);
}

describe("the weight of a comparable", () => {
  it.each([
    [
      "sold a year earlier, at the same age",
      { day: MARKET_DAY - 375, yearBuilt: 1979 },
      Math.exp(-1),
    ],
    ["25 % (ln) larger", { livingArea: 1800 * Math.exp(0.25) }, Math.exp(-0.5)],
    ["20 years newer", { yearBuilt: 2000 }, Math.exp(-0.5)],
    ["on a lot 60 % (ln) larger", { lotSize: 7000 * Math.exp(0.6) }, Math.exp(-0.5)],
    ["of another type", { propertyType: "condominium" as const }, 0.25],
    ["of unknown type, lot and year", { propertyType: null, lotSize: null, yearBuilt: null }, 1],
    ["in another zip", { zipCode: "62702" }, 0.5],
  ])("%s", (_, facts, ratio) => expect(relativeWeight(facts)).toBeCloseTo(ratio, 10));

  it("falls off by house number on the same street, and is small on others", () => {
    expect(relativeWeight({ houseNumber: "400" }, "street")).toBeCloseTo(
      (0.1 + Math.exp(-1)) / 1.1,
      10,
    );
    expect(relativeWeight({ street: "Elm St" }, "street")).toBeCloseTo(0.1 / 1.1, 10);
    expect(relativeWeight({ street: "oak street" }, "street")).toBe(1);
  });

  it("falls off by distance, at the reach of the nearest", () => {
    const of = home({ id: 0, latitude: 40, longitude: -90 });
    const near = home({ id: 1, latitude: 40, longitude: -90 });
    const far = home({ id: 2, latitude: 40.045, longitude: -90 });
    const [first, second] = weigh([far, near], "distance", of);
    expect(first?.sale.id).toBe(1);
    // With fewer than sixteen candidates the farthest sets the radius, limited to 3 km.
    expect((second?.weight ?? 0) / (first?.weight ?? 1)).toBeCloseTo(Math.exp(-5.004 / 3), 4);
  });
});

it("keeps the fifteen heaviest, heaviest first", () => {
  const sales = Array.from({ length: 40 }, (_, index) =>
    home({ id: index + 1, livingArea: 1800 + 20 * index }),
  );
  const kept = weigh([...sales].reverse());
  expect(kept.map(({ sale }) => sale.id)).toEqual(
    Array.from({ length: 15 }, (_, index) => index + 1),
  );
});

it("limits the weight of an odd sale to 0.6", () => {
  const [dear] = weigh([home({ price: 4_000_000 })]);
  const [cheap] = weigh([home({ price: 40_000 })]);
  expect([dear?.residual, cheap?.residual]).toEqual([0.6, -0.6]);
});
