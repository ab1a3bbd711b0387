import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** A password attempt that is under way or has failed: what the limits of POST /api/login count. */
export const signInAttempts = pgTable(
  "sign_in_attempts",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    email: text("email").notNull(),
    address: text("address").notNull(),
    attemptedAt: moment("attempted_at").notNull().defaultNow(),
  },
  (table) => [
    index("sign_in_attempts_email_idx").on(table.email, table.attemptedAt),
    index("sign_in_attempts_address_idx").on(table.address, table.attemptedAt),
    index("sign_in_attempts_attempted_at_idx").on(table.attemptedAt),
  ],
);
