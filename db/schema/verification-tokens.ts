import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** A link that was emailed to an address, by the hash of its secret; following it proves the address. */
export const verificationTokens = pgTable(
  "verification_tokens",
  {
    // The email address.
    identifier: text("identifier").notNull(),
    token: text("token").notNull(),
    expires: moment("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.identifier, table.token] }),
    index("verification_tokens_expires_at_idx").on(table.expires),
  ],
);
