import type { SQL } from "drizzle-orm";
import { bigint, boolean, index, pgEnum, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { VERSION_ORIGINS, WRITERS } from "#lib/schemas/description.ts";
import { moment } from "./columns.ts";
import { descriptionLength, descriptionTone, properties } from "./properties.ts";
import { users } from "./users.ts";
import { wordList, wordsIn } from "./words.ts";

export const versionOrigin = pgEnum("version_origin", VERSION_ORIGINS);
export const writerName = pgEnum("writer_name", WRITERS);

/**
 * Every text that a property's description has had, each once. `properties` has the current one too;
 * `savedAt` is when a text last was current.
 */
export const descriptionVersions = pgTable(
  "description_versions",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: uuid("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    description: text("description").notNull(),
    origin: versionOrigin("origin").notNull(),
    // Null for the seller's own text, like tone and length.
    writer: writerName("writer"),
    tone: descriptionTone("tone"),
    length: descriptionLength("length"),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull().defaultNow(),
    savedAt: moment("saved_at").notNull().defaultNow(),
    acceptedAt: moment("accepted_at"),
    // Stored as a version because the current text had changed meanwhile; it never was current.
    isConflict: boolean("is_conflict").notNull().default(false),
    words: wordList("words")
      .notNull()
      .generatedAlwaysAs((): SQL => wordsIn(descriptionVersions.description)),
  },
  (table) => [
    index("description_versions_property_idx").on(table.propertyId, table.savedAt, table.id),
    index("description_versions_author_idx").on(table.authorId),
  ],
);
