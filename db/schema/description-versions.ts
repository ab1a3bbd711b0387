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
 * Every text that the description of a property has had, each once. The present one stands in
 * `properties` too; `savedAt` is when a text last was that.
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
    // Null, as tone and length are, for a seller's own text.
    writer: writerName("writer"),
    tone: descriptionTone("tone"),
    length: descriptionLength("length"),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull().defaultNow(),
    savedAt: moment("saved_at").notNull().defaultNow(),
    acceptedAt: moment("accepted_at"),
    // Kept beside the present text because that one had changed meanwhile; it never was the present one.
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
