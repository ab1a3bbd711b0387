import "server-only";
import { addDocument, noDocumentUpload } from "#db/queries/documents.ts";
import type { PhotoUpload } from "#db/queries/photo-uploads.ts";
import type { Viewer } from "#db/visible-documents.ts";
import { AppError } from "#lib/errors.ts";
import type { DocumentTargetInput } from "#lib/schemas/documents.ts";
import { checkDocument } from "#server/documents/check-document.ts";
import { DocumentRefused } from "#server/documents/refusal.ts";
import { fileStore } from "#server/file-store/index.ts";
import { inTurn } from "#server/photos/queue.ts";
import { joinParts } from "#server/photos/sent-parts.ts";
import { documentNameOf, dropDocumentFiles, storeDocument } from "./document-files.ts";
import { countAttempt } from "./limits.ts";
import { uploadsOf } from "./uploads.ts";

export { uploadOfAccount } from "#db/queries/photo-uploads.ts";

const TOO_MANY =
  "You've uploaded a lot of documents. The ones you added are saved. Try again in an hour.";
const INCOMPLETE = "Part of this document is missing. Please upload it again.";
const BUSY = "A lot of files are being uploaded right now. Please try again in a moment.";

const uploads = uploadsOf({
  purpose: "document",
  kept: "documents",
  address: "/api/document-uploads",
  boundOf: (accountId) => ({ documentUpload: accountId }),
  tooMany: TOO_MANY,
  none: noDocumentUpload,
});

export const { viewUpload, beginUpload, savePart, giveUpUpload } = uploads;

async function makeDocument(
  viewer: Viewer,
  upload: PhotoUpload,
  bytes: Buffer,
  { fileName, ...target }: DocumentTargetInput,
): Promise<void> {
  const kind = await checkDocument(bytes, fileName);
  const file = await storeDocument(bytes, { uploadId: upload.id, kind, addedBy: viewer.id });
  try {
    const named = { ...target, name: documentNameOf(fileName) };
    if (!(await addDocument(viewer, upload.id, file, named))) {
      await dropDocumentFiles([file.fileName]);
    }
  } catch (error) {
    await dropDocumentFiles([file.fileName]);
    throw error;
  }
}

/**
 * Turns an upload into a document or the next version of one. Repeated or concurrent calls create
 * it once.
 * @throws AppError `not_found`, `bad_request` when parts are missing or the file isn't an
 *   accepted document (its parts are deleted then), `conflict`, `rate_limited`, `unavailable`
 */
export async function completeUpload(
  { id, accountId }: Viewer,
  uploadId: string,
  target: DocumentTargetInput,
): Promise<void> {
  const upload = await uploads.requireUpload(accountId, uploadId);
  if (upload.state === "done") return;
  await countAttempt({ documentMaking: accountId }, TOO_MANY);
  const store = await fileStore("documents");
  await inTurn(
    accountId,
    async () => {
      const bytes = await joinParts(store, upload);
      if (!bytes) {
        if ((await uploads.requireUpload(accountId, uploadId)).state === "done") return;
        throw new AppError("bad_request", INCOMPLETE);
      }
      try {
        await makeDocument({ id, accountId }, upload, bytes, target);
      } catch (error) {
        if (error instanceof DocumentRefused) await uploads.endUpload(accountId, upload);
        throw error;
      }
      await uploads.dropParts(upload);
    },
    BUSY,
  );
}
