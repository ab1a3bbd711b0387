import { readdir } from "node:fs/promises";
import { afterAll, expect, it, vi } from "vitest";
import * as uploadsRoute from "#app/api/photo-uploads/route.ts";
import { PHOTO_PART_BYTES } from "#lib/fields/photos.ts";
import { call } from "#tests/api.ts";
import { createUser } from "#tests/factories.ts";
import { takePhoto } from "#tests/photos/pictures.ts";
import { startS3Server } from "#tests/photos/s3-server.ts";
import {
  beginUpload,
  bytesOf,
  completeUpload,
  fetchPicture,
  listPhotos,
  sendPart,
} from "#tests/photos/uploads.ts";
import { sweepPhotos } from "./photo-sweep.ts";

const server = await startS3Server();
afterAll(() => server.stop());
const { endpoint, region, bucket, accessKeyId, secretAccessKey } = server.settings;
// Read on the first call.
process.env.S3_ENDPOINT = endpoint;
process.env.S3_REGION = region;
process.env.S3_BUCKET = bucket;
process.env.S3_ACCESS_KEY_ID = accessKeyId;
process.env.S3_SECRET_ACCESS_KEY = secretAccessKey;

const namesOf = async (kind: "photos" | "uploads") =>
  (await readdir(server.folder, { recursive: true })).filter((name) => name.includes(`${kind}/`));

it("uploads, processes and serves a photo from the store, and deletes its parts", async () => {
  const seller = await createUser();
  const photo = await takePhoto();
  const sent = Buffer.concat([photo, Buffer.alloc(PHOTO_PART_BYTES + 10 - photo.length)]);
  const { uploadId, parts } = await beginUpload(seller, sent.length);
  expect(parts.map(({ url }) => new URL(url).origin)).toEqual([endpoint, endpoint]);
  for (const { number, url } of parts) {
    const start = (number - 1) * PHOTO_PART_BYTES;
    const body = sent.subarray(start, start + PHOTO_PART_BYTES);
    expect((await fetch(url, { method: "PUT", body })).status).toBe(200);
  }
  const answers = await Promise.all([1, 2].map(() => completeUpload(seller, uploadId)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await namesOf("uploads")).toEqual([]);
  const [shown] = (await listPhotos(seller)).photos;
  const files = [...(shown?.webp ?? []), ...(shown?.jpeg ?? []), { url: shown?.originalUrl ?? "" }];
  for (const { url } of files) {
    const answer = await fetchPicture(seller, url);
    expect(Number(answer.headers.get("content-length"))).toBe((await bytesOf(answer)).length);
  }
  // The sweep also deletes a part sent again with a URL that is still valid.
  await fetch(parts[1]?.url ?? "", { method: "PUT", body: sent.subarray(PHOTO_PART_BYTES) });
  expect(await namesOf("uploads")).not.toEqual([]);
  await sweepPhotos(new Date(Date.now() + 2 * 24 * 60 * 60 * 1000));
  expect(await namesOf("uploads")).toEqual([]);
  expect(await namesOf("photos")).not.toEqual([]);
});

it("forwards a part of the right size from the server to the store", async () => {
  const seller = await createUser();
  const { uploadId } = await beginUpload(seller, 1000);
  const sent = (length: number) => sendPart(seller, uploadId, 1, new Uint8Array(length));
  expect((await sent(999)).status).toBe(400);
  expect(await namesOf("uploads")).toEqual([]);
  expect((await sent(1000)).status).toBe(204);
  expect((await namesOf("uploads")).length).toBeGreaterThan(0);
});

it("returns a clear error for an unavailable store, and logs it once", async () => {
  const seller = await createUser();
  await server.stop();
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const answer = await call(uploadsRoute, "POST", {
    as: seller,
    body: { fileName: "a.jpg", size: 10 },
  });
  expect([answer.status, answer.body]).toMatchObject([
    503,
    { error: expect.stringContaining("storage for photos") },
  ]);
  expect(log).toHaveBeenCalledTimes(1);
});
