import { NO_STEP_COSTS } from "#lib/fields/steps.ts";
import { expect, it } from "vitest";
import { NO_ENTRIES } from "#lib/proceeds/net-lines.ts";
import { netSheetFacts } from "#lib/proceeds/net-sheet-facts.ts";
import type { NegotiationView, OfferView } from "#lib/schemas/offers.ts";
import { offerSheet } from "./offer-sheet.ts";
import { hasEnded, isExpired, risksOf } from "./risk.ts";
import type { OfferTerms } from "./terms.ts";

const TODAY = "2027-04-01";
const CASH: OfferView = {
  id: "0d2c9b8f-6a58-4c43-9a35-5b0d2d0a1a01",
  price: 500_000,
  financing: "cash",
  contingencies: [],
  concessions: 0,
  closingOn: "2027-05-01",
  deadlineOn: null,
  note: "",
  revision: 0,
  importedFrom: null,
  importedTurns: [],
  negotiation: null,
};

const TERMS: OfferTerms = {
  ...{ purchasePrice: 500_000, buyerFinancing: "cash", downPayment: null, earnestMoney: null },
  ...{ inspectionDays: null, appraisalDays: null, financingDays: null, homeSaleDays: null },
  ...{ titleDays: null, concessions: 0, buyerBrokerageCompensation: "", possessionDays: 0 },
  ...{ requestedClosingDate: "2027-05-01", offerExpirationDate: "2027-04-03" },
  ...{ expirationTime: "17:00", escalationCap: null, escalationStep: null, note: "" },
};
const TURN: NegotiationView["turns"][number] = {
  ...{
    number: 1,
    side: "buyer",
    kind: "terms",
    terms: TERMS,
    timeZone: "America/Chicago",
    hash: "",
  },
  ...{ isNoteFlagged: false, submittedAt: "2027-03-31T17:00:00.000Z", files: [] },
};
const NEGOTIATION: NegotiationView = {
  ...{
    status: "received",
    turn: "seller",
    closedAt: null,
    closingNote: null,
    backupPosition: null,
    contact: null,
    turns: [TURN],
  },
  expiresAt: "2027-04-03T22:00:00.000Z",
};

const factsOf = (changes: Partial<OfferView>, high: number | null = 520_000) =>
  risksOf({ ...CASH, ...changes }, high, TODAY).map(({ fact }) => fact);

it.each<[string, Partial<OfferView>, string[]]>([
  ["cash without contingencies", {}, []],
  ["cash above the range", { price: 530_000 }, []],
  ["a loan", { financing: "conventional" }, ["Loan"]],
  ["a VA loan", { financing: "va" }, ["Loan", "VA loan"]],
  [
    "a loan above the range",
    { financing: "conventional", price: 520_001 },
    ["Loan", "Above the estimate range"],
  ],
  [
    "contingencies",
    { contingencies: ["inspection", "home_sale"] },
    ["Inspection contingency", "Home sale contingency"],
  ],
  ["no closing date", { closingOn: null }, ["No closing date"]],
  ["sixty days", { closingOn: "2027-05-31" }, []],
  ["one day more", { closingOn: "2027-06-01" }, ["Closing in more than 60 days"]],
])("names the risks of %s", (_, changes, facts) => expect(factsOf(changes)).toEqual(facts));

it("doesn't compare a price with an unknown range", () => {
  expect(factsOf({ financing: "conventional", price: 900_000 }, null)).toEqual(["Loan"]);
});

it("expires on the day after its deadline", () => {
  const until = (deadlineOn: string | null) => isExpired({ ...CASH, deadlineOn }, TODAY);
  expect([until(null), until(TODAY), until("2027-03-31")]).toEqual([false, false, true]);
});

it("leaves its price less the account's own costs, its concessions and its closing date", () => {
  const facts = netSheetFacts({ state: "TX", propertyBasics: null }, NO_STEP_COSTS);
  const entries = {
    ...NO_ENTRIES,
    amounts: { concessions: { unit: "dollars", value: 99_999 } } as const,
    annualPropertyTax: 3650,
    propertyTaxPaidTo: "2027-04-20",
  };
  const plain = offerSheet(CASH, facts, entries);
  const tax = plain.lines.find(({ id }) => id === "propertyTax");
  expect(tax?.amount).toBe(100);
  const conceding = offerSheet({ ...CASH, concessions: 4000 }, facts, entries);
  expect(plain.net - conceding.net).toBe(4000);
});

it.each([
  ["2.5%", 12_500],
  ["9000", 9_000],
  ["", 0],
])("pays the buyer's agent what a buyer's offer asks: %j", (buyerBrokerageCompensation, amount) => {
  const facts = netSheetFacts({ state: "TX", propertyBasics: null }, NO_STEP_COSTS);
  const amounts = { buyerCommission: { unit: "percent", value: 3 } } as const;
  const terms = { ...TERMS, buyerBrokerageCompensation };
  const sent = { ...CASH, negotiation: { ...NEGOTIATION, turns: [{ ...TURN, terms }] } };
  const paid = (offer: OfferView) =>
    offerSheet(offer, facts, { ...NO_ENTRIES, amounts }).lines.find(
      ({ id }) => id === "buyerCommission",
    )?.amount;
  expect([paid(CASH), paid(sent)]).toEqual([15_000, amount]);
});

it.each<[NegotiationView["status"], NegotiationView["turn"], boolean, boolean]>([
  ["received", "seller", false, false],
  ["accepted", null, false, false],
  ["declined", null, true, false],
  ["expired", null, true, true],
])("a buyer's %s offer", (status, turn, ended, expired) => {
  const offer = {
    ...CASH,
    deadlineOn: "2027-03-31",
    negotiation: { ...NEGOTIATION, status, turn },
  };
  expect([hasEnded(offer), isExpired(offer, TODAY)]).toEqual([ended, expired]);
});
