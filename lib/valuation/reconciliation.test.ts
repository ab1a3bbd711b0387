import { describe, expect, it } from "vitest";
import { makeSale } from "#tests/valuation/market.ts";
import { reconcile } from "./reconciliation.ts";
import type { Comparable } from "./similarity-weights.ts";

const sale = { ...makeSale(), livingArea: 1800 };

describe("an estimate", () => {
  const comparable = (weight: number, residual: number): Comparable => ({
    sale,
    residual,
    weight,
  });

  it("is the model's value moved by the weighted residuals", () => {
    const { value, sd, modelWeight } = reconcile(13, [comparable(2, 0.1), comparable(1, -0.1)]);
    expect(value).toBeCloseTo(13 + (2 * 0.1 - 0.1) / 3.5, 12);
    // Their mean is 1/30: (2·(1/15)² + (2/15)² + 0.15²) / 4.
    expect(sd).toBeCloseTo(Math.sqrt((2 / 225 + 4 / 225 + 0.0225) / 4), 12);
    expect(modelWeight).toBe(0.5);
  });

  it("without comparables is the model's value, with its own spread", () => {
    expect(reconcile(13, [])).toEqual({ value: 13, sd: 0.15, modelWeight: 0.5 });
  });
});
