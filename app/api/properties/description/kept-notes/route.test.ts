import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as latest from "#app/api/properties/latest/route.ts";
import { database } from "#db/client.ts";
import { properties } from "#db/schema/index.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser, type TestUser } from "#tests/factories.ts";
import * as route from "./route.ts";

let user: TestUser;

beforeEach(async () => {
  user = await createUser();
  await createProperty(user);
});

async function keptBy(as = user) {
  return ((await call(latest, "GET", { as })).body as LatestPropertyView).keptNotes;
}

describe("PATCH /api/properties/description/kept-notes", () => {
  const choose = (phrase: unknown, kept: unknown, as = user) =>
    call(route, "PATCH", { as, body: { phrase, kept } });

  it("keeps each phrase once for the whole account, and removes it", async () => {
    await choose("family-friendly", true);
    await choose("a pool", true);
    const answer = await choose(" a pool ", true);
    expect(answer).toMatchObject({ status: 200, body: { phrases: ["family-friendly", "a pool"] } });
    const partner = await createUser({ parent: user });
    expect(await keptBy(partner)).toEqual(["family-friendly", "a pool"]);
    await choose("family-friendly", false, partner);
    await choose("never kept", false);
    expect(await keptBy()).toEqual(["a pool"]);
  });

  it("keeps phrases saved at the same time, and drops the oldest over the limit", async () => {
    const partner = await createUser({ parent: user });
    const phrases = Array.from({ length: 200 }, (_, index) => `phrase ${index}`);
    await choose("the oldest", true);
    await database()
      .update(properties)
      .set({ keptNotes: ["the oldest", ...phrases.slice(0, 160)] })
      .where(eq(properties.userId, user.accountId));
    await Promise.all(
      phrases.slice(160).map((phrase, index) => choose(phrase, true, index % 2 ? user : partner)),
    );
    expect((await keptBy()).toSorted()).toEqual(phrases.toSorted());
  });

  it.each([
    ["no phrase", undefined, true],
    ["an empty phrase", " ", true],
    ["a phrase that is too long", "x".repeat(201), true],
    ["no choice", "a pool", undefined],
    ["an invalid choice", "a pool", "yes"],
  ])("refuses %s", async (_, phrase, kept) => {
    expect((await choose(phrase, kept)).status).toBe(400);
  });

  it("needs a property, and never changes another account's", async () => {
    expect((await choose("x", true, await createUser())).status).toBe(404);
    expect(await keptBy()).toEqual([]);
  });
});
