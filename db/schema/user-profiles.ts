import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

export const userProfiles = pgTable("user_profiles", {
  id: uuid("id").primaryKey().defaultRandom(),
  userId: uuid("user_id")
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  name: text("name"),
  addressLine1: text("address_line1"),
  addressLine2: text("address_line2"),
  city: text("city"),
  state: text("state"),
  zipCode: text("zip_code"),
  isSameSellingAddress: boolean("is_same_selling_address").notNull().default(false),
  mobileNumber: text("mobile_number"),
  hasTextConsent: boolean("has_text_consent").notNull().default(false),
  contactEmail: text("contact_email"),
});
