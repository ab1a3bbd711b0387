import { boolean, jsonb, pgEnum, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Basics } from "#lib/fields/basics.ts";
import type { Features } from "#lib/fields/features.ts";
import { LENGTHS, TONES } from "#lib/fields/description.ts";
import { GARAGES, HOUSE_STYLES, type OptionalFacts } from "#lib/fields/optional-facts.ts";
import { PROPERTY_TYPES } from "#lib/fields/property.ts";
import { timestamps } from "./columns.ts";
import { users } from "./users.ts";

export const propertyType = pgEnum("property_type", PROPERTY_TYPES);
export const garageKind = pgEnum("garage_kind", GARAGES);
export const houseStyle = pgEnum("house_style", HOUSE_STYLES);
export const descriptionTone = pgEnum("description_tone", TONES);
export const descriptionLength = pgEnum("description_length", LENGTHS);

/** One per account; `userId` is the account's Admin. */
export const properties = pgTable("properties", {
  id: uuid("id").primaryKey().defaultRandom(),
  userId: uuid("user_id")
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  propertyType: propertyType("property_type").notNull(),
  addressLine1: text("address_line1").notNull(),
  addressLine2: text("address_line2"),
  city: text("city").notNull(),
  state: text("state").notNull(),
  zipCode: text("zip_code").notNull(),
  // IANA name, chosen by the owner if the state has two; null: from state and zip code.
  timeZone: text("time_zone"),
  propertyBasics: jsonb("property_basics").$type<Basics>(),
  // What the seller said of the facts that only some sales have; missing ones are unknown.
  optionalFacts: jsonb("optional_facts").$type<Partial<OptionalFacts>>().notNull().default({}),
  propertySpecifics: jsonb("property_specifics").$type<Features>(),
  generatedDescription: text("generated_description"),
  descriptionAccepted: boolean("description_accepted").notNull().default(false),
  descriptionTone: descriptionTone("description_tone").notNull().default("warm"),
  descriptionLength: descriptionLength("description_length").notNull().default("standard"),
  keptNotes: text("kept_notes").array().notNull().default([]),
  ...timestamps,
});
