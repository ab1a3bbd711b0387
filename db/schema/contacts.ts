import { index, pgEnum, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { CONTACT_KINDS } from "#lib/fields/contacts.ts";
import { timestamps } from "./columns.ts";
import { users } from "./users.ts";

export const contactKind = pgEnum("contact_kind", CONTACT_KINDS);

/** People and businesses that an account's members noted themselves. */
export const contacts = pgTable(
  "contacts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    kind: contactKind("kind").notNull(),
    phone: text("phone"),
    email: text("email"),
    website: text("website"),
    note: text("note").notNull(),
    ...timestamps,
  },
  (table) => [index("contacts_account_idx").on(table.accountId, table.name)],
);
