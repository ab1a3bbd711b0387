import { describe, expect, it } from "vitest";
import { MAX_OFFERS } from "#lib/fields/offers.ts";
import { offersView } from "#lib/schemas/offers.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser, type TestUser } from "#tests/factories.ts";
import * as one from "./[offerId]/route.ts";
import * as route from "./route.ts";

const OFFER = {
  price: "$640,000",
  financing: "fha",
  contingencies: ["financing", "inspection", "inspection"],
  concessions: "",
  closingOn: "2027-05-31",
  deadlineOn: "",
  note: " Wants the swing. ",
};
const NOTED = {
  price: 640_000,
  financing: "fha",
  contingencies: ["inspection", "financing"],
  concessions: 0,
  closingOn: "2027-05-31",
  deadlineOn: null,
  note: "Wants the swing.",
};

async function createSeller(): Promise<TestUser> {
  const user = await createUser();
  await createProperty(user);
  return user;
}

const read = async (as: TestUser) =>
  offersView.parse((await call(route, "GET", { as })).body).offers;
const add = (as: TestUser, changes: object = {}) =>
  call(route, "POST", { as, body: { ...OFFER, ...changes } });

async function addOne(as: TestUser): Promise<string> {
  const { offers } = offersView.parse((await add(as)).body);
  return offers[0]?.id ?? "";
}
const change = (as: TestUser, offerId: string, body: unknown) =>
  call(one, "PUT", { as, params: { offerId }, body });
const remove = (as: TestUser, offerId: string) => call(one, "DELETE", { as, params: { offerId } });

it("notes offers in their order, changes and deletes them", async () => {
  const seller = await createSeller();
  expect(await read(seller)).toEqual([]);
  const id = await addOne(seller);
  await add(seller, { price: 655_000, financing: "cash" });
  expect(await read(seller)).toMatchObject([{ id, ...NOTED }, { price: 655_000 }]);

  const { status } = await change(seller, id, { ...OFFER, price: 645_000, concessions: 5000 });
  expect(status).toBe(200);
  expect((await read(seller))[0]).toMatchObject({ id, price: 645_000, concessions: 5000 });

  expect((await remove(seller, id)).status).toBe(200);
  expect(await read(seller)).toMatchObject([{ price: 655_000 }]);
  expect((await remove(seller, id)).status).toBe(404);
});

it.each([
  ["price", "", "Required"],
  ["price", 0, "Must be at least 1"],
  ["financing", "beads", "Choose a financing type"],
  ["contingencies", ["weather"], "Unknown contingency"],
  ["concessions", "-1", "Can't be negative"],
  ["closingOn", "soon", "Enter a date, like 05/31/2027"],
  ["deadlineOn", "1812-06-18", "Must be from 1900 to 2199"],
  ["note", "x".repeat(501), "Must be at most 500 characters"],
])("refuses %s %j", async (field, value, message) => {
  const seller = await createSeller();
  const { status, body } = await add(seller, { [field]: value });
  expect([status, body]).toMatchObject([400, { fields: { [field]: message } }]);
  expect(await read(seller)).toEqual([]);
});

it("needs a property, and takes fifty offers at most", async () => {
  expect((await add(await createUser())).status).toBe(404);
  const seller = await createSeller();
  for (let number = 1; number <= MAX_OFFERS; number += 1) await add(seller);
  expect((await add(seller)).status).toBe(409);
  expect(await read(seller)).toHaveLength(MAX_OFFERS);
});

describe("an offer of another account", () => {
  it("is not there to be seen, changed or deleted", async () => {
    const seller = await createSeller();
    const stranger = await createSeller();
    const id = await addOne(seller);
    expect(await read(stranger)).toEqual([]);
    expect((await change(stranger, id, OFFER)).status).toBe(404);
    expect((await remove(stranger, id)).status).toBe(404);
    expect(await read(seller)).toHaveLength(1);
  });

  it("is shared by everyone on the account", async () => {
    const admin = await createSeller();
    const member = await createUser({ parent: admin });
    const id = await addOne(admin);
    expect((await change(member, id, { ...OFFER, price: 1 })).status).toBe(200);
    expect(await read(admin)).toMatchObject([{ price: 1 }]);
  });
});
