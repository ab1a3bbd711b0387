import * as completeRoute from "#app/api/document-uploads/[uploadId]/complete/route.ts";
import * as partRoute from "#app/api/document-uploads/[uploadId]/parts/[part]/route.ts";
import * as uploadsRoute from "#app/api/document-uploads/route.ts";
import * as documentsRoute from "#app/api/documents/route.ts";
import * as fileRoute from "#app/api/documents/[documentId]/versions/[number]/file/route.ts";
import { PHOTO_PART_BYTES } from "#lib/fields/photos.ts";
import { type DocumentsView, documentsView } from "#lib/schemas/documents.ts";
import { call } from "#tests/api.ts";
import { signIn, type TestUser } from "#tests/factories.ts";

/** A PDF of one page that says a text; letters without brackets. */
export function makePdf(text: string): Buffer {
  const stream = `BT /F1 24 Tf 72 700 Td (${text}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let pdf = "%PDF-1.4\n";
  const starts = objects.map((object, index) => {
    const at = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const rows = starts.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Buffer.from(`${pdf}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}${end}`);
}

const TARGET = { fileName: "Deed.pdf", documentId: null, folder: "title", item: null };

/** Sends a file and completes it. */
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

/** Adds a document. @returns its id, or that of the upload of a version */
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
