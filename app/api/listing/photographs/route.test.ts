import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { expect, it } from "vitest";
import * as route from "#app/api/listing/photographs/route.ts";
import { database } from "#db/client.ts";
import { photos } from "#db/schema/index.ts";
import { fileStore } from "#server/file-store/index.ts";
import { call } from "#tests/api.ts";
import { createUser, type TestUser } from "#tests/factories.ts";
import { createExported, download } from "#tests/listing/exported-home.ts";
import { takePhoto } from "#tests/photos/pictures.ts";
import { addPhoto, bytesOf, fetchPicture, listPhotos } from "#tests/photos/uploads.ts";

const change = (id: string, values: Partial<typeof photos.$inferInsert>) =>
  database().update(photos).set(values).where(eq(photos.id, id));

async function unzip(as: TestUser) {
  const answer = await download(route, as);
  return { answer, files: unzipSync(new Uint8Array(await answer.arrayBuffer())) };
}

const largestOf = async (as: TestUser, id: string) =>
  (await listPhotos(as)).photos.find((photo) => photo.id === id)?.jpeg.at(-1)?.url ?? "";

it("contains the largest photos in order with a text file, altered before unaltered", async () => {
  const { seller, slug } = await createExported();
  const front = await addPhoto(seller, await takePhoto(900, 600));
  const taken = await addPhoto(seller, await takePhoto(800, 600));
  const staged = await addPhoto(seller, await takePhoto(800, 600));
  await change(front, { roomKey: "exterior_front", caption: "The front in the evening" });
  await change(taken, { roomKey: "kitchen", position: 9 });
  await change(staged, {
    roomKey: "kitchen",
    alterationKinds: ["items_added"],
    unalteredPhotoId: taken,
  });
  const { answer, files } = await unzip(seller);
  expect(answer.headers.get("content-disposition")).toBe(
    `attachment; filename="porchlight-${slug}-photographs.zip"`,
  );
  expect(Object.keys(files)).toEqual([
    "01-front-of-the-home.jpg",
    "02-kitchen-altered.jpg",
    "03-kitchen-unaltered.jpg",
    "listing.txt",
  ]);
  const stored = await fetchPicture(seller, await largestOf(seller, front));
  const first = Buffer.from(files["01-front-of-the-home.jpg"] ?? []);
  expect(first.equals(await bytesOf(stored))).toBe(true);
  const { format, exif } = await sharp(first).metadata();
  expect([format, exif]).toEqual(["jpeg", undefined]);

  const lines = strFromU8(files["listing.txt"] ?? new Uint8Array()).split("\r\n");
  expect(lines.join("")).not.toMatch(/[\r\n]/);
  expect(lines).toEqual(
    expect.arrayContaining([
      "412 Alder Street, Seattle, WA 98103",
      "Price: $649,000",
      "For sale by owner",
      "Year Built: 1962",
      "Appliances: Dryer",
      "01-front-of-the-home.jpg: The front in the evening",
      expect.stringMatching(/^02-kitchen-altered\.jpg: .*Altered: Furniture or other items added/),
      expect.stringMatching(/^03-kitchen-unaltered\.jpg: .*Unaltered\.$/),
    ]),
  );
});

it("leaves out a file missing from storage, and lists it", async () => {
  const { seller } = await createExported();
  const first = await addPhoto(seller, await takePhoto(900, 600));
  await addPhoto(seller, await takePhoto(900, 600));
  const name = (await largestOf(seller, first)).split("/").at(-1) ?? "";
  await (await fileStore()).delete(`photos/${name}`);
  const { files } = await unzip(seller);
  expect(Object.keys(files)).toEqual(["02-photo.jpg", "listing.txt"]);
  expect(strFromU8(files["listing.txt"] ?? new Uint8Array())).toMatch(
    /01-photo\.jpg: .*NOT IN THIS ZIP: We couldn't find its file\./,
  );
});

it("allows one download per account, and another once it ends or is canceled", async () => {
  const { seller } = await createExported();
  await addPhoto(seller, await takePhoto(900, 600));
  const member = await createUser({ parent: seller });
  const begun = await download(route, seller);
  expect((await call(route, "GET", { as: member })).status).toBe(409);
  expect((await download(route, member, { method: "HEAD" })).status).toBe(200);
  const other = (await createExported()).seller;
  expect(Object.keys((await unzip(other)).files)).toEqual(["listing.txt"]);
  await begun.body?.cancel();
  expect(Object.keys((await unzip(member)).files)).toHaveLength(2);
  expect(Object.keys((await unzip(seller)).files)).toHaveLength(2);
});

it("returns 404 without a property, and 401 without a login", async () => {
  expect((await call(route, "GET", { as: await createUser() })).status).toBe(404);
  expect((await call(route, "GET")).status).toBe(401);
});
