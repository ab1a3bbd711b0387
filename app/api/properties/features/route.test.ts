import { describe, expect, it } from "vitest";
import * as latest from "#app/api/properties/latest/route.ts";
import * as accept from "#app/api/properties/description/accept/route.ts";
import { NO_FEATURES } from "#lib/fields/features.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser } from "#tests/factories.ts";
import * as rewrite from "./rewrite/route.ts";
import * as route from "./route.ts";

const BASICS = {
  bedrooms: 3,
  fullBathrooms: 2,
  halfBathrooms: 1,
  threeFourthBathrooms: 0,
  oneFourthBathrooms: 0,
  finishedSquareFootage: 1850,
  basementSquareFootage: 0,
  garageSquareFootage: 400,
  lotSize: 5000,
  yearBuilt: 1925,
  structuralRemodelYear: 0,
  hoaFees: 0,
};
const FEATURES = {
  ...NO_FEATURES,
  appliances: ["Dishwasher", "Dishwasher"],
  rooms: { types: ["Dining Room"], total: "8" },
  parking: { types: ["Garage - Attached"], totalSpaces: "none" },
  outdoorFeatures: ["Deck", "Fenced yard"],
};

type Text = { description: string };
const text = ({ body }: { body: unknown }) => (body as Text).description;

async function seller() {
  const user = await createUser();
  await createProperty(user, { propertyBasics: BASICS });
  return user;
}

describe("POST /api/properties/features", () => {
  it("saves the choices and a text made from them", async () => {
    const user = await seller();
    const answer = await call(route, "POST", { as: user, body: FEATURES });
    expect(answer.status).toBe(200);
    expect(text(answer)).toMatch(/three/i);
    expect(text(answer)).toContain("Seattle");
    expect(text(answer)).not.toContain("412");

    const property = await call(latest, "GET", { as: user });
    expect(property.body).toMatchObject({
      generatedDescription: text(answer),
      descriptionAccepted: false,
      propertySpecifics: {
        appliances: ["Dishwasher"],
        rooms: { types: ["Dining Room"], total: 8 },
        parking: { types: ["Garage - Attached"], totalSpaces: null },
      },
    });
  });

  it("clears the accepted mark", async () => {
    const user = await seller();
    const { body } = await call(route, "POST", { as: user, body: FEATURES });
    await call(accept, "POST", { as: user, body });
    await call(route, "POST", { as: user, body: NO_FEATURES });
    expect((await call(latest, "GET", { as: user })).body).toMatchObject({
      descriptionAccepted: false,
    });
  });

  it("keeps choices and text consistent when several saves run at the same time", async () => {
    const user = await seller();
    await Promise.all(
      [["Pool"], ["Dock"], ["Sauna"], ["Greenhouse"]].map((outdoorFeatures) =>
        call(route, "POST", { as: user, body: { ...NO_FEATURES, outdoorFeatures } }),
      ),
    );
    const { body } = await call(latest, "GET", { as: user });
    const property = body as {
      generatedDescription: string;
      propertySpecifics: { outdoorFeatures: [string] };
    };
    const [chosen] = property.propertySpecifics.outdoorFeatures;
    expect(property.generatedDescription.toLowerCase()).toContain(chosen.toLowerCase());
  });

  it("saves the owner's own words, and uses only the allowed ones in the text", async () => {
    const user = await seller();
    const ownWords = [" The roof was replaced in 2022. ", "", "No children please"];
    const answer = await call(route, "POST", { as: user, body: { ...FEATURES, ownWords } });
    expect(answer.status).toBe(200);
    expect(text(answer)).toContain("The roof was replaced in 2022.");
    expect(text(answer)).not.toContain("children");
    expect((await call(latest, "GET", { as: user })).body).toMatchObject({
      propertySpecifics: { ownWords: ["The roof was replaced in 2022.", "No children please"] },
    });
    const again = await call(rewrite, "POST", {
      as: user,
      body: { currentDescription: text(answer) },
    });
    expect(text(again)).toContain("The roof was replaced in 2022.");
  });

  it("shares own words within the account only", async () => {
    const [user, other] = [await seller(), await seller()];
    const subUser = await createUser({ parent: user });
    const body = { ...FEATURES, ownWords: ["The roof was replaced in 2022."] };
    await call(route, "POST", { as: subUser, body });
    const seen = async (as: typeof user) =>
      JSON.stringify((await call(latest, "GET", { as })).body).includes("The roof was replaced");
    expect(await seen(user)).toBe(true);
    expect(await seen(subUser)).toBe(true);
    expect(await seen(other)).toBe(false);
  });

  it.each([
    ["more than three entries", ["A", "B", "C", "D"]],
    ["an entry that's too long", ["x".repeat(161)]],
    ["a NUL", ["a\u0000b"]],
    ["a string instead of a list", "The roof was replaced in 2022."],
    ["a number", [7]],
  ])("refuses own words with %s, and saves nothing", async (_, ownWords) => {
    const user = await seller();
    const answer = await call(route, "POST", { as: user, body: { ...FEATURES, ownWords } });
    expect(answer.status).toBe(400);
    expect((await call(latest, "GET", { as: user })).body).toMatchObject({
      propertySpecifics: null,
    });
  });

  it("refuses an unlisted option, and saves nothing", async () => {
    const user = await seller();
    const answer = await call(route, "POST", { as: user, body: { ...FEATURES, roof: ["Thatch"] } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { roof: "Not one of the options" } });
    expect((await call(latest, "GET", { as: user })).body).toMatchObject({
      propertySpecifics: null,
    });
  });

  it("needs a property", async () => {
    const answer = await call(route, "POST", { as: await createUser(), body: FEATURES });
    expect(answer.status).toBe(404);
  });
});

describe("POST /api/properties/features/rewrite", () => {
  it("returns six different texts in a row, and stores the last", async () => {
    const user = await seller();
    const texts = [text(await call(route, "POST", { as: user, body: FEATURES }))];
    for (let turn = 0; turn < 5; turn++) {
      const body = { currentDescription: texts.at(-1) };
      texts.push(text(await call(rewrite, "POST", { as: user, body })));
    }
    expect(new Set(texts).size).toBe(6);
    expect((await call(latest, "GET", { as: user })).body).toMatchObject({
      generatedDescription: texts.at(-1),
    });
  });

  it("clears the accepted mark", async () => {
    const user = await seller();
    await call(accept, "POST", { as: user, body: { description: "Mine." } });
    await call(rewrite, "POST", { as: user, body: { currentDescription: "Mine." } });
    expect((await call(latest, "GET", { as: user })).body).toMatchObject({
      descriptionAccepted: false,
    });
  });

  it.each([
    ["x".repeat(5001), 400],
    [undefined, 400],
    ["\0", 400],
    ["🏡".repeat(2500), 200],
  ])("validates the current text %#", async (currentDescription, status) => {
    const answer = await call(rewrite, "POST", {
      as: await seller(),
      body: { currentDescription },
    });
    expect(answer.status).toBe(status);
  });

  it("needs a property", async () => {
    const body = { currentDescription: "" };
    expect((await call(rewrite, "POST", { as: await createUser(), body })).status).toBe(404);
  });
});

describe("POST /api/properties/description/accept", () => {
  it("stores the text verbatim as accepted for the whole account", async () => {
    const user = await seller();
    const description = `<b>Ours</b>\n\nעברית 🏡 "quoted" -- and plain.`;
    const answer = await call(accept, "POST", { as: user, body: { description } });
    expect([answer.status, answer.body]).toEqual([200, { description, descriptionAccepted: true }]);
    const partner = await createUser({ parent: user });
    expect((await call(latest, "GET", { as: partner })).body).toMatchObject({
      generatedDescription: description,
      descriptionAccepted: true,
    });
  });

  it.each([
    ["", 400],
    ["  \n ", 400],
    ["x".repeat(5001), 400],
    ["x".repeat(5000), 200],
    [42, 400],
  ])("validates the text %#", async (description, status) => {
    const answer = await call(accept, "POST", { as: await seller(), body: { description } });
    expect(answer.status).toBe(status);
  });

  it("refuses a text from a page that showed another one than the saved one", async () => {
    const user = await seller();
    const send = (description: string, replaces: string) =>
      call(accept, "POST", { as: user, body: { description, replaces } });
    expect((await send("First.", "")).status).toBe(200);
    expect((await send("Second.", "First.")).status).toBe(200);
    expect(await send("First.", "First.")).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining("changed somewhere else") },
    });
    expect((await send("Second.", "First.")).status).toBe(200);
    expect((await call(latest, "GET", { as: user })).body).toMatchObject({
      generatedDescription: "Second.",
      descriptionAccepted: true,
    });
  });

  it("needs a property, and never changes another account's", async () => {
    const owner = await seller();
    const body = { description: "Someone else's." };
    expect((await call(accept, "POST", { as: await createUser(), body })).status).toBe(404);
    expect((await call(latest, "GET", { as: owner })).body).toMatchObject({
      generatedDescription: null,
    });
  });
});
