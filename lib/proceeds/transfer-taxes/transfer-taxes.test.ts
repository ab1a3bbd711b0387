import { expect, it } from "vitest";
import { taxOn } from "../tax-schedule.ts";
import { TRANSFER_TAXES, transferTaxOf } from "./index.ts";

const TERRITORIES = ["AS", "GU", "MP", "PR", "VI"];

function sellersPart(state: string, price: number): number | null {
  const tax = transferTaxOf(state);
  if (!tax?.schedule || tax.sellerShare === null) return null;
  return taxOn(price, tax.schedule) * tax.sellerShare;
}

it("covers the 50 states and the District, and returns null for territories", () => {
  expect(Object.keys(TRANSFER_TAXES)).toHaveLength(51);
  expect(TERRITORIES.map(transferTaxOf)).toEqual(TERRITORIES.map(() => null));
});

it.each([
  // 525,000 at 1.1% = 5,775; 125,000 at 1.28% = 1,600
  ["WA", 650_000, 7375],
  // 800,000 at 0.75% = 6,000; 100,000 at 1.25% = 1,250
  ["CT", 900_000, 7250],
  // 1,001 started units of $500 at $2.28
  ["MA", 500_100, 2282.28],
  // 600 units at $4.30
  ["MI", 300_000, 2580],
  // half of 2,000 units at $2.20 and 400 at $6.00
  ["ME", 1_200_000, 3400],
  // 4,000 units of $100 at $0.75
  ["NH", 400_000, 3000],
  // 499 units of $500 at $0.80: the first is free
  ["IA", 250_000, 399.2],
  // $1 for the first $1,000 and 2,990 units at $0.10
  ["GA", 300_000, 300],
  // 12,600 by slices of $500; 1% of the whole
  ["NJ", 1_250_000, 25_100],
  // 30,750 by slices; 2.5% of the whole
  ["NJ", 2_750_000, 99_500],
  // the schedule up to $350,000: 600 + 335 + 1,170
  ["NJ", 350_000, 2105],
  // one dollar more: the other schedule, 870 + 425 + 301 units at $4.80
  ["NJ", 350_001, 2739.8],
  // the whole price in its tier
  ["HI", 900_000, 1800],
  // 1,648 units at $3.75 and 152 at $7.50
  ["RI", 900_000, 7320],
  ["TN", 400_000, 0],
  ["VT", 400_000, 0],
])("in %s, the seller's share for a sale at %d is %d", (state, price, part) => {
  expect(sellersPart(state, price)).toBeCloseTo(part, 2);
});

it("gives no share if sources differ about who pays", () => {
  expect(["AL", "AZ", "CO"].map((state) => transferTaxOf(state)?.sellerShare)).toEqual([
    null,
    null,
    null,
  ]);
});

it("names a source for every confirmed amount", () => {
  const unsourced = Object.entries(TRANSFER_TAXES).filter(
    ([, tax]) => tax.isAmountConfirmed && tax.source === null,
  );
  expect(unsourced).toEqual([]);
});
