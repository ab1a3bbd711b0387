import { NO_STEP_COSTS } from "#lib/fields/steps.ts";
import { expect, it } from "vitest";
import { type NetLineId, type NetSheetEntries, NO_ENTRIES } from "./net-lines.ts";
import { netSheet } from "./net-sheet.ts";
import { netSheetFacts } from "./net-sheet-facts.ts";

const ZERO = { unit: "dollars", value: 0 } as const;
const PAYOFF = { unit: "dollars", value: 200_000 } as const;
const SETTLED: NetSheetEntries = {
  ...NO_ENTRIES,
  amounts: {
    localTransferTax: ZERO,
    repairs: ZERO,
    propertyTax: ZERO,
    hoaDues: ZERO,
    hoaTransfer: ZERO,
    mortgagePayoff: PAYOFF,
  },
};

const sheetOf = (state: string, price: number, entries = NO_ENTRIES) =>
  netSheet(price, netSheetFacts({ state, propertyBasics: null }, NO_STEP_COSTS), entries);

const lineOf = (sheet: ReturnType<typeof sheetOf>, id: NetLineId) =>
  sheet.lines.find((line) => line.id === id)!;

// Price - buyer's agent 2.4% - tax - title - settlement 650 - attorney -
// recording 115 - payoff 200,000.
it.each([
  // 650,000 - 15,600 - 7,375 - 3,250 - 650 - 0 - 115 - 200,000
  ["WA", 650_000, 423_010],
  // 1,250,000 - 30,000 - 25,100 - 0 - 650 - 0 - 115 - 200,000
  ["NJ", 1_250_000, 994_135],
  // 900,000 - 21,600 - 7,250 - 0 - 650 - 1,000 - 115 - 200,000
  ["CT", 900_000, 669_385],
  // 500,000 - 12,000 - 2,280 - 0 - 650 - 1,000 - 115 - 200,000
  ["MA", 500_000, 283_955],
  // 400,000 - 9,600 - 0 - 2,000 - 650 - 0 - 115 - 200,000
  ["TX", 400_000, 187_635],
])("in %s, a price of %d nets %d with defaults and entered amounts", (state, price, net) => {
  const sheet = sheetOf(state, price, SETTLED);
  expect(sheet.open).toEqual([]);
  expect(sheet.net).toBe(net);
});

it("never treats unknown amounts as zero, and lists them", () => {
  const sheet = sheetOf("WA", 650_000);
  expect(sheet.open).toEqual([
    "County and city transfer tax",
    "Repairs",
    "Property tax through closing",
    "HOA dues through closing",
    "HOA documents and transfer",
    "Mortgage payoff",
  ]);
  expect(lineOf(sheet, "localTransferTax").note).toMatch(
    /^Localities add .* Ask your closing office for the amount$/,
  );
});

it("uses Get Ready costs for repairs and names their parts", () => {
  const costs = { ...NO_STEP_COSTS, repairs: 1_200, curb_appeal: 0, deep_clean: 300 };
  const facts = netSheetFacts({ state: "WA", propertyBasics: null }, costs);
  const sheet = netSheet(650_000, facts, NO_ENTRIES);
  expect(lineOf(sheet, "repairs")).toMatchObject({
    amount: 1_500,
    note: "From Get Ready: Deep Clean $300, Repairs and Minor Updates $1,200, Boost Curb Appeal $0",
  });
  expect(sheet.open).not.toContain("Repairs");
  const entered = netSheet(650_000, facts, { ...NO_ENTRIES, amounts: { repairs: ZERO } });
  expect(lineOf(entered, "repairs")).toMatchObject({ amount: 0, isEntered: true });
});

it("has no transfer tax for an unknown place", () => {
  expect(lineOf(sheetOf("PR", 300_000), "transferTax").amount).toBeNull();
  expect(lineOf(sheetOf("TX", 300_000), "transferTax")).toMatchObject({
    amount: 0,
    note: "None in this state",
  });
});

it("counts a tax in full if it isn't known who pays, and says so", () => {
  const line = lineOf(sheetOf("AL", 300_000), "transferTax");
  expect(line).toMatchObject({ amount: 300, isConfirmed: false });
  expect(line.note).toContain("included in full in your costs");
});

it("uses entered amounts, in dollars or percent, including 0", () => {
  const amounts = {
    listingCommission: ZERO,
    buyerCommission: { unit: "percent", value: 2 },
    concessions: { unit: "dollars", value: 4999.5 },
  } as const;
  const sheet = sheetOf("WA", 500_000, { ...NO_ENTRIES, amounts });
  expect(lineOf(sheet, "listingCommission")).toMatchObject({ amount: 0, isEntered: true });
  expect(lineOf(sheet, "buyerCommission").amount).toBe(10_000);
  expect(lineOf(sheet, "concessions").amount).toBe(5000);
});

it("refunds what was paid in advance", () => {
  const sheet = sheetOf("WA", 500_000, {
    ...NO_ENTRIES,
    annualPropertyTax: 3650,
    propertyTaxPaidTo: "2026-12-31",
    closingOn: "2026-12-22",
  });
  expect(lineOf(sheet, "propertyTax").amount).toBe(-100);
});

it("adds up line by line at any price", () => {
  for (const price of [1, 199_999, 350_001, 824_001, 12_345_678]) {
    const { net, lines } = sheetOf("RI", price, SETTLED);
    expect(lines.reduce((left, { amount }) => left - (amount ?? 0), price)).toBe(net);
  }
});
