import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { database } from "#db/client.ts";
import { addRequest } from "#db/queries/highest-and-best.ts";
import { offers as offersTable } from "#db/schema/index.ts";
import type { DocumentKind } from "#lib/fields/documents.ts";
import { CONTINGENCIES } from "#lib/fields/offers.ts";
import { financingOf } from "#lib/offers/reso/lookups.ts";
import { offersView } from "#lib/schemas/offers.ts";
import type { OfferResourceJson } from "#lib/schemas/offer-resource.ts";
import { firstBrokenTurn } from "#server/offer-hash.ts";
import { answerAsSeller, answerOffer } from "#services/answer-offer.ts";
import { confirmOffer } from "#services/buyer-offers.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser, type TestUser } from "#tests/factories.ts";
import { createHome, type TestHome } from "#tests/listing/public-home.ts";
import { CONTACT, sendOffer, termsOf, typedTerms } from "#tests/offers/offers.ts";
import { sendOfferForm } from "#tests/offers/pages.ts";
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

async function onlyOfferOf({ propertyId }: TestHome): Promise<string> {
  const of = eq(offersTable.propertyId, propertyId);
  const [offer] = await database().select({ id: offersTable.id }).from(offersTable).where(of);
  return offer?.id ?? "";
}

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

/** Returns a turn as its hash covers it, from the export alone. */
function turnIn(
  { OfferId }: OfferResourceJson,
  turn: OfferResourceJson["OfferSubmission"][number],
  index: number,
): Parameters<typeof firstBrokenTurn>[0][number] {
  const kinds = { Terms: "terms", HighestAndBest: "highest_and_best", Ended: "ended" } as const;
  const { OfferSubmissionTimestamp: first, CounterOfferSubmissionTimestamp: later } = turn;
  return {
    ...{ offerId: OfferId ?? "", number: index + 1, hash: turn.Porchlight_Hash ?? "" },
    ...{ side: turn.Porchlight_Side === "Buyer" ? "buyer" : "seller", previousHash: null },
    kind: kinds[turn.Porchlight_Kind ?? "Terms"],
    timeZone: turn.Porchlight_TimeZone ?? "",
    submittedAt: new Date(first ?? later ?? turn.ModificationTimestamp),
    attachments: (turn.Media ?? []).map((file) => ({
      kind: file.MediaType as DocumentKind,
      bytes: Number(file.Porchlight_Bytes),
      sha256: file.Porchlight_Sha256 ?? "",
    })),
    terms: {
      purchasePrice: Number(turn.PurchasePrice),
      buyerFinancing: financingOf(turn.BuyerFinancing ?? undefined),
      downPayment: Number(turn.Porchlight_DownPayment),
      earnestMoney: Number(turn.EarnestMoney),
      inspectionDays: Number(turn.Porchlight_InspectionDays),
      ...{ appraisalDays: null, homeSaleDays: null, titleDays: null },
      financingDays: Number(turn.Porchlight_FinancingDays),
      concessions: Number(turn.CreditAtClosing),
      buyerBrokerageCompensation: turn.BuyerBrokerageCompensation ?? "",
      requestedClosingDate: turn.RequestedClosingDate ?? "",
      possessionDays: Number(turn.Porchlight_PossessionDays),
      offerExpirationDate: turn.OfferExpirationDate ?? "",
      expirationTime: turn.Porchlight_ExpirationTime ?? "",
      ...{ escalationCap: null, escalationStep: null },
      note: turn.OfferSubmissionNotes ?? "",
    },
  };
}

it("exports files by name, size, type, and hash, so that each turn's hash can be checked", async () => {
  const home = await createHome();
  const files = [new File(["Balance: $200,000"], "Funds.txt")];
  const fields = { ...typedTerms(), ...CONTACT, phone: "" };
  await sendOfferForm(home.slug, fields, undefined, files);
  const id = await onlyOfferOf(home);
  await confirmOffer(id, home.seller.accountId);
  const request = { dueAt: new Date(Date.now() + 86_400_000), timeZone: "UTC", message: "Thanks." };
  await addRequest(home.seller, { ...request, replaces: null });
  const again = { action: "counter", number: 2, terms: termsOf({ note: "My best." }) } as const;
  await answerOffer(id, again, { side: "buyer" });
  await answerAsSeller(home.seller, id, { action: "accept", number: 3 });
  await answerAsSeller(home.seller, id, { action: "end", number: 3, reason: "No loan." });
  const resource = await exportOf(home.seller, id);
  expect(resource.OfferSubmission[0]?.Media).toEqual([
    {
      ...{ MediaKey: `${id}-1-1`, MediaCategory: "Document", MediaType: "txt", Order: 0 },
      ...{ ShortDescription: "Funds", Porchlight_Bytes: 17 },
      Porchlight_Sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
  const turns = resource.OfferSubmission.map((turn, index) => turnIn(resource, turn, index));
  expect(turns.map(({ kind }) => kind)).toEqual(["terms", "highest_and_best", "terms", "ended"]);
  expect(firstBrokenTurn(turns)).toBeNull();
  const [first] = turns;
  expect(firstBrokenTurn([{ ...first!, attachments: [] }])).toBe(1);
  const other = await createSeller();
  expect((await send(other, resource)).status).toBe(200);
  expect(await exportOf(other, (await read(other))[0]?.id ?? "")).toEqual(resource);
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
  const later = { price: 545_000, contingencies: ["financing"] };
  const importedTurns = [
    { price: 530_000, contingencies: ["inspection", "other"], concessions: 2_500, side: null },
    { ...later, ...{ concessions: null, closingOn: null, sentAt: "2027-03-02T15:00:00.000Z" } },
  ];
  const after = { id: imported?.id, ...terms, ...later, importedTurns };
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
