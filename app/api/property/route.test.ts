import { expect, it } from "vitest";
import * as latest from "#app/api/properties/latest/route.ts";
import { call } from "#tests/api.ts";
import { ADDRESS, createUser } from "#tests/factories.ts";
import * as basics from "./basics/route.ts";
import * as route from "./route.ts";

const BASICS = {
  bedrooms: "3",
  fullBathrooms: 2,
  halfBathrooms: "1",
  threeFourthBathrooms: "0",
  oneFourthBathrooms: "0",
  finishedSquareFootage: "1,850.5",
  basementSquareFootage: "0",
  garageSquareFootage: "400",
  lotSize: "5000",
  yearBuilt: "1925",
  structuralRemodelYear: "0",
  hoaFees: "0",
};

it("returns 404 at first, then saves and updates the address", async () => {
  const user = await createUser();
  expect((await call(route, "GET", { as: user })).status).toBe(404);

  const saved = await call(route, "POST", { as: user, body: { ...ADDRESS, addressLine2: "  " } });
  expect([saved.status, saved.body]).toEqual([200, { id: expect.any(String), ...ADDRESS }]);

  const moved = await call(route, "POST", { as: user, body: { ...ADDRESS, city: "Tacoma" } });
  const { id } = saved.body as { id: string };
  expect(moved.body).toEqual({ id, ...ADDRESS, city: "Tacoma" });
  expect((await call(route, "GET", { as: user })).body).toEqual(moved.body);
});

it("shares one property within an account, and hides it from others", async () => {
  const admin = await createUser();
  const partner = await createUser({ parent: admin });
  const saved = await call(route, "POST", { as: partner, body: ADDRESS });
  expect((await call(route, "GET", { as: admin })).body).toEqual(saved.body);
  expect((await call(route, "GET", { as: await createUser() })).status).toBe(404);
});

it("creates one property from ten saves at the same time", async () => {
  const user = await createUser();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call(route, "POST", { as: user, body: ADDRESS })),
  );
  expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
});

it.each([
  [{ propertyType: "castle" }, { propertyType: "Property type is required" }],
  [{ propertyType: undefined }, { propertyType: "Property type is required" }],
  [{ addressLine1: "" }, { addressLine1: "Address Line 1 is required" }],
  [{ city: "\t" }, { city: "City is required" }],
  [{ state: ["WA"] }, { state: "State is required" }],
  [{ zipCode: "981" }, { zipCode: "Zip Code must be at least 5 characters" }],
  [{ zipCode: 98103 }, { zipCode: "Zip Code must be at least 5 characters" }],
  [{ addressLine2: "x".repeat(201) }, { addressLine2: "Must be at most 200 characters" }],
  [{ addressLine1: "\0" }, { addressLine1: "Contains a character we can't save" }],
])("refuses %j on its field, and saves nothing", async (changes, fields) => {
  const user = await createUser();
  const answer = await call(route, "POST", { as: user, body: { ...ADDRESS, ...changes } });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ fields });
  expect((await call(route, "GET", { as: user })).status).toBe(404);
});

it("saves the basics as numbers, and keeps them when the address changes", async () => {
  const user = await createUser();
  expect((await call(basics, "POST", { as: user, body: BASICS })).status).toBe(404);
  await call(route, "POST", { as: user, body: ADDRESS });

  const saved = await call(basics, "POST", { as: user, body: BASICS });
  const numbers = {
    ...Object.fromEntries(Object.entries(BASICS).map(([name, value]) => [name, Number(value)])),
    finishedSquareFootage: 1850.5,
  };
  expect([saved.status, saved.body]).toEqual([200, { propertyBasics: numbers }]);

  await call(route, "POST", { as: user, body: { ...ADDRESS, city: "Tacoma" } });
  expect((await call(latest, "GET", { as: user })).body).toMatchObject({
    city: "Tacoma",
    propertyBasics: numbers,
    propertySpecifics: null,
    generatedDescription: null,
    descriptionAccepted: false,
  });
});

it("returns one error for the form and one for each field", async () => {
  const user = await createUser();
  await call(route, "POST", { as: user, body: ADDRESS });
  const answer = await call(basics, "POST", {
    as: user,
    body: { ...BASICS, bedrooms: "", yearBuilt: "soon" },
  });
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({
    error:
      "All fields are required. Please fill in all fields. If something doesn't apply, enter '0'.",
    fields: { bedrooms: "Required", yearBuilt: "Must be a number" },
  });
});

it("returns 404 for the latest property before the first address", async () => {
  expect((await call(latest, "GET", { as: await createUser() })).status).toBe(404);
});

it.each(["No Children Allowed", "Whites Only", "No Section 8"])(
  "refuses %j as a city on its field, and saves nothing",
  async (city) => {
    const user = await createUser();
    const answer = await call(route, "POST", { as: user, body: { ...ADDRESS, city } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      fields: { city: expect.stringContaining("fair housing law") },
    });
    expect((await call(route, "GET", { as: user })).status).toBe(404);
  },
);

it.each([
  ["Oriental", "NC"],
  ["Christiansburg", "VA"],
  ["Zzyzxville", "WI"],
])("saves %s, %s as typed", async (city, state) => {
  const user = await createUser();
  const answer = await call(route, "POST", { as: user, body: { ...ADDRESS, city, state } });
  expect([answer.status, answer.body]).toMatchObject([200, { city, state }]);
});
