import { expect, it } from "vitest";
import { database } from "#db/client.ts";
import { contractors, userProfiles } from "#db/schema/index.ts";
import { CONTRACTORS_PER_TYPE } from "#lib/fields/contractors.ts";
import type { ContractorsByType } from "#lib/schemas/contractors.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser, type TestUser } from "#tests/factories.ts";
import * as route from "./route.ts";

type NewContractor = typeof contractors.$inferInsert;

async function addContractors(...rows: Partial<NewContractor>[]) {
  await database()
    .insert(contractors)
    .values(
      rows.map((row) => ({
        name: "Clear Panes",
        addressLine1: "5 Mill Rd",
        city: "Springfield",
        state: "OR",
        phoneNumber: "(541) 555-0101",
        contractorTypeId: 1,
        ...row,
      })),
    );
}

const near = (as: TestUser, userId = as.id) => call(route, "GET", { as, params: { userId } });

async function names(as: TestUser, userId = as.id) {
  const { body } = await near(as, userId);
  return Object.fromEntries(
    Object.entries(body as ContractorsByType).map(([typeId, entry]) => [
      typeId,
      entry.contractors.map(({ name }) => name),
    ]),
  );
}

const NONE = { 1: [], 2: [], 3: [] };

it("lists every type with businesses in the property's city and state", async () => {
  const user = await createUser();
  await createProperty(user, { city: "Eugene", state: "OR" });
  await addContractors(
    { city: "Eugene", name: "Beta Lawns", contractorTypeId: 3, addressLine2: "Suite 2" },
    { city: "Eugene", name: "Alpha Lawns", contractorTypeId: 3, isDemo: true },
    { city: "Eugene", name: "Clear Panes", contractorTypeId: 1 },
    { city: "Eugene", state: "MO", name: "Wrong State" },
    { city: "Salem", name: "Wrong City" },
  );
  const { status, body } = await near(user);
  const common = { city: "Eugene", state: "OR", addressLine1: "5 Mill Rd", addressLine2: null };
  const id = expect.any(Number);
  const phoneNumber = "(541) 555-0101";
  expect([status, body]).toEqual([
    200,
    {
      1: { contractors: [{ ...common, id, phoneNumber, name: "Clear Panes", isDemo: false }] },
      2: { contractors: [] },
      // Real businesses come before the demo's invented ones.
      3: {
        contractors: [
          {
            ...common,
            id,
            phoneNumber,
            name: "Beta Lawns",
            addressLine2: "Suite 2",
            isDemo: false,
          },
          { ...common, id, phoneNumber, name: "Alpha Lawns", isDemo: true },
        ],
      },
    },
  ]);
});

it.each([
  ["Coeur d'Alene", "ID", "  COEUR  D’ALÈNE ", "idaho"],
  ["St. Louis", "MO", "Saint Louis", "Missouri"],
  ["saint paul", "mn", "ST PAUL", "Minnesota"],
  ["Winston-Salem", "North Carolina", "winston salem", "N.C."],
  ["Kaʻaʻawa", "HI", "Kaaawa", "Hawaii"],
  ["Haleiwa", "HI", "Hale‘iwa", "Hawaiʻi"],
  ["Cañon City", "CO", "Can\u0303on  City", "colorado"],
  ["Washington", "DC", "washington", "District of  Columbia"],
  ["München", "Bayern", "MUNCHEN", " bayern"],
  ["Żory", "Śląskie", "ZORY", "śląskie"],
  ["東京", "東京都", "東京", "東京都"],
])("finds %s, %s for a home in '%s', '%s'", async (city, state, homeCity, homeState) => {
  const user = await createUser();
  await createProperty(user, { city: homeCity, state: homeState });
  await addContractors({ name: "Here", city, state });
  expect(await names(user)).toEqual({ ...NONE, 1: ["Here"] });
});

it.each([
  ["Kansas City", "KS", "Kansas City", "MO"],
  ["Portland", "OR", "Portland", "ME"],
  ["Port", "OR", "Portlan", "OR"],
  ["%", "OR", "Bend", "OR"],
  ["東京", "JP", "大阪", "JP"],
])("doesn't match %s, %s to %s, %s", async (city, state, homeCity, homeState) => {
  const user = await createUser();
  await createProperty(user, { city: homeCity, state: homeState });
  await addContractors({ name: "Elsewhere", city, state });
  expect(await names(user)).toEqual(NONE);
});

it("uses the user's profile address when there's no property", async () => {
  const admin = await createUser();
  const partner = await createUser({ parent: admin });
  await database()
    .insert(userProfiles)
    .values({ userId: partner.id, city: "Ashland", state: "Oregon" });
  await addContractors({ city: "Ashland", name: "Plaza Cleaners" });
  expect(await names(admin)).toEqual(NONE);
  expect(await names(partner)).toEqual({ ...NONE, 1: ["Plaza Cleaners"] });
  expect(await names(admin, partner.id)).toEqual({ ...NONE, 1: ["Plaza Cleaners"] });

  await createProperty(admin, { city: "Medford", state: "OR" });
  expect(await names(partner)).toEqual(NONE);
});

it("returns empty lists for a profile without an address", async () => {
  const user = await createUser();
  await database().insert(userProfiles).values({ userId: user.id, name: "Only a name" });
  expect(await names(user)).toEqual(NONE);
});

it("returns 404 for a user outside the account, an unknown user, or an invalid ID", async () => {
  const user = await createUser();
  const stranger = await createUser();
  for (const userId of [stranger.id, crypto.randomUUID(), "1", "' or 1=1 --"]) {
    const { status, body } = await near(user, userId);
    expect([status, body]).toEqual([404, { error: expect.any(String) }]);
  }
});

it("limits the number of contractors per type", async () => {
  const user = await createUser();
  await createProperty(user, { city: "Metropolis", state: "IL" });
  const total = CONTRACTORS_PER_TYPE + 5;
  const number = (index: number) => String(index).padStart(4, "0");
  await addContractors(
    ...Array.from({ length: total }, (_, index) => ({
      city: "Metropolis",
      state: "IL",
      name: `Cleaner ${number(total - index)}`,
    })),
  );
  const { 1: cleaners } = await names(user);
  expect(cleaners).toEqual(
    Array.from({ length: CONTRACTORS_PER_TYPE }, (_, index) => `Cleaner ${number(index + 1)}`),
  );
});
