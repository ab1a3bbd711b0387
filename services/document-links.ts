import "server-only";
import {
  addDocumentLink,
  countDownload,
  findSharedDocument,
  type SharedDocument,
} from "#db/queries/document-links.ts";
import type { Viewer } from "#db/visible-documents.ts";
import { notFound } from "#lib/errors.ts";
import type { DocumentLinkInput } from "#lib/schemas/documents.ts";
import { hashLinkSecret, createLinkSecret } from "#server/link-secret.ts";
import { readDocumentFile } from "./document-files.ts";
import { countAttempt } from "./limits.ts";

export { withdrawDocumentLink } from "#db/queries/document-links.ts";
export type { SharedDocument } from "#db/queries/document-links.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const TOO_MANY_LINKS = "You've created a lot of links. Please try again later.";
const TOO_MANY = "Too many document requests came from your network. Please try again in an hour.";
const LONGEST_SECRET = 100;

/**
 * The same sentence for every broken link, so that it doesn't reveal whether the link ever
 * worked.
 */
export const LINK_OVER = "This link has expired or isn't valid. Ask the seller for a new one.";

/**
 * Creates a link that shares a document with one buyer.
 * @param revision the document's, as the person saw it
 * @returns its secret, only this once
 * @throws AppError `not_found`, `conflict`, `rate_limited`
 */
export async function shareDocument(
  viewer: Viewer,
  documentId: string,
  { buyer, days, maxDownloads }: DocumentLinkInput,
  revision?: number,
): Promise<string> {
  await countAttempt({ documentLink: viewer.accountId }, TOO_MANY_LINKS);
  const id = crypto.randomUUID();
  const secret = createLinkSecret(id);
  const endsAt = new Date(Date.now() + days * DAY_MS);
  const secretHash = hashLinkSecret(secret);
  const link = { id, secretHash, buyer, endsAt, maxDownloads };
  await addDocumentLink(viewer, documentId, { ...link, revision });
  return secret;
}

/**
 * Returns the document behind a link without changing anything.
 * @param address the client's network address
 * @throws AppError `not_found` for an unknown or ended link, `rate_limited`
 */
export async function openSharedDocument(secret: string, address: string): Promise<SharedDocument> {
  await countAttempt({ sharedDocumentByAddress: address }, TOO_MANY);
  const found =
    secret.length <= LONGEST_SECRET
      ? await findSharedDocument(hashLinkSecret(secret), new Date())
      : null;
  if (!found) throw notFound(LINK_OVER);
  return found;
}

/**
 * Returns the file behind a link and counts the download.
 * @throws AppError as `openSharedDocument`
 */
export async function downloadSharedDocument(
  secret: string,
  address: string,
): Promise<{ file: SharedDocument; body: ReadableStream<Uint8Array> }> {
  const file = await openSharedDocument(secret, address);
  const body = await readDocumentFile(file.fileName);
  if (!body) throw notFound(LINK_OVER);
  if (await countDownload(file.id, new Date())) return { file, body };
  await body.cancel();
  throw notFound(LINK_OVER);
}
