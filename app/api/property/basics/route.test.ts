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
  it("changes the numbers that it names, and no other", async () => {
    const user = await createSeller();
    const answer = await correct(user, { finishedSquareFootage: "2,100.5", yearBuilt: 1975 });
    const propertyBasics = { ...BASICS, finishedSquareFootage: 2100.5, yearBuilt: 1975 };
    expect([answer.status, answer.body]).toEqual([200, { propertyBasics }]);
    expect(await savedBy(user)).toEqual(propertyBasics);
  });

  it("takes 0, and drops what is no field", async () => {
    const user = await createSeller();
    const answer = await correct(user, { lotSize: "0", owner: "me", __proto__: { bedrooms: 9 } });
    expect(answer.body).toEqual({ propertyBasics: { ...BASICS, lotSize: 0 } });
  });

  it("of one number and one of another at once both hold", async () => {
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

  it("of one account leaves another's home alone", async () => {
    const [user, other] = [await createSeller(), await createSeller()];
    await correct(user, { bedrooms: 6 });
    expect(await savedBy(other)).toEqual(BASICS);
  });
});

describe("is refused, and changes nothing", () => {
  it.each([
    [{ bedrooms: "" }, "Required"],
    [{ bedrooms: null }, "Required"],
    [{ bedrooms: "three" }, "Must be a number"],
    [{ bedrooms: 2.5 }, "Must be a whole number"],
    [{ bedrooms: 101 }, "Must be at most 100"],
    [{ lotSize: -1 }, "Can't be negative"],
    [{ finishedSquareFootage: [1600] }, "Must be a number"],
    [{ yearBuilt: 1599 }, /^Must be 0, or a year from 1600 to \d{4}$/],
  ])("for %j on its field", async (changes, message) => {
    const user = await createSeller();
    const answer = await correct(user, { ...changes, hoaFees: 50 });
    expect(answer.status).toBe(400);
    const [field = ""] = Object.keys(changes);
    expect((answer.body as { fields: Record<string, string> }).fields[field]).toMatch(message);
    expect(await savedBy(user)).toEqual(BASICS);
  });

  it.each([{}, { owner: "me" }])("for %j, in which there is no number", async (body) => {
    const answer = await correct(await createSeller(), body);
    expect([answer.status, (answer.body as { error: string }).error]).toEqual([
      400,
      "Change at least one number.",
    ]);
  });

  it("without a property", async () => {
    const answer = await correct(await createUser(), { bedrooms: 4 });
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({
      error: "Add your property's address first.",
    });
  });

  it("before The Basics were filled in", async () => {
    const user = await createSeller(null);
    const answer = await correct(user, { bedrooms: 4 });
    expect([answer.status, answer.body]).toEqual([
      409,
      { error: "Fill in your property basics first." },
    ]);
    expect(await savedBy(user)).toBeNull();
  });
});
