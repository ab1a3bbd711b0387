import { readdir } from "node:fs/promises";
import path from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import * as photo from "#app/api/photos/[photoId]/route.ts";
import { database } from "#db/client.ts";
import { photoFiles, photos, photoUploads } from "#db/schema/index.ts";
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from "#lib/fields/photos.ts";
import { NO_EDITS } from "#lib/photos/edits.ts";
import { env } from "#server/env.ts";
import { call } from "#tests/api.ts";
import { createUser, type TestUser } from "#tests/factories.ts";
import { insertPhoto } from "#tests/listing/ready-home.ts";
import { CAMERA, PHOTO, takePhoto } from "#tests/photos/pictures.ts";
import {
  addPhoto,
  beginUpload,
  bytesOf,
  completeUpload,
  fetchPicture,
  listPhotos,
  sendPart,
  sendParts,
  upload,
} from "#tests/photos/uploads.ts";
import * as one from "./[uploadId]/route.ts";
import * as route from "./route.ts";

it("makes an upright photo in every width, without metadata", async () => {
  const seller = await createUser();
  const sent = await takePhoto(1800, 1200);
  expect(sent.includes(CAMERA.Copyright)).toBe(true);
  const { status, uploadId } = await upload(seller, sent);
  expect(status).toBe(200);
  const { photos: listed, cannotAdd } = await listPhotos(seller);
  expect(cannotAdd).toBeNull();
  expect(listed).toMatchObject([
    { id: uploadId, revision: 1, room: null, caption: "", width: 1200, height: 1800 },
  ]);
  const [photo] = listed;
  expect(photo?.webp.map(({ width }) => width)).toEqual([400, 768, 1200]);
  expect(photo?.jpeg.map(({ width }) => width)).toEqual([400, 768, 1200]);
  expect(photo?.placeholder.length).toBeLessThan(700);

  const urls = [...(photo?.webp ?? []), ...(photo?.jpeg ?? [])].map(({ url }) => url);
  for (const url of [...urls, photo?.originalUrl ?? ""]) {
    const answer = await fetchPicture(seller, url);
    expect(answer.headers.get("content-type")).toMatch(/^image\/(webp|jpeg)$/);
    expect(answer.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
    const bytes = await bytesOf(answer);
    expect(Number(answer.headers.get("content-length"))).toBe(bytes.length);
    const tags = await sharp(bytes).metadata();
    expect(tags).toMatchObject({ space: "srgb" });
    for (const tag of ["exif", "iptc", "xmp", "icc", "orientation"] as const) {
      expect(tags[tag]).toBeUndefined();
    }
    for (const text of [...Object.values(CAMERA), "Exif\0"])
      expect(bytes.includes(text)).toBe(false);
  }
});

it("makes one photo from several completion requests, even at the same time", async () => {
  const seller = await createUser();
  const sent = await takePhoto(300, 200);
  const begun = await beginUpload(seller, sent.length);
  await sendParts(seller, begun, sent);
  const complete = () => completeUpload(seller, begun.uploadId);
  const answers = [...(await Promise.all([complete(), complete(), complete()])), await complete()];
  for (const { status, body } of answers) {
    expect([status, body]).toMatchObject([200, { photos: [{ id: begun.uploadId }] }]);
  }
  const files = await database().$count(photoFiles);
  const [photo] = (await listPhotos(seller)).photos;
  for (const { url } of [...(photo?.webp ?? []), ...(photo?.jpeg ?? [])]) {
    const answer = await fetchPicture(seller, url);
    expect([answer.status, (await bytesOf(answer)).length]).toEqual([200, expect.any(Number)]);
  }
  await addPhoto(seller, sent);
  expect(await database().$count(photoFiles)).toBe(files + 3);
});

describe("a new photo's place", () => {
  async function send(seller: TestUser) {
    const begun = await beginUpload(seller, sent.length);
    await sendParts(seller, begun, sent);
    return begun.uploadId;
  }
  const listed = async (seller: TestUser) =>
    (await listPhotos(seller)).photos.map(({ id, room }) => ({ id, room }));
  const kitchen = { key: "kitchen", number: null };
  let sent: Buffer;
  beforeAll(async () => {
    sent = await takePhoto(300, 200);
  });

  it("is set once, on completion", async () => {
    const seller = await createUser();
    const [first, last] = [await insertPhoto(seller), await insertPhoto(seller)];
    const uploadId = await send(seller);
    const place = { room: "bedroom", roomNumber: "2", beforePhotoId: last };
    const { status, body } = await completeUpload(seller, uploadId, place);
    const bedroom = { key: "bedroom", number: 2 };
    expect([status, body]).toMatchObject([
      200,
      { photos: [{ id: first }, { id: uploadId, revision: 1, room: bedroom }, { id: last }] },
    ]);
    const again = { room: "kitchen", beforePhotoId: first };
    expect((await completeUpload(seller, uploadId, again)).body).toEqual(body);

    const next = await send(seller);
    expect((await completeUpload(seller, next, { room: "kitchen" })).status).toBe(200);
    expect((await listed(seller)).at(-1)).toEqual({ id: next, room: kitchen });
  });

  it.each([
    ["an unknown room", { room: "ballroom" }, { room: "Choose a room" }],
    [
      "an invalid room number",
      { room: "bedroom", roomNumber: "0" },
      { roomNumber: "Must be at least 1" },
    ],
    ["an invalid place", { beforePhotoId: "first" }, { beforePhotoId: "Must be a photo's id" }],
  ])("is refused with %s, and the upload can be retried", async (_what, place, fields) => {
    const seller = await createUser();
    const uploadId = await send(seller);
    const { status, body } = await completeUpload(
      seller,
      uploadId,
      place as Record<string, string>,
    );
    expect([status, body]).toMatchObject([400, { fields }]);
    expect(await listed(seller)).toEqual([]);
    expect((await completeUpload(seller, uploadId)).status).toBe(200);
  });

  it("can't be before another account's photo or a deleted one", async () => {
    const seller = await createUser();
    const stranger = await createUser();
    const [theirs, gone] = [await insertPhoto(stranger), await insertPhoto(seller)];
    await call(photo, "DELETE", { as: seller, params: { photoId: gone } });
    const files = await database().$count(photoFiles);
    const uploadId = await send(seller);
    for (const beforePhotoId of [theirs, gone, crypto.randomUUID()]) {
      const { status, body } = await completeUpload(seller, uploadId, { beforePhotoId });
      const error = "The photo you're moving this one in front of no longer exists.";
      expect([status, body]).toEqual([400, { error, fields: { beforePhotoId: error } }]);
    }
    expect(await listed(seller)).toEqual([]);
    expect(await database().$count(photoFiles)).toBe(files);
    expect(await listed(stranger)).toEqual([{ id: theirs, room: null }]);
    expect((await completeUpload(seller, uploadId)).status).toBe(200);
  });
});

it("never exceeds a listing's photo limit when uploads finish at the same time", async () => {
  const seller = await createUser();
  const row = { accountId: seller.id, edits: NO_EDITS, ...PHOTO };
  await database()
    .insert(photos)
    .values(
      Array.from({ length: MAX_PHOTOS - 1 }, (_, position) => ({
        ...row,
        id: crypto.randomUUID(),
        position,
      })),
    );
  const sent = await takePhoto(300, 200);
  const begun = await Promise.all([1, 2, 3].map(() => beginUpload(seller, sent.length)));
  for (const one of begun) await sendParts(seller, one, sent);
  const complete = () => Promise.all(begun.map(({ uploadId }) => completeUpload(seller, uploadId)));
  expect((await complete()).map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await listPhotos(seller)).photos).toHaveLength(MAX_PHOTOS);
  const more = await call(route, "POST", { as: seller, body: { fileName: "a.jpg", size: 9 } });
  expect(more.status).toBe(409);
  // The uploaded parts are kept until there is room.
  const [first] = await database()
    .delete(photos)
    .where(eq(photos.accountId, seller.id))
    .returning({ id: photos.id });
  expect(first).toBeDefined();
  expect((await complete()).map(({ status }) => status)).toEqual([200, 200, 200]);
});

it("rejects a file that isn't a photo, and stores nothing", async () => {
  const seller = await createUser();
  const files = await database().$count(photoFiles);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>');
  const { status, body, uploadId } = await upload(seller, svg);
  expect([status, body]).toEqual([
    400,
    { error: "This file is an SVG drawing. Add a JPEG, PNG, WebP, AVIF or HEIC file." },
  ]);
  expect((await completeUpload(seller, uploadId)).status).toBe(404);
  expect(await database().$count(photoFiles)).toBe(files);
  const uploads = path.join(env().DATA_DIR, "files/uploads");
  expect(await readdir(uploads).catch(() => [])).not.toContain(uploadId);
});

it.each([
  [0, "This file is empty."],
  [MAX_PHOTO_BYTES + 1, "Photos can be up to 25 MB. Make the file smaller and try again."],
])("refuses a file of %d bytes", async (size, message) => {
  const seller = await createUser();
  const { status, body } = await call(route, "POST", {
    as: seller,
    body: { fileName: "a.jpg", size },
  });
  expect([status, body]).toMatchObject([400, { fields: { size: message } }]);
});

it("cancels an upload, and hides it from other accounts", async () => {
  const seller = await createUser();
  const stranger = await createUser();
  const member = await createUser({ parent: seller });
  const sent = await takePhoto();
  const { uploadId } = await beginUpload(seller, sent.length);
  const params = { uploadId };
  expect((await call(one, "GET", { as: stranger, params })).status).toBe(404);
  expect((await call(one, "DELETE", { as: stranger, params })).status).toBe(404);
  expect((await sendPart(stranger, uploadId, 1, sent)).status).toBe(404);
  expect((await completeUpload(stranger, uploadId)).status).toBe(404);
  expect((await sendPart(member, uploadId, 1, sent)).status).toBe(204);
  expect((await call(one, "DELETE", { as: member, params })).status).toBe(204);
  expect((await call(one, "GET", { as: seller, params })).status).toBe(404);
  expect((await completeUpload(seller, uploadId)).status).toBe(404);
  expect((await listPhotos(seller)).photos).toEqual([]);
  const [row] = await database().select().from(photoUploads).where(eq(photoUploads.id, uploadId));
  expect(row?.state).toBe("ended");
});
