import { readdir } from "node:fs/promises";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import * as one from "#app/api/photos/[photoId]/route.ts";
import { database } from "#db/client.ts";
import { claimFiles } from "#db/queries/photo-files.ts";
import { photoFiles, photos, photoUploads, users } from "#db/schema/index.ts";
import { env } from "#server/env.ts";
import { call } from "#tests/api.ts";
import { createUser, type TestUser } from "#tests/factories.ts";
import { takePhoto } from "#tests/photos/pictures.ts";
import {
  addPhoto,
  beginUpload,
  completeUpload,
  listPhotos,
  sendParts,
} from "#tests/photos/uploads.ts";
import { storeFiles } from "./photo-files.ts";
import { sweepPhotos } from "./photo-sweep.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const sent = await takePhoto(900, 600);

const filesIn = (folder: string) =>
  readdir(path.join(env().DATA_DIR, "files", folder)).catch(() => []);
const stored = () => filesIn("photos");
const remove = (as: TestUser, photoId: string) => call(one, "DELETE", { as, params: { photoId } });

beforeEach(async () => {
  await database().delete(users);
  await sweepPhotos(inDays(2));
  expect(await stored()).toEqual([]);
});

it("deletes everything a photo was made from, and keeps the photo", async () => {
  const seller = await createUser();
  await addPhoto(seller, sent);
  expect(await filesIn("uploads")).toEqual([]);
  const names = await stored();
  expect(names).toHaveLength(await database().$count(photoFiles));
  await sweepPhotos(inDays(3));
  expect(await stored()).toEqual(names);
  expect((await listPhotos(seller)).photos).toHaveLength(1);
});

it("deletes the row and files of a deleted photo after 30 days", async () => {
  const seller = await createUser();
  const id = await addPhoto(seller, sent);
  const kept = await addPhoto(seller, sent);
  await remove(seller, id);
  await sweepPhotos(inDays(29));
  expect((await listPhotos(seller)).deleted).toHaveLength(1);
  await sweepPhotos(inDays(31));
  const { photos: left, deleted } = await listPhotos(seller);
  expect([left.map((photo) => photo.id), deleted]).toEqual([[kept], []]);
  expect(await stored()).toHaveLength(
    await database().$count(photoFiles, eq(photoFiles.photoId, kept)),
  );
});

it("keeps a deleted photo while its altered version exists", async () => {
  const seller = await createUser();
  const altered = await addPhoto(seller, sent);
  const taken = await addPhoto(seller, sent);
  const alteration = { kinds: ["surfaces"], unalteredPhotoId: taken };
  await call(one, "PATCH", {
    as: seller,
    params: { photoId: altered },
    body: { revision: 1, alteration },
  });
  await remove(seller, taken);
  await sweepPhotos(inDays(31));
  expect((await listPhotos(seller)).photos[0]?.alteration).toEqual(alteration);
  await remove(seller, altered);
  await sweepPhotos(inDays(31));
  await sweepPhotos(inDays(31));
  expect(await database().$count(photos, eq(photos.accountId, seller.id))).toBe(0);
  expect(await stored()).toEqual([]);
});

it("deletes the files and uploads of a deleted account", async () => {
  const seller = await createUser();
  await addPhoto(seller, sent);
  await sendParts(seller, await beginUpload(seller, sent.length), sent);
  await database().delete(users).where(eq(users.id, seller.id));
  await sweepPhotos(new Date(Date.now() + 1000));
  expect(await stored()).toEqual([]);
  await sweepPhotos(inDays(2));
  expect(await filesIn("uploads")).toEqual([]);
  expect(await database().$count(photoUploads)).toBe(0);
});

it("lets an upload be completed after a crash, and deletes leftover files", async () => {
  const seller = await createUser();
  const begun = await beginUpload(seller, sent.length);
  await sendParts(seller, begun, sent);
  const picture = {
    bytes: sent,
    width: 900,
    height: 600,
    format: "jpeg",
    isOriginal: true,
  } as const;
  // Some files are stored, and one is only claimed.
  await storeFiles([picture]);
  await claimFiles([{ name: "announced.jpg", isOriginal: false, width: 1, height: 1, bytes: 1 }]);
  await sweepPhotos(new Date());
  expect(await stored()).toHaveLength(1);
  expect((await completeUpload(seller, begun.uploadId)).status).toBe(200);
  await sweepPhotos(inDays(2));
  const rows = await database().select({ photoId: photoFiles.photoId }).from(photoFiles);
  expect(new Set(rows.map(({ photoId }) => photoId))).toEqual(new Set([begun.uploadId]));
  expect(await stored()).toHaveLength(rows.length);
});

it("deletes uploads that weren't completed within a day", async () => {
  const seller = await createUser();
  await sendParts(seller, await beginUpload(seller, sent.length), sent);
  await sweepPhotos(inDays(0.9));
  expect(await filesIn("uploads")).toHaveLength(1);
  await sweepPhotos(inDays(1.1));
  expect(await filesIn("uploads")).toEqual([]);
});

it.each([
  ["photos", "deleted_at"],
  ["photo_uploads", "created_at"],
])("has an index to find expired rows of %s", async (table, column) => {
  const indexes = await database().execute<{ indexdef: string }>(
    sql`select indexdef from pg_indexes where tablename = ${table}`,
  );
  expect(indexes.map(({ indexdef }) => indexdef)).toContainEqual(
    expect.stringMatching(new RegExp(`\\(${column}\\)$`)),
  );
});
