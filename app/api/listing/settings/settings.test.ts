import { expect, it } from "vitest";
import { call } from "#tests/api.ts";
import { createProperty, createUser, type TestUser } from "#tests/factories.ts";
import { readListing } from "#tests/listing/ready-home.ts";
import * as route from "./route.ts";

const SETTINGS = {
  contactEmail: "Seller@Example.com ",
  contactPhone: "(206) 555-0142",
  showsEstimate: true,
};
const put = (as: TestUser, changes: object = {}) =>
  call(route, "PUT", { as, body: { ...SETTINGS, ...changes } });

async function createSeller() {
  const seller = await createUser();
  await createProperty(seller);
  return seller;
}

it("starts with nothing shown, and saves what the seller enters", async () => {
  const seller = await createSeller();
  expect((await readListing(seller)).settings).toEqual({
    ...{ contactEmail: null, contactPhone: null, showsEstimate: false },
  });
  const { status, body } = await put(seller);
  const saved = { ...SETTINGS, contactEmail: "seller@example.com" };
  expect([status, body]).toMatchObject([200, { settings: saved, status: "draft", history: [] }]);
  await put(seller, { contactEmail: " ", contactPhone: "" });
  expect((await readListing(seller)).settings).toEqual({
    ...{ contactEmail: null, contactPhone: null, showsEstimate: true },
  });
});

it.each([
  ["contactEmail", "nobody", "Invalid email address"],
  ["contactPhone", "12", "Enter a phone number with area code"],
  ["showsEstimate", "yes", "Must be true or false"],
])("refuses %s %j", async (field, value, message) => {
  const { status, body } = await put(await createSeller(), { [field]: value });
  expect([status, body]).toMatchObject([400, { fields: { [field]: message } }]);
});

it("requires a property, and belongs to the account", async () => {
  expect((await put(await createUser())).status).toBe(404);
  const seller = await createSeller();
  const stranger = await createSeller();
  const member = await createUser({ parent: seller });
  expect((await put(member)).status).toBe(200);
  expect((await readListing(seller)).settings.showsEstimate).toBe(true);
  expect((await readListing(stranger)).settings.showsEstimate).toBe(false);
});
