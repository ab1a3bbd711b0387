import { describe, expect, it } from "vitest";
import type { Sale } from "./data/home.ts";
import { isFarOutside, typicalSizes } from "./typical-sizes.ts";

const saleOf = (facts: Partial<Sale>) =>
  ({ propertyType: "single_family", lotSize: null, isDemo: false, ...facts }) as Sale;
const houses = (count: number) =>
  Array.from({ length: count }, (_, index) => saleOf({ livingArea: 1_000 + index * 10 }));

describe("typicalSizes", () => {
  it("leaves a twentieth out at each end", () => {
    expect(typicalSizes(houses(100), "single_family")).toEqual({
      livingArea: { low: 1_050, high: 1_940, isDemo: false },
      lotSize: null,
    });
  });

  it("needs twenty sales of the same type with a size", () => {
    const others = [
      ...houses(19),
      saleOf({ livingArea: 900, propertyType: "condominium" }),
      saleOf({ livingArea: 0 }),
    ];
    expect(typicalSizes(others, "single_family").livingArea).toBeNull();
    const unknown = saleOf({ livingArea: 900, propertyType: null });
    expect(typicalSizes([...others, unknown], "single_family").livingArea).not.toBeNull();
  });

  it("names demonstration sales as such", () => {
    const sales = houses(20).map((sale) => ({ ...sale, isDemo: true }));
    expect(typicalSizes(sales, "single_family").livingArea).toMatchObject({ isDemo: true });
  });
});

it.each([
  [18_500, "livingArea", true],
  [185, "livingArea", true],
  [0, "livingArea", false],
  [520, "livingArea", false],
  [4_900, "livingArea", false],
  [9_000, "lotSize", false],
  [653_400, "lotSize", true],
] as const)("of %d as %s says whether it is far outside", (size, name, isFar) => {
  expect(isFarOutside(size, name, { low: 1_000, high: 2_500 })).toBe(isFar);
});
