import { type SQL, sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  DOCUMENT_FOLDER_KEYS,
  DOCUMENT_KIND_KEYS,
  DOCUMENT_VISIBILITY_KEYS,
} from "#lib/fields/documents.ts";
import { moment, timestamps } from "./columns.ts";
import { offerSubmissions } from "./offers.ts";
import { users } from "./users.ts";
import { wordList, wordsIn } from "./words.ts";

/** The documents of an account. The id is that of the first version's upload. */
export const documents = pgTable(
  "documents",
  {
    id: uuid("id").primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    // Null once the person is deleted; the Admin then sees what only they saw.
    addedBy: uuid("added_by").references(() => users.id, { onDelete: "set null" }),
    folder: text("folder", { enum: DOCUMENT_FOLDER_KEYS }).notNull(),
    name: text("name").notNull(),
    note: text("note").notNull().default(""),
    visibility: text("visibility", { enum: DOCUMENT_VISIBILITY_KEYS })
      .notNull()
      .default("everyone"),
    // From lib/disclosures; null if it isn't on the checklist.
    itemKey: text("item_key"),
    version: integer("version").notNull().default(1),
    revision: integer("revision").notNull().default(1),
    // The text of the current version; empty until it was read.
    pageText: text("page_text").notNull().default(""),
    words: wordList("words")
      .notNull()
      .generatedAlwaysAs((): SQL => {
        const { name, note, pageText } = documents;
        return wordsIn(sql`${name} || ' ' || ${note} || ' ' || ${pageText}`);
      }),
    // When it was added to the listing page; null if it isn't there.
    listedAt: moment("listed_at"),
    deletedAt: moment("deleted_at"),
    ...timestamps,
  },
  (table) => [
    index("documents_account_idx").on(table.accountId),
    index("documents_added_by_idx").on(table.addedBy),
    index("documents_deleted_idx").on(table.deletedAt),
    index("documents_listed_idx")
      .on(table.accountId)
      .where(sql`${table.listedAt} is not null`),
  ],
);

/**
 * Every document file in the store, of a document's version or attached to an offer: rows are added before
 * the file is written and removed after it is deleted. The next sweep removes files without an owner, unless
 * they are being added, until `keptUntil`.
 */
export const documentVersions = pgTable(
  "document_versions",
  {
    fileName: text("file_name").primaryKey(),
    documentId: uuid("document_id").references(() => documents.id, { onDelete: "set null" }),
    // The turn of an offer that it is attached to.
    submissionId: uuid("submission_id").references(() => offerSubmissions.id, {
      onDelete: "set null",
    }),
    // Of the account's upload; null for a buyer's file.
    uploadId: uuid("upload_id"),
    // A buyer's name for an attached file; documents have their own.
    attachmentName: text("attachment_name"),
    // From 1, in order of arrival; 0 while it is being added.
    number: integer("number").notNull().default(0),
    kind: text("kind", { enum: DOCUMENT_KIND_KEYS }).notNull(),
    bytes: integer("bytes").notNull(),
    addedBy: uuid("added_by").references(() => users.id, { onDelete: "set null" }),
    addedAt: moment("added_at").notNull().defaultNow(),
    keptUntil: moment("kept_until").notNull(),
  },
  (table) => [
    // Files without an owner yet have a null id, so they don't collide.
    uniqueIndex("document_versions_number_key").on(table.documentId, table.number),
    uniqueIndex("document_versions_attachment_key").on(table.submissionId, table.number),
    index("document_versions_upload_idx").on(table.uploadId),
    index("document_versions_added_by_idx").on(table.addedBy),
    index("document_versions_loose_idx")
      .on(table.keptUntil)
      .where(sql`${table.documentId} is null and ${table.submissionId} is null`),
  ],
);

/** Links that give one buyer one document until they expire. Only a hash of the secret is stored. */
export const documentLinks = pgTable(
  "document_links",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    secretHash: text("secret_hash").notNull(),
    buyer: text("buyer").notNull(),
    endsAt: moment("ends_at").notNull(),
    // Null: unlimited.
    maxDownloads: integer("max_downloads"),
    downloads: integer("downloads").notNull().default(0),
    lastDownloadAt: moment("last_download_at"),
    withdrawnAt: moment("withdrawn_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("document_links_secret_key").on(table.secretHash),
    index("document_links_document_idx").on(table.documentId),
    index("document_links_created_by_idx").on(table.createdBy),
    check(
      "document_links_downloads",
      sql`${table.maxDownloads} is null or ${table.downloads} <= ${table.maxDownloads}`,
    ),
  ],
);

/** The seller's answers about checklist items; an item without a row is missing. */
export const checklistItems = pgTable(
  "checklist_items",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    itemKey: text("item_key").notNull(),
    state: text("state", { enum: ["done", "not_needed"] }).notNull(),
    ...timestamps,
  },
  (table) => [primaryKey({ columns: [table.accountId, table.itemKey] })],
);
