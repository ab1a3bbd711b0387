import { expect, it } from "vitest";
import { database } from "#db/client.ts";
import { documents, documentVersions } from "#db/schema/index.ts";
import { MAX_DOCUMENT_BYTES } from "#lib/fields/documents.ts";
import { MAX_PHOTO_BYTES } from "#lib/fields/photos.ts";
import { STORAGE_BYTES, STORAGE_FULL } from "#lib/fields/storage.ts";
import { call } from "#tests/api.ts";
import { listDocuments } from "#tests/documents.ts";
import { createSubscription, createUser, type TestUser } from "#tests/factories.ts";
import { takePhoto } from "#tests/photos/pictures.ts";
import { beginUpload, completeUpload, listPhotos, sendParts } from "#tests/photos/uploads.ts";
import * as documentUploads from "../document-uploads/route.ts";
import * as photoUpload from "./[uploadId]/route.ts";
import * as photoUploads from "./route.ts";

const beginPhoto = (as: TestUser, size = MAX_PHOTO_BYTES) =>
  call(photoUploads, "POST", { as, body: { fileName: "a.jpg", size } });
const beginDocument = (as: TestUser, size = MAX_DOCUMENT_BYTES) =>
  call(documentUploads, "POST", { as, body: { size } });

const ofStatus = (answers: readonly { status: number }[], wanted: number) =>
  answers.filter(({ status }) => status === wanted).length;

async function keepDocuments({ id: accountId }: TestUser, sizes: readonly number[]) {
  for (const bytes of sizes) {
    const id = crypto.randomUUID();
    await database().insert(documents).values({ id, accountId, folder: "other", name: "Kept" });
    await database()
      .insert(documentVersions)
      .values({
        ...{ fileName: `${id}.pdf`, documentId: id, uploadId: id, number: 1, bytes },
        kind: "pdf",
        keptUntil: new Date(),
      });
  }
}

it("counts started photo and document uploads together, even at the same time", async () => {
  const seller = await createUser();
  await keepDocuments(seller, [STORAGE_BYTES.withoutPlan - 3 * MAX_PHOTO_BYTES]);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      index % 2 === 0 ? beginPhoto(seller) : beginDocument(seller),
    ),
  );
  expect([ofStatus(answers, 200), ofStatus(answers, 409)]).toEqual([3, 3]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toEqual({ error: STORAGE_FULL.withoutPlan });
  expect((await beginPhoto(seller, 1)).status).toBe(409);
  expect((await beginPhoto(await createUser())).status).toBe(200);
});

it("frees the space of a canceled upload", async () => {
  const seller = await createUser();
  await keepDocuments(seller, [STORAGE_BYTES.withoutPlan - 100]);
  const { uploadId } = await beginUpload(seller, 100);
  expect((await beginDocument(seller, 1)).status).toBe(409);
  await call(photoUpload, "DELETE", { as: seller, params: { uploadId } });
  expect((await beginDocument(seller, 100)).status).toBe(200);
});

it("allows far more space with a plan, up to its own limit", async () => {
  const seller = await createUser();
  await createSubscription(seller);
  const third = Math.floor(STORAGE_BYTES.withPlan / 3);
  // The total exceeds the limit for documents alone, as photos would make it.
  await keepDocuments(seller, [third, third, third - MAX_PHOTO_BYTES]);
  expect((await beginPhoto(seller)).status).toBe(200);
  expect(await beginPhoto(seller)).toMatchObject({
    status: 409,
    body: { error: STORAGE_FULL.withPlan },
  });
});

it("keeps what an account over its limit has, and accepts nothing more", async () => {
  const seller = await createUser();
  await keepDocuments(seller, [STORAGE_BYTES.withoutPlan + 1]);
  expect((await beginPhoto(seller, 1)).status).toBe(409);
  expect((await listDocuments(seller)).documents).toHaveLength(1);
});

it("makes a photo only once its files fit", async () => {
  const seller = await createUser();
  const sent = await takePhoto();
  await keepDocuments(seller, [STORAGE_BYTES.withoutPlan - sent.length - 10]);
  const begun = await beginUpload(seller, sent.length);
  await sendParts(seller, begun, sent);
  const full = await completeUpload(seller, begun.uploadId);
  expect(full).toMatchObject({ status: 409, body: { error: STORAGE_FULL.withoutPlan } });
  expect((await listPhotos(seller)).photos).toEqual([]);
  await createSubscription(seller);
  expect((await completeUpload(seller, begun.uploadId)).status).toBe(200);
});
