import { expect, it } from "vitest";
import * as accept from "#app/api/properties/description/accept/route.ts";
import * as keptNotes from "#app/api/properties/description/kept-notes/route.ts";
import * as description from "#app/api/properties/description/route.ts";
import * as latest from "#app/api/properties/latest/route.ts";
import { listVersions } from "#db/queries/description-versions.ts";
import { NO_FEATURES } from "#lib/fields/features.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser, type TestUser } from "#tests/factories.ts";
import { BASICS } from "#tests/property.ts";
import * as route from "./route.ts";

const WITH_POOL = { ...NO_FEATURES, outdoorFeatures: ["Pool"] };
const WITH_DECK = { ...NO_FEATURES, outdoorFeatures: ["Deck"] };
const OURS = "Our home has a pool.";

async function seller() {
  const user = await createUser();
  await createProperty(user, { propertyBasics: BASICS });
  await call(route, "POST", { as: user, body: WITH_POOL });
  return user;
}

const acceptText = (as: TestUser, text = OURS) =>
  call(accept, "POST", { as, body: { description: text } });
const keep = (as: TestUser, features: object) =>
  call(route, "POST", { as, body: { ...features, keepDescription: true } });
const read = async (as: TestUser) => (await call(latest, "GET", { as })).body;

it("saves the features and keeps an accepted text", async () => {
  const user = await seller();
  await acceptText(user);
  const both = { ...WITH_POOL, outdoorFeatures: ["Pool", "Deck"] };
  const answer = await keep(user, both);
  expect([answer.status, answer.body]).toEqual([
    200,
    { description: OURS, descriptionAccepted: true, openNotes: 0 },
  ]);
  expect(await read(user)).toMatchObject({
    generatedDescription: OURS,
    descriptionAccepted: true,
    descriptionEdited: true,
    propertySpecifics: { outdoorFeatures: ["Pool", "Deck"] },
  });
});

it("clears the accepted mark when the new features don't support the text", async () => {
  const user = await seller();
  await acceptText(user);
  expect((await keep(user, WITH_DECK)).body).toEqual({
    description: OURS,
    descriptionAccepted: false,
    openNotes: 1,
  });
  expect(await read(user)).toMatchObject({
    generatedDescription: OURS,
    descriptionAccepted: false,
    propertySpecifics: { outdoorFeatures: ["Deck"] },
  });
  expect((await listVersions(user.accountId, null)).versions).toHaveLength(2);
});

it("ignores a dismissed note", async () => {
  const user = await seller();
  await acceptText(user);
  await call(keptNotes, "PATCH", { as: user, body: { phrase: "pool", kept: true } });
  expect((await keep(user, WITH_DECK)).body).toMatchObject({
    descriptionAccepted: true,
    openNotes: 0,
  });
});

it("keeps a text that isn't accepted, and counts its open notes", async () => {
  const user = await seller();
  await call(description, "POST", { as: user, body: { description: OURS } });
  expect((await keep(user, WITH_POOL)).body).toMatchObject({
    descriptionAccepted: false,
    openNotes: 0,
  });
  expect((await keep(user, WITH_DECK)).body).toMatchObject({ openNotes: 1 });
});

it("writes a text when there's none or keepDescription isn't set", async () => {
  const user = await createUser();
  await createProperty(user, { propertyBasics: BASICS });
  const first = await keep(user, WITH_POOL);
  expect(first.body).toEqual({ description: expect.stringMatching(/pool/i) });
  expect(await read(user)).toMatchObject({ descriptionEdited: false });
  await acceptText(user);
  const answer = await call(route, "POST", { as: user, body: WITH_DECK });
  expect(answer.body).toEqual({ description: expect.stringMatching(/deck/i) });
  expect(await read(user)).toMatchObject({ descriptionAccepted: false, descriptionEdited: false });
});

it("doesn't mark an accepted generated text as edited", async () => {
  const user = await seller();
  const { generatedDescription } = (await read(user)) as { generatedDescription: string };
  await acceptText(user, generatedDescription);
  expect(await read(user)).toMatchObject({ descriptionAccepted: true, descriptionEdited: false });
});

it("returns 404 without a property, and 400 unless the field is true or false", async () => {
  const user = await createUser();
  expect((await keep(user, WITH_POOL)).status).toBe(404);
  const body = { ...WITH_POOL, keepDescription: "yes" };
  expect((await call(route, "POST", { as: user, body })).status).toBe(400);
});
