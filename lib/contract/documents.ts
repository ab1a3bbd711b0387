import { z } from "zod";
import { ITEM_KEYS } from "#lib/disclosures/items.ts";
import {
  documentChange,
  documentEmptyingQuery,
  documentLinkInput,
  documentListing,
  documentsView,
  documentTarget,
  documentUploadInput,
  documentUploadView,
  itemStateInput,
  sharedLinkView,
  versionChoice,
} from "#lib/schemas/documents.ts";
import { type CallName, type CallSpec, PART_REFUSALS } from "./call.ts";
import { NO_UPLOAD } from "./refusals.ts";

const document = z.object({ documentId: z.uuid() });
const version = document.extend({ number: z.coerce.number().int().min(1).max(1_000) });
const upload = z.object({ uploadId: z.uuid() });
const NO_DOCUMENT = { not_found: "Document not found" };
const NO_ROOM = { conflict: "The account has reached its storage limit" };
const TOO_OFTEN = { rate_limited: "The account has added too many documents in a short time" };

export const DOCUMENT_CALLS = {
  "GET /api/documents": {
    token: "read",
    summary: "List the documents you can see, recently deleted ones, and the checklist",
    output: documentsView,
  },
  "PATCH /api/documents/{documentId}": {
    token: "write",
    summary: "Update a document's name, note, folder, checklist item, or who can see it",
    params: document,
    input: documentChange,
    output: documentsView,
    refusals: {
      ...NO_DOCUMENT,
      conflict: "Someone else changed the document in the meantime",
      forbidden: "Only the Admin and the person who added it can change who sees it",
    },
  },
  "DELETE /api/documents/{documentId}": {
    token: "write",
    summary: "Delete a document; you can restore it for 30 days",
    params: document,
    output: documentsView,
    refusals: NO_DOCUMENT,
  },
  "POST /api/documents/{documentId}/restore": {
    token: "write",
    summary: "Restore a deleted document",
    params: document,
    output: documentsView,
    refusals: NO_DOCUMENT,
  },
  // No token scope: a permanent deletion by a faulty program couldn't be undone.
  "DELETE /api/deleted-documents": {
    summary: "Permanently delete your deleted documents and their files",
    query: documentEmptyingQuery,
    output: documentsView,
  },
  "PUT /api/documents/{documentId}/version": {
    token: "write",
    summary: "Set a document's current version",
    params: document,
    input: versionChoice,
    revised: true,
    output: documentsView,
    refusals: NO_DOCUMENT,
  },
  // No token scope: a faulty program could make private papers public.
  "PUT /api/documents/{documentId}/listing": {
    summary: "Add a document to the listing page, or remove it from there",
    params: document,
    input: documentListing,
    revised: true,
    output: documentsView,
    refusals: {
      ...NO_DOCUMENT,
      conflict:
        "The listing page has reached its maximum number of documents, or the document was changed since the given revision",
    },
  },
  "GET /api/documents/{documentId}/versions/{number}/file": {
    token: "read",
    summary: "Download a version's file",
    params: version,
    refusals: NO_DOCUMENT,
  },
  "GET /api/documents/{documentId}/versions/{number}/view": {
    token: "read",
    summary: "View a version's file in a sandboxed browser frame, for types that browsers can show",
    params: version,
    refusals: NO_DOCUMENT,
  },
  "POST /api/documents/{documentId}/links": {
    summary: "Create a link that shares a document with one buyer until it expires",
    params: document,
    input: documentLinkInput,
    revised: true,
    output: sharedLinkView,
    refusals: {
      ...NO_DOCUMENT,
      conflict:
        "The document has reached its maximum number of links, or was changed since the given revision",
      rate_limited: "The account has created too many links in a short time",
    },
  },
  "DELETE /api/document-links/{linkId}": {
    summary: "Revoke a link immediately",
    params: z.object({ linkId: z.uuid() }),
    output: documentsView,
    refusals: { not_found: "Link not found" },
  },
  "PUT /api/checklist/{item}": {
    token: "write",
    summary: "Set the status of a checklist item",
    params: z.object({ item: z.enum(ITEM_KEYS) }),
    input: itemStateInput,
    output: documentsView,
    refusals: { not_found: "Checklist item not found" },
  },
  "POST /api/document-uploads": {
    token: "write",
    summary: "Start a document upload",
    input: documentUploadInput,
    output: documentUploadView,
    refusals: { ...NO_ROOM, ...TOO_OFTEN },
  },
  // Write scope, because the response contains the upload URLs.
  "GET /api/document-uploads/{uploadId}": {
    token: "write",
    summary: "List the parts of a document upload that are still missing",
    params: upload,
    output: documentUploadView,
    refusals: NO_UPLOAD,
  },
  "PUT /api/document-uploads/{uploadId}/parts/{part}": {
    token: "write",
    summary: "Upload one part of a document's file, when no external file storage is set up",
    params: upload.extend({ part: z.coerce.number().int().min(1).max(10) }),
    rawInput: "application/octet-stream",
    status: 204,
    refusals: { ...NO_UPLOAD, ...PART_REFUSALS },
  },
  "POST /api/document-uploads/{uploadId}/complete": {
    token: "write",
    summary: "Complete a document upload as a new document or a new version",
    params: upload,
    input: documentTarget,
    output: documentsView,
    refusals: {
      ...NO_UPLOAD,
      ...TOO_OFTEN,
      conflict:
        "The account has reached its storage limit, or the document is on the listing page although `isListed` is false",
      bad_request: "Parts are missing, or the file can't be accepted",
    },
  },
  "DELETE /api/document-uploads/{uploadId}": {
    token: "write",
    summary: "Cancel a document upload",
    params: upload,
    status: 204,
    refusals: NO_UPLOAD,
  },
} as const satisfies Record<CallName, CallSpec>;
