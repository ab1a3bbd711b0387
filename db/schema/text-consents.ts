import { bigint, boolean, index, pgEnum, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { CONSENT_PLACES } from "#lib/fields/text-consent.ts";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

export const consentPlace = pgEnum("consent_place", CONSENT_PLACES);

/** Each time a person gave or withdrew consent to text messages, with the text that they saw. */
export const textConsents = pgTable(
  "text_consents",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    place: consentPlace("place").notNull(),
    isGiven: boolean("is_given").notNull(),
    wording: text("wording").notNull(),
    // As entered then; null for none.
    mobileNumber: text("mobile_number"),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [index("text_consents_user_idx").on(table.userId, table.id)],
);
