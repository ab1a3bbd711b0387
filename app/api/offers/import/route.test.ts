import { expect, it } from "vitest";
import { CONTINGENCIES } from "#lib/fields/offers.ts";
import { offersView } from "#lib/schemas/offers.ts";
import type { OfferResourceJson } from "#lib/schemas/offer-resource.ts";
import { answerAsSeller, answerOffer } from "#services/answer-offer.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser, type TestUser } from "#tests/factories.ts";
import { createHome } from "#tests/listing/public-home.ts";
import { sendOffer, termsOf } from "#tests/offers/offers.ts";
import * as exported from "../[offerId]/export/route.ts";
import * as one from "../[offerId]/route.ts";
import * as offers from "../route.ts";
import * as route from "./route.ts";

async function createSeller(): Promise<TestUser> {
  const user = await createUser();
  await createProperty(user);
  return user;
}

const read = async (as: TestUser) =>
  offersView.parse((await call(offers, "GET", { as })).body).offers;
const send = (as: TestUser, body: unknown) => call(route, "POST", { as, body });
const fetchExport = (as: TestUser, offerId: string) =>
  call(exported, "GET", { as, params: { offerId } });
const exportOf = async (as: TestUser, offerId: string) =>
  (await fetchExport(as, offerId)).body as OfferResourceJson;

/** A buyer's offer that the seller countered, the buyer accepted, and the seller ended. */
async function negotiate() {
  const home = await createHome();
  const { id } = await sendOffer(home, {
    ...{ escalationStep: "1,000", escalationCap: "660,000", note: "We can be flexible." },
  });
  const counter = termsOf({ purchasePrice: "655,000", inspectionDays: "" });
  await answerAsSeller(home.seller, id, { action: "counter", number: 1, ...counter });
  await answerOffer(id, { action: "accept", number: 2 }, { side: "buyer" });
  await answerAsSeller(home.seller, id, { action: "end", number: 2, reason: "No loan." });
  return { seller: home.seller, id };
}

it("exports a negotiation by RCP-57, and gets the same back after an import", async () => {
  const { seller, id } = await negotiate();
  const resource = await exportOf(seller, id);
  const listing = { OfferKey: id, OfferOriginatingSystemName: "Porchlight" };
  expect(resource).toMatchObject({ ...listing, ListingKey: expect.any(String) });
  const [first, second, third] = resource.OfferSubmission;
  expect(first).toMatchObject({
    ...{ OfferId: id, PurchasePrice: 640_000, BuyerFinancing: "Conventional" },
    ...{ Contingencies: ["Inspection", "Financing"], WaiverOfInspection: false },
    ...{ CreditAtClosing: 4_000, EarnestMoney: 10_000, EscalationClause: true },
    ...{ OfferBuyerLegalName: "Bea Buyer", OfferCoBuyerLegalName: "Cal Buyer" },
    ...{ BuyerBrokerageCompensation: "2.5%", OfferSubmissionNotes: "We can be flexible." },
    ...{ OfferSubmissionStatus: "Submitted", OfferReceivedStatus: "Received" },
    ...{ Porchlight_EscalationCap: 660_000, Porchlight_DownPayment: 128_000 },
  });
  expect(second).toMatchObject({
    ...{ PurchasePrice: 655_000, WaiverOfInspection: true, Porchlight_Side: "Seller" },
    ...{ OfferSubmissionStatus: "Accepted", OfferReceivedStatus: "Accepted" },
    ...{ Porchlight_PreviousHash: first?.Porchlight_Hash },
  });
  expect(second).not.toHaveProperty("OfferBuyerLegalName");
  expect(third).toMatchObject({
    ...{ OfferReceivedStatus: "Rejected", Porchlight_Kind: "Ended" },
    ...{ OfferSubmissionNotes: "No loan.", Porchlight_PreviousHash: second?.Porchlight_Hash },
  });

  const other = await createSeller();
  expect((await send(other, resource)).status).toBe(200);
  const [imported] = await read(other);
  expect(imported).toMatchObject({
    ...{ price: 655_000, financing: "conventional", contingencies: ["financing"], note: "" },
    ...{ concessions: 4_000, importedFrom: "Porchlight", negotiation: null },
  });
  expect(await exportOf(other, imported?.id ?? "")).toEqual(resource);
});

const ENTERED = { price: 500_000, financing: "cash", contingencies: [...CONTINGENCIES] };

it("exports an offer that the seller entered without the seller's note, and takes it back", async () => {
  const seller = await createSeller();
  await call(offers, "POST", { as: seller, body: { ...ENTERED, note: "Ask Bo." } });
  const [added] = await read(seller);
  const resource = await exportOf(seller, added?.id ?? "");
  expect(JSON.stringify(resource)).not.toContain("Ask Bo.");
  const other = await createSeller();
  await send(other, resource);
  const [imported] = await read(other);
  expect(imported).toMatchObject({ ...ENTERED, concessions: 0, closingOn: null });
  expect(await exportOf(other, imported?.id ?? "")).toEqual(resource);
});

// A counteroffer may send only what it changes.
const FOREIGN = {
  OfferKey: "K-1",
  OfferId: "MLS-2027-1",
  ListingId: "11284417",
  OfferUoi: "M00000136",
  ModificationTimestamp: "2027-03-01T15:00:00-06:00",
  OfferSubmission: [
    {
      ...{ OfferSubmissionKey: "S-1", OfferId: "MLS-2027-1", PurchasePrice: 530_000 },
      ...{ BuyerFinancing: "FHA 203(b)", Contingencies: ["Inspection", "Sewer"] },
      ...{ RequestedClosingDate: "2027-05-03", Concessions: "$2,500", OfferBuyerPhone: null },
      ModificationTimestamp: "2027-03-01T15:00:00Z",
    },
  ],
};
const COUNTER = {
  ...{ OfferSubmissionKey: "S-2", OfferId: "MLS-2027-1", PurchasePrice: 545_000 },
  ...{ Contingencies: ["Financing"], ModificationTimestamp: "2027-03-02T15:00:00Z" },
};
const [FIRST] = FOREIGN.OfferSubmission;

it("takes another system's offer once, with its later turns, unless a turn was changed", async () => {
  const seller = await createSeller();
  await send(seller, FOREIGN);
  await send(seller, FOREIGN);
  const terms = { financing: "fha", concessions: 2_500, closingOn: "2027-05-03" };
  const [imported, ...others] = await read(seller);
  expect(others).toEqual([]);
  expect(imported).toMatchObject({
    ...{ ...terms, price: 530_000, contingencies: ["inspection", "other"] },
    importedFrom: "M00000136",
  });
  const countered = { ...FOREIGN, OfferSubmission: [FIRST, COUNTER] };
  expect((await send(seller, countered)).status).toBe(200);
  const after = { id: imported?.id, ...terms, price: 545_000, contingencies: ["financing"] };
  expect(await read(seller)).toMatchObject([after]);

  const cheaper = { ...FOREIGN, OfferSubmission: [{ ...FIRST, PurchasePrice: 1 }, COUNTER] };
  for (const changed of [FOREIGN, cheaper]) {
    const { status, body } = await send(seller, changed);
    expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining("before")]);
  }
  expect(await read(seller)).toMatchObject([after]);
  const params = { offerId: imported?.id ?? "" };
  expect(
    (await call(one, "PUT", { as: seller, params, body: { ...ENTERED, note: "" } })).status,
  ).toBe(404);
  expect((await call(one, "DELETE", { as: seller, params })).status).toBe(200);
  expect(await read(seller)).toEqual([]);
});

it.each<[object, string, string]>([
  [{ ListingId: null }, "ListingKey", "Send ListingKey or ListingId"],
  [
    { OfferUoi: "" },
    "OfferOriginatingSystemName",
    "Send the system or organization of the listing",
  ],
  [{ OfferSubmission: [] }, "OfferSubmission", "Send at least one submission"],
  [{ OfferSubmission: Array(41).fill(FIRST) }, "OfferSubmission", "Send at most 40 submissions"],
  [
    { OfferSubmission: [FIRST, FIRST] },
    "OfferSubmission.OfferSubmissionKey",
    "Two submissions have the same key",
  ],
  [{ OfferId: "Another" }, "OfferSubmission.OfferId", "Isn't the OfferId of the offer"],
  [
    { OfferSubmission: [{ ...FIRST, PurchasePrice: null }] },
    "OfferSubmission.PurchasePrice",
    "No submission has a price",
  ],
  [
    { OfferSubmission: [{ ...FIRST, BuyerFinancing: "Gold" }] },
    "OfferSubmission.BuyerFinancing",
    "Isn't a value of the Data Dictionary",
  ],
  [
    { OfferSubmission: [{ ...FIRST, OfferPropertyGroup: { City: "Madison" } }] },
    "OfferSubmission.OfferPropertyGroup",
    "Needs a street address, or a parcel number with state and county",
  ],
  [
    { OfferSubmission: [{ ...FIRST, Porchlight_PreviousHash: "0".repeat(64) }] },
    "OfferSubmission.Porchlight_PreviousHash",
    "A submission is missing or out of order",
  ],
])("refuses %o", async (changes, field, message) => {
  const seller = await createSeller();
  const { status, body } = await send(seller, { ...FOREIGN, ...changes });
  expect([status, body]).toMatchObject([400, { fields: { [field]: message } }]);
  expect(await read(seller)).toEqual([]);
});

it("exports offers of the own account alone, and imports into a home alone", async () => {
  const { id } = await negotiate();
  const stranger = await createSeller();
  expect((await fetchExport(stranger, id)).status).toBe(404);
  expect((await send(await createUser(), FOREIGN)).status).toBe(404);
});
