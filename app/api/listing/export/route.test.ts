import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import * as exportRoute from "#app/api/listing/export/route.ts";
import * as pngRoute from "#app/api/listing/qr-code.png/route.ts";
import * as reviewRoute from "#app/api/listing/export/review/route.ts";
import * as svgRoute from "#app/api/listing/qr-code.svg/route.ts";
import { database } from "#db/client.ts";
import { photos } from "#db/schema/index.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser } from "#tests/factories.ts";
import { createExported, download } from "#tests/listing/exported-home.ts";
import { takePhoto } from "#tests/photos/pictures.ts";
import { addPhoto } from "#tests/photos/uploads.ts";

it("downloads one Property record for anyone on the account", async () => {
  const { seller, slug, propertyId } = await createExported();
  await addPhoto(seller, await takePhoto(900, 600));
  const member = await createUser({ parent: seller });
  for (const as of [seller, member]) {
    const answer = await download(exportRoute, as);
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="porchlight-${slug}.json"`,
    );
    const record = await answer.json();
    expect(record).toMatchObject({
      "@reso.context": "urn:reso:metadata:2.0:resource:property",
      ListingKey: propertyId,
      ListingURL: `http://localhost:3000/homes/${slug}`,
      StandardStatus: "Active",
      StatusChangeTimestamp: "2026-11-03T06:00:00.000Z",
      OnMarketDate: "2026-11-02",
      ListPrice: 649_000,
      City: "Seattle",
      PhotosCount: 1,
    });
    expect(record.Media[0].MediaURL).toMatch(
      new RegExp(`^http://localhost:3000/homes/${slug}/photos/[\\w-]{43}\\.jpg$`),
    );
  }
});

it("lists what it leaves out", async () => {
  const { seller } = await createExported();
  expect((await call(reviewRoute, "GET", { as: seller })).body).toMatchObject({
    warnings: expect.arrayContaining(["There are no photos yet."]),
    leftOut: expect.arrayContaining([
      expect.objectContaining({ name: "Garage Square Footage", value: "400 sq ft" }),
      expect.objectContaining({ name: "Rooms", value: "Mud Room" }),
    ]),
  });
});

it("leaves out what buyers don't see, and lists it", async () => {
  const { seller } = await createExported();
  const id = await addPhoto(seller, await takePhoto(900, 600));
  const caption = "No children, please";
  await database().update(photos).set({ caption }).where(eq(photos.id, id));
  expect(await (await download(exportRoute, seller)).text()).not.toContain(caption);
  expect((await call(reviewRoute, "GET", { as: seller })).body).toMatchObject({
    leftOut: expect.arrayContaining([expect.objectContaining({ name: "Caption", value: caption })]),
  });
});

it("makes no claims for a draft whose facts aren't entered", async () => {
  const seller = await createUser();
  await createProperty(seller);
  const answer = await download(exportRoute, seller);
  expect(answer.headers.get("content-disposition")).toContain('"porchlight-home.json"');
  const record = await answer.json();
  expect(record.StandardStatus).toBe("Incomplete");
  const claims = /^(List(Price|ingURL)|Association|Bed|Bath|OnMarket|OriginalEntry|StatusChange)/;
  expect(Object.keys(record).filter((name) => claims.test(name))).toEqual([]);
  const { body } = await call(reviewRoute, "GET", { as: seller });
  expect((body as { warnings: string[] }).warnings).toEqual([
    "There's no asking price yet.",
    "The Basics aren't filled in yet.",
    "There's no description for buyers yet.",
    "There are no photos yet.",
  ]);
});

it("returns 404 without a property, and 401 without a login", async () => {
  await createExported();
  const stranger = await createUser();
  for (const route of [exportRoute, reviewRoute, svgRoute, pngRoute]) {
    expect((await call(route, "GET", { as: stranger })).status).toBe(404);
    expect((await call(route, "GET")).status).toBe(401);
  }
});

it("offers a QR code once the home was public, even if it's withdrawn", async () => {
  const { seller } = await createExported("withdrawn");
  const svg = await download(svgRoute, seller);
  expect(svg.headers.get("content-type")).toBe("image/svg+xml");
  expect(svg.headers.get("content-disposition")).toMatch(/^attachment; /);
  expect(await svg.text()).toMatch(/^<svg /);
  const png = await download(pngRoute, seller);
  expect(png.headers.get("content-type")).toBe("image/png");
  expect((await png.arrayBuffer()).byteLength).toBeGreaterThan(500);

  const draft = await createUser();
  await createProperty(draft);
  for (const route of [svgRoute, pngRoute]) {
    expect((await call(route, "GET", { as: draft })).status).toBe(404);
  }
});
