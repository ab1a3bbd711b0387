import * as completeRoute from "#app/api/document-uploads/[uploadId]/complete/route.ts";
import * as partRoute from "#app/api/document-uploads/[uploadId]/parts/[part]/route.ts";
import * as uploadsRoute from "#app/api/document-uploads/route.ts";
import * as documentsRoute from "#app/api/documents/route.ts";
import * as fileRoute from "#app/api/documents/[documentId]/versions/[number]/file/route.ts";
import { PHOTO_PART_BYTES } from "#lib/fields/photos.ts";
import { type DocumentsView, documentsView } from "#lib/schemas/documents.ts";
import { call } from "#tests/api.ts";
import { signIn, type TestUser } from "#tests/factories.ts";

const TARGET = { fileName: "Deed.pdf", documentId: null, folder: "title", item: null };

export async function upload(as: TestUser, bytes: Buffer, target: object = {}) {
  const begun = await call(uploadsRoute, "POST", { as, body: { size: bytes.length } });
  const { uploadId, parts } = begun.body as { uploadId: string; parts: { number: number }[] };
  for (const { number } of parts) {
    const start = (number - 1) * PHOTO_PART_BYTES;
    const body = new Uint8Array(bytes.subarray(start, start + PHOTO_PART_BYTES));
    await call(partRoute, "PUT", { as, params: { uploadId, part: String(number) }, body });
  }
  const complete = () =>
    call(completeRoute, "POST", { as, params: { uploadId }, body: { ...TARGET, ...target } });
  return { uploadId, complete, ...(await complete()) };
}

/** Adds a document and returns its id, or the id of the upload of a version. */
export async function addDocument(as: TestUser, bytes: Buffer, target: object = {}) {
  const { status, body, uploadId } = await upload(as, bytes, target);
  if (status !== 200) throw new Error(`A document was not added: ${JSON.stringify(body)}`);
  return uploadId;
}

export async function listDocuments(as: TestUser): Promise<DocumentsView> {
  return documentsView.parse((await call(documentsRoute, "GET", { as })).body);
}

export async function download(as: TestUser, documentId: string, number = 1): Promise<Response> {
  const request = new Request("http://localhost:3000/api/test", {
    headers: { host: "localhost:3000", cookie: await signIn(as) },
  });
  const params = Promise.resolve({ documentId, number: String(number) });
  return fileRoute.GET(request, { params });
}
