import { describe, expect, it } from "vitest";
import * as latest from "#app/api/properties/latest/route.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser, type TestUser } from "#tests/factories.ts";
import { BASICS } from "#tests/property.ts";
import * as route from "./route.ts";

const correct = (as: TestUser, body: unknown) => call(route, "PATCH", { as, body });

async function createSeller(propertyBasics: typeof BASICS | null = BASICS): Promise<TestUser> {
  const user = await createUser();
  await createProperty(user, { propertyBasics });
  return user;
}

async function savedBy(user: TestUser) {
  const { body } = await call(latest, "GET", { as: user });
  return (body as { propertyBasics: unknown }).propertyBasics;
}

describe("a correction", () => {
  it("changes only the numbers it names", async () => {
    const user = await createSeller();
    const answer = await correct(user, { finishedSquareFootage: "2,100.5", yearBuilt: 1975 });
    const propertyBasics = { ...BASICS, finishedSquareFootage: 2100.5, yearBuilt: 1975 };
    expect([answer.status, answer.body]).toEqual([200, { propertyBasics }]);
    expect(await savedBy(user)).toEqual(propertyBasics);
  });

  it("accepts 0, and ignores unknown fields", async () => {
    const user = await createSeller();
    const answer = await correct(user, { lotSize: "0", owner: "me", __proto__: { bedrooms: 9 } });
    expect(answer.body).toEqual({ propertyBasics: { ...BASICS, lotSize: 0 } });
  });

  it("keeps changes to different numbers at the same time", async () => {
    const user = await createSeller();
    const partner = await createUser({ parent: user });
    await Promise.all([
      correct(user, { bedrooms: 5 }),
      correct(partner, { lotSize: 9000 }),
      correct(user, { yearBuilt: 1990 }),
      correct(partner, { fullBathrooms: 3 }),
    ]);
    const changes = { bedrooms: 5, lotSize: 9000, yearBuilt: 1990, fullBathrooms: 3 };
    expect(await savedBy(user)).toEqual({ ...BASICS, ...changes });
  });

  it("doesn't change another account's home", async () => {
    const [user, other] = [await createSeller(), await createSeller()];
    await correct(user, { bedrooms: 6 });
    expect(await savedBy(other)).toEqual(BASICS);
  });
});

describe("a refused correction", () => {
  it.each([
    [{ bedrooms: "" }, "Required"],
    [{ bedrooms: null }, "Required"],
    [{ bedrooms: "three" }, "Must be a number"],
    [{ bedrooms: 2.5 }, "Must be a whole number"],
    [{ bedrooms: 101 }, "Must be at most 100"],
    [{ lotSize: -1 }, "Can't be negative"],
    [{ finishedSquareFootage: [1600] }, "Must be a number"],
    [{ yearBuilt: 1599 }, /^Must be 0, or a year from 1600 to \d{4}$/],
  ])("returns 400 for %j on its field", async (changes, message) => {
    const user = await createSeller();
    const answer = await correct(user, { ...changes, hoaFees: 50 });
    expect(answer.status).toBe(400);
    const [field = ""] = Object.keys(changes);
    expect((answer.body as { fields: Record<string, string> }).fields[field]).toMatch(message);
    expect(await savedBy(user)).toEqual(BASICS);
  });

  it.each([{}, { owner: "me" }])("returns 400 for %j, which has no number", async (body) => {
    const answer = await correct(await createSeller(), body);
    expect([answer.status, (answer.body as { error: string }).error]).toEqual([
      400,
      "Change at least one number.",
    ]);
  });

  it("returns 404 without a property", async () => {
    const answer = await correct(await createUser(), { bedrooms: 4 });
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({
      error: "Add your property's address first.",
    });
  });

  it("returns 409 before the basics are filled in", async () => {
    const user = await createSeller(null);
    const answer = await correct(user, { bedrooms: 4 });
    expect([answer.status, answer.body]).toEqual([
      409,
      { error: "Fill in your property basics first." },
    ]);
    expect(await savedBy(user)).toBeNull();
  });
});
