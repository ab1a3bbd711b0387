import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { database } from "#db/client.ts";
import {
  checklistItems,
  documentLinks,
  documents,
  documentVersions,
  photoFiles,
  photos,
  photoUploads,
} from "#db/schema/index.ts";
import { NO_EDITS } from "#lib/photos/edits.ts";
import type { TestUser } from "#tests/factories.ts";
import { PHOTO } from "#tests/photos/pictures.ts";

/**
 * Adds three photos, of which the last is deleted.
 * @returns their ids
 */
export async function fillPhotos(admin: TestUser, mark: string): Promise<string[]> {
  const ids = [1, 2, 3].map(() => crypto.randomUUID());
  const ofPhoto = { accountId: admin.id, edits: NO_EDITS, ...PHOTO, caption: `Caption ${mark}` };
  await database()
    .insert(photos)
    .values(ids.map((id, position) => ({ ...ofPhoto, id, position })));
  await database()
    .update(photos)
    .set({ deletedAt: new Date() })
    .where(eq(photos.id, ids[2] ?? ""));
  const files = ids.map((photoId) => ({
    name: `${randomBytes(32).toString("base64url")}.webp`,
    ...{ photoId, isOriginal: false, width: 400, height: 300, bytes: 1, keptUntil: new Date() },
  }));
  await database().insert(photoFiles).values(files);
  await database()
    .insert(photoUploads)
    .values(ids.map((id) => ({ id, accountId: admin.id, size: 1_000, state: "done" as const })));
  return ids;
}

/**
 * Adds three documents, the second restricted and the last deleted, each with a link for a buyer.
 * @returns the ids of documents and links
 */
export async function fillDocuments({ id: addedBy, accountId }: TestUser, mark: string) {
  const documentIds = [1, 2, 3].map(() => crypto.randomUUID());
  await database()
    .insert(documents)
    .values(
      documentIds.map((id, index) => ({
        ...{ id, accountId, addedBy, folder: "other" as const, name: `Document ${mark}` },
        visibility: index === 1 ? ("restricted" as const) : ("everyone" as const),
        deletedAt: index === 2 ? new Date() : null,
      })),
    );
  await database()
    .insert(documentVersions)
    .values(
      documentIds.map((documentId) => ({
        ...{ documentId, uploadId: documentId, number: 1, kind: "pdf" as const, bytes: 1, addedBy },
        fileName: `${randomBytes(32).toString("base64url")}.pdf`,
        keptUntil: new Date(),
      })),
    );
  const links = await database()
    .insert(documentLinks)
    .values(
      documentIds.map((documentId) => ({
        ...{ documentId, createdBy: addedBy, buyer: `Buyer ${mark}` },
        secretHash: randomBytes(32).toString("base64url"),
        endsAt: new Date("2099-01-01"),
      })),
    )
    .returning({ id: documentLinks.id });
  await database()
    .insert(photoUploads)
    .values(
      documentIds.map((id) => ({
        ...{ id, accountId, purpose: "document" as const, size: 1, state: "done" as const },
      })),
    );
  await database().insert(checklistItems).values({ accountId, itemKey: "deed", state: "done" });
  return { documentIds, documentLinkIds: links.map(({ id }) => id) };
}
