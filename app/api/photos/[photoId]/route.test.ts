import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { photos as photosTable } from "#db/schema/index.ts";
import { MAX_PHOTOS } from "#lib/fields/photos.ts";
import { NO_EDITS } from "#lib/photos/edits.ts";
import { type PhotosView, photosView } from "#lib/schemas/photos.ts";
import { inTurn } from "#server/photos/queue.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser, type TestUser } from "#tests/factories.ts";
import { PHOTO, takePhoto } from "#tests/photos/pictures.ts";
import { addPhoto, bytesOf, fetchPicture, listPhotos } from "#tests/photos/uploads.ts";
import * as place from "./place/route.ts";
import * as restore from "./restore/route.ts";
import * as route from "./route.ts";

const sent = await takePhoto(900, 600);

const change = (as: TestUser, photoId: string, body: object) =>
  call(route, "PATCH", { as, params: { photoId }, body });
const remove = (as: TestUser, photoId: string) =>
  call(route, "DELETE", { as, params: { photoId } });
const bringBack = (as: TestUser, photoId: string) =>
  call(restore, "POST", { as, params: { photoId } });
const move = (as: TestUser, photoId: string, before: string | null) =>
  call(place, "PUT", { as, params: { photoId }, body: { beforePhotoId: before } });

const orderOf = ({ photos }: PhotosView) => photos.map(({ id }) => id);

/** Creates an account with photo rows whose files are never read. */
async function createSeller(count: number) {
  const seller = await createUser();
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  await database()
    .insert(photosTable)
    .values(
      ids.map((id, index) => ({
        id,
        accountId: seller.id,
        position: index + 1,
        edits: NO_EDITS,
        ...PHOTO,
      })),
    );
  return { seller, ids };
}

describe("a photo's text and room", () => {
  it("are saved, checked, and cleared", async () => {
    const { seller, ids } = await createSeller(1);
    await createProperty(seller);
    const [id = ""] = ids;
    const room = { key: "bedroom", number: 2 };
    const { status, body } = await change(seller, id, {
      revision: 1,
      room,
      caption: " Perfect for young families ",
    });
    expect(status).toBe(200);
    const { photos, coverage } = photosView.parse(body);
    expect(photos).toMatchObject([
      {
        room,
        caption: "Perfect for young families",
        revision: 2,
        isOwnAlternativeText: false,
        findings: expect.arrayContaining([
          expect.objectContaining({ field: "caption", quote: "Perfect for young families" }),
        ]),
      },
    ]);
    expect(photos[0]?.alternativeText).not.toBe("");
    expect(coverage.wanted.length).toBeGreaterThan(0);

    await change(seller, id, { revision: 2, alternativeText: "Two windows", room: null });
    expect((await listPhotos(seller)).photos).toMatchObject([
      { alternativeText: "Two windows", isOwnAlternativeText: true, room: null, revision: 3 },
    ]);
    await change(seller, id, { revision: 3, alternativeText: "", caption: "" });
    const [last] = (await listPhotos(seller)).photos;
    expect(last).toMatchObject({ isOwnAlternativeText: false, findings: [] });
  });

  it("return 409 to the later of two changes at the same time", async () => {
    const { seller, ids } = await createSeller(1);
    const [id = ""] = ids;
    const answers = await Promise.all(
      ["Left", "Right"].map((caption) => change(seller, id, { revision: 1, caption })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await change(seller, id, { revision: 1, caption: "Old" })).body).toEqual({
      error:
        "Someone else changed this photo. Review the latest version, then make your changes again.",
    });
  });
});

describe("an edit", () => {
  it("regenerates the photo and keeps the original", async () => {
    const seller = await createUser();
    const id = await addPhoto(seller, sent);
    const [before] = (await listPhotos(seller)).photos;
    expect(before).toMatchObject({ width: 600, height: 900 });
    const kept = await bytesOf(await fetchPicture(seller, before?.originalUrl ?? ""));
    const edits = {
      rotation: 90,
      straighten: 2,
      crop: { left: 0.1, top: 0.1, width: 0.5, height: 0.5 },
      brightness: 1.2,
    };
    const { status, body } = await change(seller, id, { revision: 1, edits });
    expect(status).toBe(200);
    const [after] = photosView.parse(body).photos;
    expect(after).toMatchObject({ edits, revision: 2, originalUrl: before?.originalUrl });
    expect(after?.width).toBeGreaterThan(after?.height ?? 0);
    expect(after?.width).toBeLessThan(450);
    expect(await bytesOf(await fetchPicture(seller, after?.originalUrl ?? ""))).toEqual(kept);
    for (const { url } of before?.webp ?? []) {
      expect((await fetchPicture(seller, url)).status).toBe(404);
    }
    for (const { url, width } of after?.webp ?? []) {
      const shown = await sharp(await bytesOf(await fetchPicture(seller, url))).metadata();
      expect([shown.width, shown.format]).toEqual([width, "webp"]);
    }
    const back = await change(seller, id, { revision: 2, edits: NO_EDITS });
    expect(photosView.parse(back.body).photos).toMatchObject([{ width: 600, height: 900 }]);
  });

  it("returns 409 for an outdated revision, and changes nothing", async () => {
    const seller = await createUser();
    const id = await addPhoto(seller, sent);
    const before = await listPhotos(seller);
    const edits = { ...NO_EDITS, rotation: 180 };
    expect((await change(seller, id, { revision: 7, edits })).status).toBe(409);
    expect(await listPhotos(seller)).toEqual(before);
  });

  it("returns 429 while many from its account wait, after checking the revision", async () => {
    const seller = await createUser();
    const id = await addPhoto(seller, sent);
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const waiting = Array.from({ length: 12 }, () => inTurn(seller.id, () => gate));
    const edits = { ...NO_EDITS, rotation: 180 };
    expect((await change(seller, id, { revision: 7, edits })).status).toBe(409);
    expect(await change(seller, id, { revision: 1, edits })).toMatchObject({
      status: 429,
      body: { error: expect.stringContaining("preparing your other files") },
    });
    release();
    await Promise.allSettled(waiting);
    expect((await change(seller, id, { revision: 1, edits })).status).toBe(200);
  });

  it.each([
    { rotation: 45 },
    { straighten: 16 },
    { brightness: 3 },
    { crop: { left: 0.6, top: 0, width: 0.6, height: 1 } },
  ])("is refused if it's invalid: %j", async (edit) => {
    const { seller, ids } = await createSeller(1);
    const edits = { ...NO_EDITS, ...edit };
    expect((await change(seller, ids[0] ?? "", { revision: 1, edits })).status).toBe(400);
  });
});

describe("an alteration", () => {
  it("is declared with an unaltered photo, which can't be altered itself", async () => {
    const { seller, ids } = await createSeller(3);
    const [altered = "", taken = "", third = ""] = ids;
    const alteration = { kinds: ["items_added", "items_added"], unalteredPhotoId: taken };
    const { body } = await change(seller, altered, { revision: 1, alteration });
    expect(photosView.parse(body).photos[0]?.alteration).toEqual({
      kinds: ["items_added"],
      unalteredPhotoId: taken,
    });
    for (const [id, unalteredPhotoId] of [
      [third, third],
      [third, altered],
      [taken, third],
      [third, crypto.randomUUID()],
    ] as const) {
      const declared = { ...alteration, unalteredPhotoId };
      const { status } = await change(seller, id, { revision: 1, alteration: declared });
      expect(status).toBe(400);
    }
    await change(seller, altered, { revision: 2, alteration: null });
    expect((await listPhotos(seller)).photos[0]?.alteration).toBeNull();
  });
});

describe("the order", () => {
  it("combines everyone's moves, even at the same time", async () => {
    const { seller, ids } = await createSeller(6);
    const [a = "", b = "", c = "", d = "", e = "", f = ""] = ids;
    const { body } = await move(seller, e, a);
    expect(orderOf(photosView.parse(body))).toEqual([e, a, b, c, d, f]);
    await move(seller, a, null);
    await move(seller, b, b);
    expect(orderOf(await listPhotos(seller))).toEqual([e, b, c, d, f, a]);
    const answers = await Promise.all([
      move(seller, f, e),
      move(seller, a, c),
      move(seller, d, null),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(orderOf(await listPhotos(seller))).toEqual([f, e, b, a, c, d]);
    expect((await move(seller, a, crypto.randomUUID())).status).toBe(404);
  });
});

describe("a deleted photo", () => {
  it("is restored to its place", async () => {
    const { seller, ids } = await createSeller(4);
    const [a = "", b = "", c = "", d = ""] = ids;
    expect((await remove(seller, b)).status).toBe(200);
    const { photos, deleted } = await listPhotos(seller);
    expect(photos.map(({ id }) => id)).toEqual([a, c, d]);
    expect(deleted).toMatchObject([{ id: b, goneAt: expect.any(String) }]);
    expect((await remove(seller, b)).status).toBe(404);
    expect((await change(seller, b, { revision: 2, caption: "x" })).status).toBe(404);
    expect((await move(seller, b, a)).status).toBe(404);
    expect((await move(seller, a, b)).status).toBe(404);
    await move(seller, d, a);
    expect((await bringBack(seller, b)).status).toBe(200);
    expect(orderOf(await listPhotos(seller))).toEqual([d, a, b, c]);
    expect((await bringBack(seller, b)).status).toBe(404);
  });

  it("makes room for another, and can't be restored without room", async () => {
    const { seller, ids } = await createSeller(MAX_PHOTOS);
    const [first = ""] = ids;
    await remove(seller, first);
    await addPhoto(seller, sent);
    const { status, body } = await bringBack(seller, first);
    expect([status, body]).toMatchObject([409, { error: expect.stringContaining("60") }]);
  });
});

it("hides photos from other accounts, and shares them within the account", async () => {
  const { seller, ids } = await createSeller(2);
  const [id = "", other = ""] = ids;
  const stranger = await createUser();
  const member = await createUser({ parent: seller });
  expect((await listPhotos(stranger)).photos).toEqual([]);
  expect((await change(stranger, id, { revision: 1, caption: "Mine" })).status).toBe(404);
  expect((await change(stranger, id, { revision: 1, edits: NO_EDITS })).status).toBe(404);
  expect((await move(stranger, id, other)).status).toBe(404);
  expect((await remove(stranger, id)).status).toBe(404);
  expect((await bringBack(stranger, id)).status).toBe(404);
  expect((await change(member, id, { revision: 1, caption: "Ours" })).status).toBe(200);
  expect((await move(member, other, id)).status).toBe(200);
  expect((await remove(member, other)).status).toBe(200);
  expect((await bringBack(member, other)).status).toBe(200);
});
