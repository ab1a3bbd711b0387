import { expect, it } from "vitest";
import { NO_ENTRIES } from "#lib/proceeds/net-lines.ts";
import { netSheetFacts } from "#lib/proceeds/net-sheet-facts.ts";
import { cutSentences, paceSentences, trafficSentences } from "./checkup-sentences.ts";
import { comparePriceCut } from "./price-cut.ts";

const NO_STEPS = {
  ...{ declutter: null, deep_clean: null, depersonalize: null },
  ...{ repairs: null, curb_appeal: null, set_stage: null },
};
const FACTS = {
  ...netSheetFacts({ state: "OR", propertyBasics: null }, NO_STEPS),
  ...{
    transferTax: null,
    title: {
      ...netSheetFacts({ state: "OR", propertyBasics: null }, NO_STEPS).title,
      payer: "buyer" as const,
    },
  },
};
// Of the costs, only the buyer's agent's 2.5% depends on the price.
const ENTRIES = {
  ...NO_ENTRIES,
  amounts: { buyerCommission: { unit: "percent", value: 2.5 } as const },
};

it("compares net proceeds with the costs of owning the home", () => {
  // 20,000 less the commission on it, 500, is 19,500. 900 + 4,800/12 + 1,200/12 + 100 = 1,500 a month.
  // 19,500 / 1,500 = 13 months of 365/12 days = 395.4 days.
  const entries = {
    ...ENTRIES,
    ...{ monthlyMortgageInterest: 900, annualPropertyTax: 4_800, annualInsurance: 1_200 },
  };
  const cut = comparePriceCut([600_000, 580_000], { ...FACTS, hoaFees: 100 }, entries);
  expect(cut).toMatchObject({ cost: 19_500, monthly: 1_500, breakEvenDays: 396 });
  expect(cutSentences(cut).map(({ text }) => text)).toEqual([
    `You'd net ${usd(cut.netAfter)} instead of ${usd(cut.netBefore)}: $19,500 less.`,
    "Owning your home costs $1,500 a month.",
    "The lower price breaks even if your home sells 57 weeks sooner with it.",
  ]);
});

const usd = (amount: number) => `$${amount.toLocaleString("en-US")}`;

it("says nothing about costs that weren't entered", () => {
  const cut = comparePriceCut([600_000, 580_000], { ...FACTS, hoaFees: 0 }, ENTRIES);
  expect(cut).toMatchObject({ cost: 19_500, carrying: [], monthly: null, breakEvenDays: null });
  expect(cutSentences(cut)).toHaveLength(1);
});

it("describes the market and the listing in sentences", () => {
  const pace = {
    area: { kind: "zip", zipCode: "98103" } as const,
    ...({ until: "contract", day: 45, salesCount: 240, longerCount: 34, moreDays: 21 } as const),
    ...{ soldFrom: "2024-12-01", soldTo: "2026-11-20", isDemo: false },
    percentOfListPrice: { longer: 96.2, sooner: 99.8 },
    lowered: { count: 21, of: 30, percent: 3.4 },
  };
  expect(paceSentences(pace).map(({ text }) => text)).toEqual([
    "Of 240 homes sold in zip code 98103, 34 took 45 days or more to go under contract.",
    "Half of those 34 went under contract within 21 more days.",
    "Those 34 sold for 96.2% of their first list price (median). Faster sales got 99.8%.",
    "Of 30 with both list prices, 21 lowered theirs, by a median of 3.4%.",
  ]);
  const silent = { ...pace, moreDays: null, percentOfListPrice: null, lowered: null };
  expect(paceSentences(silent)).toHaveLength(1);
  expect(paceSentences({ ...silent, isDemo: true })).toEqual([
    {
      text: expect.stringMatching(/^Fictional sales, for demonstration\. Of 240 homes sold in /),
      source: expect.stringMatching(/^240 fictional sales in zip code 98103 /),
    },
  ]);
  for (const [area, where] of [
    [{ kind: "distance", miles: 2 }, "within 2 miles"],
    [{ kind: "city", city: "Seattle" }, "in Seattle"],
  ] as const) {
    const [only] = paceSentences({ ...silent, area });
    expect(only?.text).toMatch(`Of 240 homes sold ${where}, 34 took`);
    expect(only?.source).toMatch(`240 imported sales ${where} with days on the market`);
  }
  const week = { days: 7, views: 42, inquiries: 1, showings: 2 };
  const listed = { since: "2026-10-01", days: 45, notificationId: null, pace: null };
  const traffic = { ...listed, week, weekBefore: null, followers: 1 };
  expect(trafficSentences(traffic).map(({ text }) => text)).toEqual([
    "In the last 7 days: 42 views, 1 message and 2 showing requests.",
    "1 buyer follows your listing.",
  ]);
  expect(trafficSentences({ ...traffic, week: null, followers: 0 })).toEqual([]);
});
