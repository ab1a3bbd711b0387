import "server-only";
import { saveItemState } from "#db/queries/checklist.ts";
import { type VersionRow, versionsOfAccount } from "#db/queries/document-files.ts";
import { type LinkRow, linksOfAccount } from "#db/queries/document-links.ts";
import { type DocumentRow, documentsOfAccount, endDeletedOf } from "#db/queries/documents.ts";
import { readEach } from "#db/owned-read.ts";
import type { Viewer } from "#db/visible-documents.ts";
import { ITEM_KEYS, type ItemKey } from "#lib/disclosures/items.ts";
import { DELETED_DOCUMENT_RETENTION_DAYS } from "#lib/fields/documents.ts";
import type { DocumentLinkView, DocumentsView, DocumentView } from "#lib/schemas/documents.ts";
import { fileStoreKind, NO_STORE_FOR_DOCUMENTS } from "#server/file-store/index.ts";
import { documentChecklistReads, viewDocumentChecklist } from "./document-checklist.ts";
import { dropDocumentFiles } from "./document-files.ts";
import type { Answers } from "./sessions.ts";

export {
  changeDocument,
  chooseVersion,
  deleteDocument,
  restoreDocument,
} from "#db/queries/documents.ts";
export { setDocumentListing } from "#db/queries/listed-documents.ts";
export type { Viewer } from "#db/visible-documents.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export const documentReads = {
  documents: documentsOfAccount,
  versions: versionsOfAccount,
  links: linksOfAccount,
  ...documentChecklistReads,
};

const isItem = (key: string | null): key is ItemKey => ITEM_KEYS.some((one) => one === key);

function stateOf(link: LinkRow, now: Date): DocumentLinkView["state"] {
  if (link.withdrawnAt) return "withdrawn";
  if (link.endsAt <= now) return "over";
  return link.maxDownloads !== null && link.downloads >= link.maxDownloads ? "used_up" : "open";
}

function viewLink(link: LinkRow, now: Date): DocumentLinkView {
  const { id, buyer, endsAt, maxDownloads, downloads, lastDownloadAt } = link;
  return {
    ...{ id, buyer, maxDownloads, downloads, state: stateOf(link, now) },
    endsAt: endsAt.toISOString(),
    lastDownloadAt: lastDownloadAt?.toISOString() ?? null,
  };
}

interface Parts {
  versions: readonly VersionRow[];
  links: readonly LinkRow[];
}

function viewDocument(
  document: DocumentRow,
  { versions, links }: Parts,
  viewer: Viewer,
  now: Date,
): DocumentView {
  const { id, revision, name, note, folder, visibility, version, deletedAt } = document;
  const { itemKey, addedBy, addedByName, createdAt } = document;
  return {
    ...{ id, revision, name, note, folder, visibility, version, addedByName },
    item: isItem(itemKey) ? itemKey : null,
    isListed: document.listedAt !== null,
    ownsVisibility: viewer.id === viewer.accountId || viewer.id === addedBy,
    addedAt: createdAt.toISOString(),
    versions: versions.map(({ number, kind, bytes, addedAt, addedByName: by }) => ({
      ...{ number, kind, bytes, addedByName: by },
      addedAt: addedAt.toISOString(),
    })),
    links: links.map((link) => viewLink(link, now)),
    goneAt:
      deletedAt &&
      new Date(deletedAt.getTime() + DELETED_DOCUMENT_RETENTION_DAYS * DAY_MS).toISOString(),
  };
}

export function viewDocuments(read: Answers<typeof documentReads>, viewer: Viewer): DocumentsView {
  const now = new Date();
  const versions = Map.groupBy(read.versions, ({ documentId }) => documentId);
  const links = Map.groupBy(read.links, ({ documentId }) => documentId);
  const all = read.documents.map((document) => {
    const { id } = document;
    const parts = { versions: versions.get(id) ?? [], links: links.get(id) ?? [] };
    return viewDocument(document, parts, viewer, now);
  });
  return {
    documents: all.filter(({ goneAt }) => goneAt === null),
    deleted: all.filter(({ goneAt }) => goneAt !== null),
    checklist: viewDocumentChecklist(read),
    bytes: read.versions.reduce((sum, { bytes }) => sum + bytes, 0),
    cannotAdd: fileStoreKind() === "none" ? NO_STORE_FOR_DOCUMENTS : null,
  };
}

export async function listDocuments({ id, accountId }: Viewer): Promise<DocumentsView> {
  const viewer = { id, accountId };
  return viewDocuments(await readEach(documentReads, viewer), viewer);
}

export const setItemState = saveItemState;

/**
 * Permanently deletes the deleted documents that the caller can see, with their files.
 * @param lastGoneAt of the last one that the caller saw, ISO 8601; those deleted later stay
 */
export async function emptyDeleted(viewer: Viewer, lastGoneAt?: string): Promise<void> {
  const until =
    lastGoneAt === undefined
      ? undefined
      : new Date(Date.parse(lastGoneAt) - DELETED_DOCUMENT_RETENTION_DAYS * DAY_MS);
  await dropDocumentFiles(await endDeletedOf(viewer, until));
}
