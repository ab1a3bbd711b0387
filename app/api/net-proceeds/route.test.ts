import { expect, it } from "vitest";
import { eq, inArray } from "drizzle-orm";
import { database } from "#db/client.ts";
import { netSheets, properties } from "#db/schema/index.ts";
import { NO_ENTRIES } from "#lib/proceeds/net-lines.ts";
import { netProceedsView } from "#lib/schemas/net-proceeds.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser, type TestUser } from "#tests/factories.ts";
import { BASICS } from "#tests/property.ts";
import * as route from "./route.ts";

async function createSeller(): Promise<TestUser> {
  const user = await createUser();
  await createProperty(user, { propertyBasics: BASICS });
  return user;
}

const read = async (as: TestUser) => netProceedsView.parse((await call(route, "GET", { as })).body);
const save = (as: TestUser, body: unknown) => call(route, "PUT", { as, body });

it("starts from the rules of the property's state, with nothing entered", async () => {
  const { facts, entries } = await read(await createSeller());
  expect(facts).toMatchObject({ state: "WA", attorney: "not_usual", hoaFees: BASICS.hoaFees });
  expect(facts.transferTax).toMatchObject({ name: "Real estate excise tax", year: 2023 });
  expect(entries.amounts).toEqual({});
});

it("saves what's entered, and uses the default for an empty field", async () => {
  const seller = await createSeller();
  const entered = {
    listingCommission: "0",
    buyerCommission: " 2.5% ",
    mortgagePayoff: "$212,345.67",
    propertyTax: "-120",
    closingOn: "2027-05-31",
    expectedPrice: "650,000",
  };
  const saved = await save(seller, entered);
  expect(saved.status).toBe(200);
  const { entries } = await read(seller);
  expect(entries).toMatchObject({
    amounts: {
      listingCommission: { unit: "dollars", value: 0 },
      buyerCommission: { unit: "percent", value: 2.5 },
      mortgagePayoff: { unit: "dollars", value: 212_345.67 },
      propertyTax: { unit: "dollars", value: -120 },
    },
    closingOn: "2027-05-31",
    expectedPrice: 650_000,
    lowPrice: null,
  });

  await save(seller, { ...entered, buyerCommission: "" });
  expect((await read(seller)).entries.amounts).not.toHaveProperty("buyerCommission");
});

it("saves no commission for an agent that the seller didn't add", async () => {
  const seller = await createSeller();
  await save(seller, { other: "5" });
  expect((await read(seller)).entries.amounts).toEqual({
    listingCommission: { unit: "dollars", value: 0 },
    other: { unit: "dollars", value: 5 },
  });
});

it("keeps the former default in a sheet saved with it", async () => {
  const seller = await createSeller();
  await save(seller, { other: "5" });
  const amounts = { other: { unit: "dollars", value: 5 } } as const;
  const db = database();
  const home = db
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.userId, seller.id));
  await db
    .update(netSheets)
    .set({ entries: { ...NO_ENTRIES, amounts } })
    .where(inArray(netSheets.propertyId, home));
  const saved = (await read(seller)).entries.amounts;
  expect(saved).toEqual({ listingCommission: { unit: "percent", value: 2.75 }, ...amounts });
});

it.each([
  ["buyerCommission", "a lot", "Enter dollars or a percentage of the price, like 4,500 or 2.5%"],
  ["buyerCommission", "101%", "Must be at most 100%"],
  ["repairs", "-1", "Can't be negative"],
  ["other", "1000000001", "Must be at most 1,000,000,000"],
  ["closingOn", "2027-02-30", "Enter a date, like 05/31/2027"],
  ["closingOn", "1812-06-18", "Must be from 1900 to 2199"],
  ["expectedPrice", "0", "Must be at least 1"],
  ["annualPropertyTax", "2%", "Must be a number"],
])("refuses %s %j, and saves nothing", async (field, value, message) => {
  const seller = await createSeller();
  const { status, body } = await save(seller, { other: "5", [field]: value });
  expect([status, body]).toMatchObject([400, { fields: { [field]: message } }]);
  expect((await read(seller)).entries.amounts).toEqual({});
});

it("returns 404 before there's a property", async () => {
  const user = await createUser();
  expect((await call(route, "GET", { as: user })).status).toBe(404);
  expect((await save(user, {})).status).toBe(404);
});

it("lets everyone on the account see and change it, and no one else", async () => {
  const admin = await createSeller();
  const member = await createUser({ parent: admin });
  await save(member, { concessions: "5000" });
  expect((await read(admin)).entries.amounts.concessions?.value).toBe(5000);
  expect((await read(await createSeller())).entries.amounts).toEqual({});
});
