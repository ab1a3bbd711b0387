import { z } from "zod";
import {
  DOCUMENT_FOLDER_KEYS,
  DOCUMENT_KIND_KEYS,
  DOCUMENT_VISIBILITY_KEYS,
  ITEM_STATE_KEYS,
  LINK_DAYS,
  MAX_BUYER_NAME,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENT_NAME,
  MAX_DOCUMENT_NOTE,
  MAX_LINK_DOWNLOADS,
} from "#lib/fields/documents.ts";
import { ITEM_KEYS } from "#lib/disclosures/items.ts";
import { entry, requiredText, text } from "./text.ts";
import { fileSize, revision } from "./values.ts";

const MEGABYTE = 1024 * 1024;

const documentName = requiredText("Enter a name", MAX_DOCUMENT_NAME);
const folder = z.enum(DOCUMENT_FOLDER_KEYS, "Choose a folder");
const item = z.enum(ITEM_KEYS, "Choose a checklist item").nullable();

export const documentUploadInput = z.object({
  size: fileSize(
    MAX_DOCUMENT_BYTES,
    `Documents can be up to ${MAX_DOCUMENT_BYTES / MEGABYTE} MB. Make the file smaller or split it in two, then try again.`,
  ),
});

/** The URLs for the `PUT` of each part: this product's, or presigned URLs of the store. */
export const documentUploadView = z.object({
  uploadId: z.uuid(),
  size: z.int(),
  partBytes: z.int(),
  // Only the missing parts, numbered from 1.
  parts: z.array(z.object({ number: z.int(), url: z.string() })),
  isDone: z.boolean(),
});

/**
 * What an upload becomes: a new document, or the next version of one, which keeps its name and
 * folder.
 */
export const documentTarget = z.object({
  fileName: text(255),
  documentId: z.uuid("Must be a document's id, or null").nullable(),
  folder,
  item,
  // For a new version: whether the person saw the document on the listing page.
  isListed: z.boolean("Must be true or false").optional(),
});
export type DocumentTargetInput = z.infer<typeof documentTarget>;
export type DocumentTarget = Omit<DocumentTargetInput, "fileName"> & { name: string };

/** Omitted fields stay unchanged. `revision` is the one that the person saw. */
export const documentDetails = z.object({
  name: documentName.optional(),
  note: text(MAX_DOCUMENT_NOTE).optional(),
  folder: folder.optional(),
  visibility: z.enum(DOCUMENT_VISIBILITY_KEYS, "Choose who can see it").optional(),
  item: item.optional(),
});
export const documentChange = documentDetails.extend({ revision });
export type DocumentChange = z.infer<typeof documentChange>;

export const versionChoice = z.object({ number: z.int("Must be a version number") });

export const documentListing = z.object({ isListed: z.boolean("Must be true or false") });

/** `lastGoneAt` is that of the last one the person saw: those deleted later stay. */
export const documentEmptyingQuery = z.object({
  lastGoneAt: z.iso.datetime("Send the time of the last deletion").optional(),
});

export const itemStateInput = z.object({ state: z.enum(ITEM_STATE_KEYS, "Choose a status") });

const wholeFrom = (typed: string) => (/^\d{1,6}$/.test(typed) ? Number(typed) : NaN);

/** Form input: numbers as typed. */
export const documentLinkInput = z.object({
  buyer: requiredText("Enter who this link is for", MAX_BUYER_NAME),
  days: entry()
    .transform(wholeFrom)
    .pipe(
      z
        .number(`Enter a number of days from 1 to ${LINK_DAYS.most}`)
        .min(1, `Enter a number of days from 1 to ${LINK_DAYS.most}`)
        .max(LINK_DAYS.most, `Links can last up to ${LINK_DAYS.most} days`),
    ),
  // Empty: no limit.
  maxDownloads: entry()
    .transform((typed) => (typed === "" ? null : wholeFrom(typed)))
    .pipe(
      z
        .number(`Enter a number from 1 to ${MAX_LINK_DOWNLOADS}, or leave this blank`)
        .min(1, `Enter a number from 1 to ${MAX_LINK_DOWNLOADS}, or leave this blank`)
        .max(MAX_LINK_DOWNLOADS, `Enter ${MAX_LINK_DOWNLOADS} or less, or leave this blank`)
        .nullable(),
    ),
});
export type DocumentLinkInput = z.infer<typeof documentLinkInput>;

const linkView = z.object({
  id: z.uuid(),
  buyer: z.string(),
  endsAt: z.iso.datetime(),
  maxDownloads: z.int().nullable(),
  downloads: z.int(),
  lastDownloadAt: z.iso.datetime().nullable(),
  state: z.enum(["open", "withdrawn", "over", "used_up"]),
});
export type DocumentLinkView = z.infer<typeof linkView>;

const versionView = z.object({
  number: z.int(),
  kind: z.enum(DOCUMENT_KIND_KEYS),
  bytes: z.int(),
  addedAt: z.iso.datetime(),
  // Null once that person has left.
  addedByName: z.string().nullable(),
});
export type DocumentVersionView = z.infer<typeof versionView>;

export const documentView = z.object({
  id: z.uuid(),
  revision: z.int(),
  name: z.string(),
  note: z.string(),
  folder: z.enum(DOCUMENT_FOLDER_KEYS),
  visibility: z.enum(DOCUMENT_VISIBILITY_KEYS),
  // Whether the caller may change the visibility.
  ownsVisibility: z.boolean(),
  item: z.enum(ITEM_KEYS).nullable(),
  // Whether the listing page offers its current version to everyone.
  isListed: z.boolean(),
  addedAt: z.iso.datetime(),
  addedByName: z.string().nullable(),
  // The current version's number, and all versions, newest first.
  version: z.int(),
  versions: z.array(versionView),
  links: z.array(linkView),
  // Set for a deleted document, which can be restored until `goneAt`.
  goneAt: z.iso.datetime().nullable(),
});
export type DocumentView = z.infer<typeof documentView>;

const itemView = z.object({
  key: z.enum(ITEM_KEYS),
  title: z.string(),
  text: z.string(),
  // When it is due, if known.
  due: z.string().nullable(),
  // Why it may not apply; null if it does.
  doubt: z.string().nullable(),
  asksLawyer: z.boolean(),
  source: z.object({ name: z.string(), url: z.string().nullable(), isConfirmed: z.boolean() }),
  folder: z.enum(DOCUMENT_FOLDER_KEYS),
  // Complete while a document is filed under it.
  state: z.enum(ITEM_STATE_KEYS),
  isFiled: z.boolean(),
});
export type ChecklistItemView = z.infer<typeof itemView>;

export const checklistView = z.object({
  // Full name of the state; null if unknown.
  state: z.string().nullable(),
  // Facts needed to complete the checklist.
  wanted: z.array(z.object({ text: z.string(), label: z.string(), href: z.string() })),
  items: z.array(itemView),
});
export type ChecklistView = z.infer<typeof checklistView>;

export const documentsView = z.object({
  // By name.
  documents: z.array(documentView),
  deleted: z.array(documentView),
  checklist: checklistView,
  // The total size of the account's documents that the caller can see, in bytes.
  bytes: z.int(),
  // Why adding doesn't work, as a sentence; null if it works.
  cannotAdd: z.string().nullable(),
});
export type DocumentsView = z.infer<typeof documentsView>;

/** The URL contains the secret, which is shown only once: only its hash is stored. */
export const sharedLinkView = z.object({ url: z.string(), documents: documentsView });
