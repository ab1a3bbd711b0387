import "server-only";
import { z } from "zod";
import type { DocumentFile } from "#db/queries/document-files.ts";
import { findListedFile } from "#db/queries/listed-documents.ts";
import { found } from "#lib/errors.ts";
import { countAttempt } from "./limits.ts";
import { findOpenListing } from "./public-homes.ts";

const GONE = "This document isn't on the listing page anymore. Go back and reload that page.";
const TOO_MANY = "Too many document requests came from your network. Please try again in an hour.";

const documentId = z.uuid();

/**
 * Finds the file of a document on a home's listing page. Nothing here is cached, so that a document
 * ends when it is removed and when the home is sold or withdrawn.
 * @param address the client's network address
 * @throws AppError `not_found`, `rate_limited`
 */
export async function findPublicDocument(
  asked: { slug: string; documentId: string },
  address: string,
): Promise<DocumentFile> {
  await countAttempt({ listedDocumentByAddress: address }, TOO_MANY);
  const { data: id } = documentId.safeParse(asked.documentId);
  const listing = id ? await findOpenListing(asked.slug.toLowerCase()) : null;
  const isOpen = listing !== null && listing.status !== "sold";
  return found(id && isOpen ? await findListedFile(listing.accountId, id) : null, GONE);
}
