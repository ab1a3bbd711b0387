import { describe, expect, it } from "vitest";
import { offerTermsInput } from "#lib/schemas/offer-terms.ts";
import { fieldErrors } from "#lib/validation.ts";
import { canonicalJson } from "./canonical-json.ts";
import { termErrors } from "./check-terms.ts";
import { valuesOfTerms } from "./term-fields.ts";
import { changedTerms, expiryOf, offerRows, type OfferTerms } from "./terms.ts";

const ZONE = "America/Chicago";
const NOW = new Date("2027-03-01T18:00:00Z");
const TYPED: Record<string, string> = {
  purchasePrice: "$640,000",
  buyerFinancing: "fha",
  downPayment: "22,400",
  earnestMoney: "",
  inspectionDays: "10",
  concessions: "",
  buyerBrokerageCompensation: "2.5%",
  requestedClosingDate: "04/15/2027",
  possessionDays: "",
  offerExpirationDate: "03/05/2027",
  expirationTime: "17:00",
  note: "",
};
const read = (changes: Record<string, string> = {}) =>
  offerTermsInput.safeParse({ ...TYPED, ...changes });
const termsOf = (changes?: Record<string, string>): OfferTerms => {
  const { data } = read(changes);
  if (!data) throw new Error("These terms can't be read");
  return data;
};

it("reads terms as typed, and shows them the same way again", () => {
  const terms = termsOf();
  expect(terms).toMatchObject({
    ...{ purchasePrice: 640_000, earnestMoney: null, concessions: 0, possessionDays: 0 },
    ...{ inspectionDays: 10, titleDays: null, requestedClosingDate: "2027-04-15" },
    buyerBrokerageCompensation: "2.5%",
  });
  expect(offerTermsInput.parse(valuesOfTerms(terms))).toEqual(terms);
});

it.each([
  ["purchasePrice", "1", "Enter a price from $1,000 to $1,000,000,000"],
  ["purchasePrice", "1000000000000", "Enter a price from $1,000 to $1,000,000,000"],
  ["purchasePrice", "", "Required"],
  ["buyerFinancing", "", "Choose a financing type"],
  ["inspectionDays", "0", "Must be at least 1"],
  ["inspectionDays", "ten", "Must be a number"],
  ["possessionDays", "-1", "Must be at least 0"],
  ["downPayment", "-5", "Can't be negative"],
  [
    "buyerBrokerageCompensation",
    "a lot",
    "Enter a percentage, like 2.5%, or an amount, like $9,000",
  ],
  ["buyerBrokerageCompensation", "21%", "Enter a percentage, like 2.5%, or an amount, like $9,000"],
  ["expirationTime", "", "Enter a time, like 17:00"],
  ["note", "x".repeat(2001), "Must be at most 2000 characters"],
])("refuses %s %j", (field, value, message) => {
  const { error } = read({ [field]: value });
  expect(error && fieldErrors(error)).toEqual({ [field]: message });
});

it.each<[string, Record<string, string>, object]>([
  ["nothing", {}, {}],
  [
    "more down than the price",
    { downPayment: "640,001" },
    { downPayment: "Can't be more than the price" },
  ],
  [
    "a closing that has passed",
    { requestedClosingDate: "2027-02-28" },
    { requestedClosingDate: "Must be in the future" },
  ],
  [
    "a deadline that has passed",
    { offerExpirationDate: "2027-03-01", expirationTime: "12:00" },
    { offerExpirationDate: "Must be in the future" },
  ],
  [
    "a deadline far away",
    { offerExpirationDate: "2027-04-01" },
    { offerExpirationDate: "Must be within 30 days" },
  ],
  [
    "a skipped time",
    { offerExpirationDate: "2027-03-14", expirationTime: "02:30" },
    { expirationTime: "Clocks skip this time that day. Choose another time." },
  ],
  [
    "a cap without a step",
    { escalationCap: "660,000" },
    { escalationStep: "Enter an amount above other offers" },
  ],
  [
    "a step without a cap",
    { escalationStep: "1,000" },
    { escalationCap: "Enter the highest price you'd pay" },
  ],
  [
    "a cap at the price",
    { escalationStep: "1,000", escalationCap: "640,000" },
    { escalationCap: "Must be more than the price" },
  ],
])("finds %s", (_, changes, errors) =>
  expect(termErrors(termsOf(changes), ZONE, NOW)).toEqual(errors),
);

it.each([
  ["before the clocks change in spring", "2027-03-13", "17:00", "2027-03-13T23:00:00.000Z"],
  ["after it", "2027-03-14", "17:00", "2027-03-14T22:00:00.000Z"],
  ["in the first of two hours in fall", "2027-11-07", "01:30", "2027-11-07T06:30:00.000Z"],
  ["after both", "2027-11-07", "02:00", "2027-11-07T08:00:00.000Z"],
])("expires %s at the home's time", (_, offerExpirationDate, expirationTime, instant) => {
  expect(expiryOf({ offerExpirationDate, expirationTime }, ZONE)?.toISOString()).toBe(instant);
});

describe("changed terms", () => {
  it("are each on one line", () => {
    const after = termsOf({
      ...{ purchasePrice: "655,000", inspectionDays: "", possessionDays: "2" },
      ...{ escalationStep: "1,000", escalationCap: "670,000", note: "Thanks" },
    });
    expect(changedTerms(termsOf(), after, ZONE)).toEqual([
      { label: "Price", from: "$640,000", to: "$655,000" },
      { label: "Contingency: inspection", from: "10 days", to: "None" },
      { label: "Possession", from: "At closing", to: "2 days after closing" },
      { label: "Escalation", from: "None", to: "$1,000 above other offers, up to $670,000" },
    ]);
  });

  it("are none for the same terms", () =>
    expect(changedTerms(termsOf(), termsOf(), ZONE)).toEqual([]));
});

describe("an offer's rows", () => {
  const contingencies = (changes?: Record<string, string>) =>
    offerRows(termsOf(changes), ZONE, "received").filter(([label]) => /contingenc/i.test(label));

  it("list the contingencies it has, and one row for the others", () => {
    expect(contingencies()).toEqual([
      ["Contingency: inspection", "10 days"],
      ["Other contingencies", "None"],
    ]);
  });

  it("say that it has no contingencies", () => {
    expect(contingencies({ inspectionDays: "" })).toEqual([["Contingencies", "None"]]);
  });
});

it("writes the same JSON for equal values, however they are ordered", () => {
  const one = { b: [1, { d: null, c: "ä" }], a: true };
  const other = { a: true, b: [1, { c: "ä", d: null }] };
  expect(canonicalJson(one)).toBe('{"a":true,"b":[1,{"c":"ä","d":null}]}');
  expect(canonicalJson(other)).toBe(canonicalJson(one));
});
