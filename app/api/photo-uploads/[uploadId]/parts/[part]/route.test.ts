import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { PHOTO_PART_BYTES } from "#lib/fields/photos.ts";
import { env } from "#server/env.ts";
import { call } from "#tests/api.ts";
import { createUser, signIn, type TestUser } from "#tests/factories.ts";
import { takePhoto } from "#tests/photos/pictures.ts";
import { beginUpload, completeUpload, sendPart } from "#tests/photos/uploads.ts";
import * as one from "../../route.ts";
import * as route from "./route.ts";

it("accepts parts in any order and again, and lists the missing ones", async () => {
  const seller = await createUser();
  const photo = await takePhoto(300, 200);
  const sent = Buffer.concat([photo, Buffer.alloc(2 * PHOTO_PART_BYTES + 10 - photo.length)]);
  const { uploadId, parts } = await beginUpload(seller, sent.length);
  expect(parts.map(({ number }) => number)).toEqual([1, 2, 3]);
  const part = (number: number) =>
    sent.subarray((number - 1) * PHOTO_PART_BYTES, number * PHOTO_PART_BYTES);
  expect((await sendPart(seller, uploadId, 3, part(3))).status).toBe(204);
  expect((await sendPart(seller, uploadId, 1, part(1))).status).toBe(204);
  expect((await sendPart(seller, uploadId, 1, part(1))).status).toBe(204);
  expect((await sendPart(seller, uploadId, 2, part(3))).status).toBe(400);
  expect((await sendPart(seller, uploadId, 4, part(3))).status).toBe(400);
  const tooLong = Buffer.alloc(PHOTO_PART_BYTES + 1);
  expect((await sendPart(seller, uploadId, 2, tooLong)).status).toBe(413);
  const { body } = await call(one, "GET", { as: seller, params: { uploadId } });
  expect(body).toMatchObject({ parts: [{ number: 2 }], photoId: null });
  expect(await completeUpload(seller, uploadId)).toMatchObject({
    status: 400,
    body: { error: "Part of this photo is missing. Please upload it again." },
  });
  await sendPart(seller, uploadId, 2, part(2));
  expect((await completeUpload(seller, uploadId)).status).toBe(200);
  const done = await call(one, "GET", { as: seller, params: { uploadId } });
  expect(done.body).toMatchObject({ parts: [], photoId: uploadId });
  expect((await sendPart(seller, uploadId, 1, part(1))).status).toBe(400);
});

/** Creates a body with a declared length that records whether it was read. */
function partBody(
  length: number | null,
  chunks: readonly Uint8Array[],
  onRead: () => Promise<void> | void = () => undefined,
) {
  const left = [...chunks];
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await onRead();
        const next = left.shift();
        if (next) controller.enqueue(next);
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers: Record<string, string> =
    length === null ? {} : { "content-length": String(length) };
  return { body, headers };
}

async function putPart(as: TestUser, uploadId: string, part: ReturnType<typeof partBody>) {
  const headers = { host: "localhost:3000", cookie: await signIn(as), ...part.headers };
  const init = { method: "PUT", body: part.body, headers, duplex: "half" };
  const request = new Request("http://localhost:3000/api/test", init);
  const params = Promise.resolve({ uploadId, part: "1" });
  return (await route.PUT(request, { params })).status;
}

const partsInStore = (uploadId: string) =>
  readdir(path.join(env().DATA_DIR, "files/uploads", uploadId)).catch(() => []);

it("checks the upload, part, and length before reading the part", async () => {
  const seller = await createUser();
  const { uploadId } = await beginUpload(seller, 100);
  let reads = 0;
  const count = () => void (reads += 1);
  const send = (to: string, length: number | null) =>
    putPart(seller, to, partBody(length, [new Uint8Array(100)], count));
  expect(await send(crypto.randomUUID(), 100)).toBe(404);
  expect(await send(uploadId, null)).toBe(411);
  expect(await send(uploadId, 99)).toBe(400);
  expect(await send(uploadId, PHOTO_PART_BYTES + 1)).toBe(413);
  expect(await putPart(await createUser(), uploadId, partBody(100, []))).toBe(404);
  expect(reads).toBe(0);
  expect(await send(uploadId, 100)).toBe(204);
});

it("stores nothing from a part shorter or longer than declared", async () => {
  const seller = await createUser();
  const { uploadId } = await beginUpload(seller, 100);
  const half = new Uint8Array(50);
  expect(await putPart(seller, uploadId, partBody(100, [half]))).toBe(400);
  expect(await putPart(seller, uploadId, partBody(100, [half, half, half]))).toBe(400);
  expect(await partsInStore(uploadId)).toEqual([]);
  expect((await completeUpload(seller, uploadId)).status).toBe(400);
});

it("stores nothing from a part whose upload is canceled while it arrives", async () => {
  const seller = await createUser();
  const { uploadId } = await beginUpload(seller, 100);
  const giveUp = async () => {
    await call(one, "DELETE", { as: seller, params: { uploadId } });
  };
  const part = partBody(100, [new Uint8Array(100)], giveUp);
  expect(await putPart(seller, uploadId, part)).toBe(404);
  expect(await partsInStore(uploadId)).toEqual([]);
});

it("accepts the same part from several requests at the same time", async () => {
  const seller = await createUser();
  const sent = await takePhoto(300, 200);
  const { uploadId } = await beginUpload(seller, sent.length);
  const send = () => sendPart(seller, uploadId, 1, sent);
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect((await completeUpload(seller, uploadId)).status).toBe(200);
});
