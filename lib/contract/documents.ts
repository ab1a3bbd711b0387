import { z } from "zod";
import { ITEM_KEYS } from "#lib/disclosures/items.ts";
import {
  documentChange,
  documentLinkInput,
  documentsView,
  documentTarget,
  documentUploadInput,
  documentUploadView,
  itemStateInput,
  sharedLinkView,
  versionChoice,
} from "#lib/schemas/documents.ts";
import { type CallName, type CallSpec, PART_REFUSALS } from "./call.ts";

const document = z.object({ documentId: z.uuid() });
const version = document.extend({ number: z.coerce.number().int().min(1).max(1_000) });
const upload = z.object({ uploadId: z.uuid() });
const NO_DOCUMENT = { not_found: "The caller sees no such document" };
const NO_UPLOAD = { not_found: "The account has no such upload" };
const NO_ROOM = { conflict: "The account keeps as much as it may" };
const TOO_OFTEN = { rate_limited: "The account has added very many in a short time" };

export const DOCUMENT_CALLS = {
  "GET /api/documents": {
    token: "read",
    summary: "The documents that the caller sees, those deleted of late, and the checklist",
    output: documentsView,
  },
  "PATCH /api/documents/{documentId}": {
    token: "write",
    summary: "Changes a document's name, note, folder, item of the checklist, or who sees it",
    params: document,
    input: documentChange,
    output: documentsView,
    refusals: {
      ...NO_DOCUMENT,
      conflict: "Somebody changed the document meanwhile",
      forbidden: "Only the Admin and who added it decide who sees it",
    },
  },
  "DELETE /api/documents/{documentId}": {
    token: "write",
    summary: "Deletes a document; for 30 days it can be brought back",
    params: document,
    output: documentsView,
    refusals: NO_DOCUMENT,
  },
  "POST /api/documents/{documentId}/restore": {
    token: "write",
    summary: "Brings a deleted document back",
    params: document,
    output: documentsView,
    refusals: NO_DOCUMENT,
  },
  // Without a way back: a program that goes wrong can’t end the papers of a sale.
  "DELETE /api/deleted-documents": {
    summary: "Ends the deleted documents that the caller sees, with their files",
    output: documentsView,
  },
  "PUT /api/documents/{documentId}/version": {
    token: "write",
    summary: "Makes a version the one that counts",
    params: document,
    input: versionChoice,
    output: documentsView,
    refusals: NO_DOCUMENT,
  },
  "GET /api/documents/{documentId}/versions/{number}/file": {
    token: "read",
    summary: "The file of a version, as a download",
    params: version,
    refusals: NO_DOCUMENT,
  },
  "GET /api/documents/{documentId}/versions/{number}/view": {
    token: "read",
    summary: "The file of a version that a browser shows by itself, in a sandbox",
    params: version,
    refusals: NO_DOCUMENT,
  },
  "POST /api/documents/{documentId}/links": {
    summary: "Makes a link by which one buyer gets a document until it ends",
    params: document,
    input: documentLinkInput,
    output: sharedLinkView,
    refusals: {
      ...NO_DOCUMENT,
      conflict: "The document has as many links as it may",
      rate_limited: "The account has made many links in a short time",
    },
  },
  "DELETE /api/document-links/{linkId}": {
    summary: "Ends a link at once",
    params: z.object({ linkId: z.uuid() }),
    output: documentsView,
    refusals: { not_found: "The caller sees no such link" },
  },
  "PUT /api/checklist/{item}": {
    token: "write",
    summary: "Says how an item of the checklist stands",
    params: z.object({ item: z.enum(ITEM_KEYS) }),
    input: itemStateInput,
    output: documentsView,
    refusals: { not_found: "There is no such item" },
  },
  "POST /api/document-uploads": {
    token: "write",
    summary: "Begins to add a document",
    input: documentUploadInput,
    output: documentUploadView,
    refusals: { ...NO_ROOM, ...TOO_OFTEN },
  },
  // Its answer holds the addresses that the parts are sent to.
  "GET /api/document-uploads/{uploadId}": {
    token: "write",
    summary: "Which parts of a document's upload are still to be sent",
    params: upload,
    output: documentUploadView,
    refusals: NO_UPLOAD,
  },
  "PUT /api/document-uploads/{uploadId}/parts/{part}": {
    token: "write",
    summary: "Takes one part of a document's file, where no outside store takes it",
    params: upload.extend({ part: z.coerce.number().int().min(1).max(10) }),
    rawInput: "application/octet-stream",
    status: 204,
    refusals: { ...NO_UPLOAD, ...PART_REFUSALS },
  },
  "POST /api/document-uploads/{uploadId}/complete": {
    token: "write",
    summary: "Makes the parts that were sent a document, or the next version of one",
    params: upload,
    input: documentTarget,
    output: documentsView,
    refusals: {
      ...NO_UPLOAD,
      ...NO_ROOM,
      ...TOO_OFTEN,
      bad_request: "Parts are missing, or the file is none that can be taken",
    },
  },
  "DELETE /api/document-uploads/{uploadId}": {
    token: "write",
    summary: "Gives a document's upload up",
    params: upload,
    status: 204,
    refusals: NO_UPLOAD,
  },
} as const satisfies Record<CallName, CallSpec>;
