import { expect, it } from "vitest";
import { NO_STEP_COSTS } from "#lib/fields/steps.ts";
import { NO_ENTRIES, type NetSheetEntries } from "#lib/proceeds/net-lines.ts";
import { netSheetFacts } from "#lib/proceeds/net-sheet-facts.ts";
import type { OfferView } from "#lib/schemas/offers.ts";
import { comparedOffer } from "#tests/offers/compared-offer.ts";
import { offerSheet } from "./offer-sheet.ts";
import { stressCases } from "./stress-test.ts";

const dollars = (value: number) => ({ unit: "dollars", value }) as const;
const percent = (value: number) => ({ unit: "percent", value }) as const;

const FACTS = {
  ...netSheetFacts({ state: "TX", propertyBasics: null }, NO_STEP_COSTS),
  hoaFees: 73,
};
const ENTRIES: NetSheetEntries = {
  ...NO_ENTRIES,
  amounts: {
    ...{ listingCommission: dollars(0), buyerCommission: percent(2.5), transferTax: dollars(0) },
    ...{ localTransferTax: dollars(0), titlePolicy: percent(0.5), settlementFee: dollars(650) },
    ...{ attorney: dollars(0), recording: dollars(115), repairs: dollars(0), other: dollars(0) },
    ...{ hoaTransfer: dollars(0), mortgagePayoff: dollars(200_000) },
  },
  // $20 a day, 10 days of which aren't paid at closing. HOA dues, $73 a month, are $2.40 a day.
  ...{ annualPropertyTax: 7_300, propertyTaxPaidTo: "2027-04-20", hoaPaidTo: "2027-04-30" },
  // Interest and insurance, $730 a month, are $24 a day.
  ...{ inspectionCredit: 5_000, lateDays: 14 },
  ...{ monthlyMortgageInterest: 600, annualInsurance: 1_560 },
};
const NO_OWN_COSTS = { monthlyMortgageInterest: null, annualInsurance: null };
const APPRAISAL = 600_000;

const LOAN: OfferView = {
  ...comparedOffer("one", "Offer 1", {}).offer,
  ...{ price: 650_000, financing: "conventional", contingencies: ["inspection", "appraisal"] },
  ...{ concessions: 4_000, closingOn: "2027-05-01", negotiation: null },
};
const CASH: OfferView = {
  ...LOAN,
  ...{ price: 610_000, financing: "cash", contingencies: [], concessions: 0 },
};
const VA: OfferView = {
  ...comparedOffer("three", "Offer 3", {
    turns: [
      { terms: { buyerBrokerageCompensation: "2.5%", escalationCap: 640_000 } },
    ] as unknown as NonNullable<OfferView["negotiation"]>["turns"],
  }).offer,
  ...{ price: 595_000, financing: "va", contingencies: ["inspection"], closingOn: "2027-05-01" },
};

function stress(offer: OfferView, entries = ENTRIES, appraisal: number | null = APPRAISAL) {
  const sheet = { facts: FACTS, entries };
  const { net } = offerSheet(offer, FACTS, entries);
  return { net, cases: stressCases({ offer, net }, sheet, appraisal) };
}
const netsOf = (...given: Parameters<typeof stress>) => {
  const { net, cases } = stress(...given);
  return [net, ...cases.map((one) => one.net)];
};

it.each<[string, OfferView, number[]]>([
  [
    "a loan with both contingencies",
    LOAN,
    [
      650_000 - 16_250 - 3_250 - 650 - 115 - 4_000 - 200 - 200_000, // = 425,535
      600_000 - 15_000 - 3_000 - 650 - 115 - 4_000 - 200 - 200_000, // = 377,035
      425_535 - 5_000, // = 420,535
      425_535 - 650, // = 424,885; 14 × ($20 + $2.40 + $24) = $649.60
    ],
  ],
  [
    "cash without contingencies",
    CASH,
    [
      610_000 - 15_250 - 3_050 - 650 - 115 - 200 - 200_000, // = 390,735
      390_735, // doesn't depend on an appraisal
      390_735, // or on an inspection
      390_735 - 650, // = 390,085
    ],
  ],
  [
    "a VA loan below the appraisal, with an escalation clause above it",
    VA,
    [
      595_000 - 14_875 - 2_975 - 650 - 115 - 200 - 200_000, // = 376,185
      376_185,
      376_185 - 5_000, // = 371,185
      376_185 - 650, // = 375,535
    ],
  ],
])("calculates %s", (_, offer, nets) => expect(netsOf(offer)).toEqual(nets));

it("says how each figure is calculated", () => {
  expect(stress(LOAN).cases.map(({ label, how }) => `${label}: ${how}`)).toEqual([
    "Low appraisal: The offer has an appraisal contingency. If you lower the price to the appraisal: $650,000 − $50,000 = $600,000. Your net sheet at that price leaves $377,035.",
    "Inspection credit: $425,535 − $5,000 = $420,535.",
    "Late closing: (mortgage interest $600 + property tax $608 + insurance $130 + HOA fees $73) a month × 12 ÷ 365 = $46.40 a day. 14 days: $650. $425,535 − $650 = $424,885.",
  ]);
  expect(stress(VA).cases[0]?.how).toBe(
    "The price of $595,000 isn't above the appraisal, so nothing changes. The escalation clause can raise the price to $640,000, which is above it.",
  );
});

it.each<[string, Partial<OfferView>, number]>([
  ["with a waived appraisal contingency keeps the price of a loan", { contingencies: [] }, 650_000],
  ["of an FHA loan follows the appraisal anyway", { financing: "fha", contingencies: [] }, 600_000],
  ["of a VA loan does too", { financing: "va", contingencies: [] }, 600_000],
  ["of cash does with the contingency", { financing: "cash" }, 600_000],
])("an offer %s", (_, changes, price) => {
  const offer = { ...LOAN, ...changes };
  const [, low] = netsOf(offer);
  expect(low).toBe(offerSheet({ ...offer, price }, FACTS, ENTRIES).net);
});

it("leaves out what isn't known", () => {
  const nothing = { ...ENTRIES, inspectionCredit: null, lateDays: null };
  expect(stress(LOAN, nothing, null).cases).toEqual([]);
  const free = { ...ENTRIES, ...NO_OWN_COSTS, annualPropertyTax: null };
  const sheet = { facts: { ...FACTS, hoaFees: 0 }, entries: free };
  const labels = stressCases({ offer: LOAN, net: 1 }, sheet, null).map(({ label }) => label);
  expect(labels).toEqual(["Inspection credit"]);
});

it("charges a late closing as the net sheet does", () => {
  const entries = { ...ENTRIES, ...NO_OWN_COSTS };
  const late = offerSheet({ ...LOAN, closingOn: "2027-05-15" }, FACTS, entries).net;
  expect(netsOf(LOAN, entries).at(-1)).toBe(late);
});
