import { boolean, jsonb, pgEnum, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Basics } from "#lib/schemas/basics.ts";
import type { Features } from "#lib/schemas/features.ts";
import { PROPERTY_TYPES } from "#lib/schemas/property.ts";
import { timestamps } from "./columns.ts";
import { users } from "./users.ts";

export const propertyType = pgEnum("property_type", PROPERTY_TYPES);

/** The home that an account sells: one an account; `userId` is the account's Admin. */
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
  propertyBasics: jsonb("property_basics").$type<Basics>(),
  propertySpecifics: jsonb("property_specifics").$type<Features>(),
  generatedDescription: text("generated_description"),
  descriptionAccepted: boolean("description_accepted").notNull().default(false),
  ...timestamps,
});
