import { expect, it } from "vitest";
import { NO_FEATURES } from "#lib/fields/features.ts";
import { createProperty, createUser, signIn, type TestUser } from "#tests/factories.ts";
import { createHome, visit } from "#tests/listing/public-home.ts";
import { takePhoto } from "#tests/photos/pictures.ts";
import { addPhoto } from "#tests/photos/uploads.ts";
import * as route from "./route.ts";

const preview = async (as: TestUser) =>
  visit(route, "/api/listing/preview", { headers: { cookie: await signIn(as) }, params: {} });

it("shows a draft as buyers would see it", async () => {
  const seller = await createUser();
  await createProperty(seller);
  const response = await preview(seller);
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "text/html; charset=utf-8",
  ]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const html = await response.text();
  expect(html).toContain("412 Alder Street");
  expect(html).toContain("preview-line");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

it.each(["draft", "active", "withdrawn"] as const)(
  "shows photos at the account's own addresses while the home is %s",
  async (status) => {
    const { seller } = await createHome({ status });
    await addPhoto(seller, await takePhoto(900, 600));
    const html = await (await preview(seller)).text();
    expect(html).toContain("/api/photo-files/");
    expect(html).not.toContain("/photos/");
  },
);

it("shows everyone on the account the same page, and returns 404 for others", async () => {
  const { seller } = await createHome();
  const member = await createUser({ parent: seller });
  const other = await createUser();
  expect(await (await preview(member)).text()).toBe(await (await preview(seller)).text());
  expect((await preview(other)).status).toBe(404);
});

it("never shows a description that violates fair housing law", async () => {
  const seller = await createUser();
  await createProperty(seller, {
    generatedDescription: "Perfect for a Christian family.",
    descriptionAccepted: true,
  });
  expect(await (await preview(seller)).text()).not.toContain("Christian");
});

it("leaves out the seller's own words that the description doesn't use", async () => {
  const seller = await createUser();
  await createProperty(seller, {
    propertySpecifics: { ...NO_FEATURES, flooring: ["Tile"], ownWords: ["No children please"] },
    generatedDescription: "A house in Seattle.",
    descriptionAccepted: true,
  });
  const html = await (await preview(seller)).text();
  expect(html).toContain("Tile");
  expect(html).not.toContain("No children");
});
