import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { ALTERATION_KEYS, PHOTO_ROOM_KEYS } from "#lib/fields/photos.ts";
import type { PhotoMeasures } from "#lib/photos/measures.ts";
import type { PhotoEdits } from "#lib/schemas/photos.ts";
import { moment, timestamps } from "./columns.ts";
import { users } from "./users.ts";

export const UPLOAD_STATES = ["open", "done", "ended"] as const;

/** The photos of an account. The id is that of the upload. */
export const photos = pgTable(
  "photos",
  {
    id: uuid("id").primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    // Recently deleted photos keep theirs, so that they can be restored in place.
    position: integer("position").notNull(),
    revision: integer("revision").notNull().default(1),
    roomKey: text("room_key", { enum: PHOTO_ROOM_KEYS }),
    roomNumber: integer("room_number"),
    caption: text("caption").notNull().default(""),
    // If empty, it is written from the room and the facts.
    alternativeText: text("alternative_text").notNull().default(""),
    edits: jsonb("edits").$type<PhotoEdits>().notNull(),
    alterationKinds: text("alteration_kinds", { enum: ALTERATION_KEYS }).array(),
    // The original is kept as long as the altered photo.
    unalteredPhotoId: uuid("unaltered_photo_id").references((): AnyPgColumn => photos.id),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    placeholder: text("placeholder").notNull(),
    measures: jsonb("measures").$type<PhotoMeasures>().notNull(),
    deletedAt: moment("deleted_at"),
    ...timestamps,
  },
  (table) => [
    index("photos_account_idx").on(table.accountId, table.position),
    index("photos_unaltered_idx").on(table.unalteredPhotoId),
    index("photos_deleted_idx").on(table.deletedAt),
    check(
      "photos_alteration_whole",
      sql`(${table.alterationKinds} is null) = (${table.unalteredPhotoId} is null)`,
    ),
  ],
);

/**
 * Every photo file in the store: rows are added before the file is written and removed after it is deleted.
 * The next sweep removes files without a photo, unless they are being made, until `keptUntil`.
 */
export const photoFiles = pgTable(
  "photo_files",
  {
    name: text("name").primaryKey(),
    photoId: uuid("photo_id").references(() => photos.id, { onDelete: "set null" }),
    isOriginal: boolean("is_original").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    bytes: integer("bytes").notNull(),
    keptUntil: moment("kept_until").notNull(),
  },
  (table) => [
    index("photo_files_photo_idx").on(table.photoId),
    index("photo_files_loose_idx")
      .on(table.keptUntil)
      .where(sql`${table.photoId} is null`),
  ],
);

export const UPLOAD_PURPOSES = ["photo", "document"] as const;

export const photoUploads = pgTable(
  "photo_uploads",
  {
    id: uuid("id").primaryKey(),
    // Null once the account is deleted; the upload is then swept.
    accountId: uuid("account_id").references(() => users.id, { onDelete: "set null" }),
    purpose: text("purpose", { enum: UPLOAD_PURPOSES }).notNull().default("photo"),
    size: integer("size").notNull(),
    // Ended uploads stay for a day, in which parts may still arrive at the store.
    state: text("state", { enum: UPLOAD_STATES }).notNull().default("open"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("photo_uploads_account_idx").on(table.accountId),
    index("photo_uploads_created_idx").on(table.createdAt),
  ],
);
