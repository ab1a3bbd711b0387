import { describe, expect, it } from "vitest";
import * as dashboard from "#app/api/dashboard/route.ts";
import * as notifications from "#app/api/notifications/route.ts";
import * as features from "#app/api/properties/features/route.ts";
import * as accept from "#app/api/properties/description/accept/route.ts";
import * as keptNotes from "#app/api/properties/description/kept-notes/route.ts";
import * as latest from "#app/api/properties/latest/route.ts";
import * as versions from "#app/api/properties/description/versions/route.ts";
import * as property from "#app/api/property/route.ts";
import * as basics from "#app/api/property/basics/route.ts";
import { NO_FEATURES } from "#lib/fields/features.ts";
import { call } from "#tests/api.ts";
import { createUser, type TestUser } from "#tests/factories.ts";
import { createReadyHome, DESCRIPTION, publish, readListing } from "#tests/listing/ready-home.ts";
import { ADDRESS, BASICS } from "#tests/property.ts";
import * as route from "./route.ts";

const CORRECTED = "A home with four bedrooms.";
const CORRECTION = { replaces: DESCRIPTION, description: CORRECTED };
const HIDDEN = { kind: "claim", quote: "three bedrooms" };

async function createPublicHome(): Promise<TestUser> {
  const seller = await createReadyHome();
  await publish(seller);
  return seller;
}

const preview = (as: TestUser, body: unknown) => call(route, "POST", { as, body });
const save = (as: TestUser, change: object) =>
  call(basics, "POST", { as, body: { ...BASICS, ...change } });
const hiddenOf = async (as: TestUser) => (await readListing(as)).hiddenDescription;
const savedText = async (as: TestUser) => {
  const { body } = await call(latest, "GET", { as });
  return body as { generatedDescription: string; descriptionAccepted: boolean };
};

async function noticesOf(as: TestUser) {
  const { body } = await call(notifications, "GET", { as });
  return (body as { notifications: { kind: string; text: string }[] }).notifications
    .filter(({ kind }) => kind === "description_hidden")
    .map(({ text }) => text);
}

const NOTICE =
  "Buyers can't see your description because of “three bedrooms”. Review it to show it again.";

describe("the preview before saving", () => {
  it("lists what becomes wrong, and saves nothing", async () => {
    const seller = await createPublicHome();
    const { status, body } = await preview(seller, { propertyBasics: { bedrooms: "4" } });
    expect(status).toBe(200);
    expect(body).toEqual({
      text: DESCRIPTION,
      isPublic: true,
      changes: [
        { quote: "three bedrooms", value: "4", sentence: DESCRIPTION, corrected: CORRECTED },
      ],
      corrected: CORRECTED,
    });
    expect(await hiddenOf(seller)).toBeNull();
  });

  it("lists nothing the text doesn't state, and nothing from another account", async () => {
    const seller = await createReadyHome();
    const nothing = { text: DESCRIPTION, isPublic: false, changes: [], corrected: DESCRIPTION };
    expect((await preview(seller, { propertyBasics: { hoaFees: 90 } })).body).toEqual(nothing);
    expect((await preview(seller, {})).body).toEqual(nothing);
    expect((await preview(await createUser(), {})).status).toBe(404);
  });

  it.each([{ propertyBasics: { bedrooms: "many" } }, { propertySpecifics: { roof: ["Gold"] } }])(
    "refuses %j",
    async (body) => {
      expect((await preview(await createReadyHome(), body)).status).toBe(400);
    },
  );
});

describe("a save with a correction", () => {
  it("changes both, and the text stays accepted and visible", async () => {
    const seller = await createPublicHome();
    expect((await save(seller, { bedrooms: 4, correction: CORRECTION })).body).toEqual({
      propertyBasics: { ...BASICS, bedrooms: 4 },
    });
    expect(await savedText(seller)).toMatchObject({
      generatedDescription: CORRECTED,
      descriptionAccepted: true,
    });
    expect(await hiddenOf(seller)).toBeNull();
    expect(await noticesOf(seller)).toEqual([]);
  });

  it("corrects the live text and leaves a draft alone", async () => {
    const seller = await createPublicHome();
    await call(features, "POST", { as: seller, body: NO_FEATURES });
    const draft = await savedText(seller);
    expect(draft.descriptionAccepted).toBe(false);
    await save(seller, { bedrooms: 4, correction: CORRECTION });
    expect(await savedText(seller)).toEqual({
      ...draft,
      updatedAt: expect.any(String),
      revisions: expect.any(Object),
      propertyBasics: { ...BASICS, bedrooms: 4 },
    });
    expect(await hiddenOf(seller)).toBeNull();
    const { body } = await call(versions, "GET", { as: seller });
    expect(JSON.stringify(body)).toContain(CORRECTED);
  });

  it("returns 409 when another text was accepted in the meantime, and saves nothing", async () => {
    const seller = await createPublicHome();
    await call(accept, "POST", { as: seller, body: { description: "Three bedrooms." } });
    const answer = await save(seller, { bedrooms: 4, correction: CORRECTION });
    expect(answer.status).toBe(409);
    expect(await savedText(seller)).toMatchObject({
      generatedDescription: "Three bedrooms.",
      propertyBasics: BASICS,
    });
  });

  it("works for part of the basics, the address, and the features", async () => {
    const seller = await createPublicHome();
    const part = { bedrooms: 4, correction: CORRECTION };
    expect((await call(basics, "PATCH", { as: seller, body: part })).status).toBe(200);
    const again = { replaces: CORRECTED, description: "Four bedrooms." };
    const { id: _, ...address } = ADDRESS;
    const moved = { ...address, correction: again };
    expect((await call(property, "POST", { as: seller, body: moved })).status).toBe(200);
    expect((await savedText(seller)).generatedDescription).toBe("Four bedrooms.");
    const third = { replaces: "Four bedrooms.", description: "A home." };
    const chosen = { ...NO_FEATURES, correction: third };
    expect((await call(features, "POST", { as: seller, body: chosen })).status).toBe(200);
    const { body } = await call(versions, "GET", { as: seller });
    expect(JSON.stringify(body)).toContain('"A home."');
  });
});

describe("a save without a correction", () => {
  it("notifies everyone on the account once, and reports the hidden description", async () => {
    const seller = await createPublicHome();
    const partner = await createUser({ parent: seller });
    await save(seller, { bedrooms: 4 });
    await save(seller, { bedrooms: 5 });
    expect(await noticesOf(seller)).toEqual([NOTICE]);
    expect(await noticesOf(partner)).toEqual([NOTICE]);
    const view = await readListing(seller);
    expect(view.hiddenDescription).toEqual(HIDDEN);
    expect(view.checklist.find(({ key }) => key === "description")).toMatchObject({
      isDone: false,
      text: "Buyers can't see your description: “three bedrooms” doesn't match your details.",
    });
    const { body } = await call(dashboard, "GET", { as: seller });
    expect(body).toMatchObject({ hiddenDescription: HIDDEN });
  });

  it("shows a corrected text once it's accepted, and notifies again the next time", async () => {
    const seller = await createPublicHome();
    await save(seller, { bedrooms: 4 });
    await call(accept, "POST", { as: seller, body: { description: CORRECTED } });
    expect(await hiddenOf(seller)).toBeNull();
    await save(seller, { bedrooms: 3 });
    expect(await noticesOf(seller)).toHaveLength(2);
  });

  it("shows the text when the claim is kept, and hides it again when it isn't", async () => {
    const seller = await createPublicHome();
    await save(seller, { bedrooms: 4 });
    const keep = (kept: boolean) =>
      call(keptNotes, "PATCH", { as: seller, body: { phrase: "three bedrooms", kept } });
    await keep(true);
    expect(await hiddenOf(seller)).toBeNull();
    await keep(false);
    expect(await noticesOf(seller)).toHaveLength(2);
  });

  it("doesn't notify while the listing isn't public", async () => {
    const seller = await createReadyHome();
    await save(seller, { bedrooms: 4 });
    expect(await noticesOf(seller)).toEqual([]);
    expect(await hiddenOf(seller)).toBeNull();
  });

  it("notifies once when two tabs save at the same time", async () => {
    const seller = await createPublicHome();
    await Promise.all([save(seller, { bedrooms: 4 }), save(seller, { bedrooms: 5 })]);
    expect(await noticesOf(seller)).toHaveLength(1);
  });
});

it("notifies when an accepted text is hidden from buyers", async () => {
  const seller = await createPublicHome();
  await call(accept, "POST", { as: seller, body: { description: "A home with a pool." } });
  expect(await hiddenOf(seller)).toEqual({ kind: "claim", quote: "pool" });
  expect(await noticesOf(seller)).toHaveLength(1);
});

it("rejects a correction with the first address", async () => {
  const { id: _, ...address } = ADDRESS;
  const body = { ...address, correction: CORRECTION };
  const newcomer = await createUser();
  expect((await call(property, "POST", { as: newcomer, body })).status).toBe(404);
  expect((await call(property, "GET", { as: newcomer })).status).toBe(404);
});

it("offers no corrected text that's too long to save", async () => {
  const seller = await createReadyHome();
  const sentence = "A home with two bathrooms. ";
  const description = sentence + "A".repeat(5000 - sentence.length);
  await call(accept, "POST", { as: seller, body: { description } });
  const { body } = await preview(seller, { propertyBasics: { fullBathrooms: 30 } });
  expect(body).toMatchObject({ changes: [{ quote: "two bathrooms" }], corrected: null });
});
