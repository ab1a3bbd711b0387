import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/**
 * A person who can sign in. `parentUserId` says who created them (null: the Admin);
 * `accountId` is the Admin at the top of that chain, whose property, steps and plan all share.
 */
export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    email: text("email").notNull().unique(),
    // When its owner proved the address, at an identity provider or by following a mailed link;
    // null: whoever signed up with it, or added someone by it, may have made it up.
    emailVerified: moment("email_verified_at"),
    // bcrypt hash; null for a person who signs in through identity providers only.
    password: text("password"),
    // Never "set null": who loses their parent must not become an Admin by it.
    parentUserId: uuid("parent_user_id").references((): AnyPgColumn => users.id, {
      onDelete: "no action",
    }),
    accountId: uuid("account_id")
      .notNull()
      .references((): AnyPgColumn => users.id, { onDelete: "cascade" }),
    authProvider: text("auth_provider").notNull().default("email"),
    stripeCustomerId: text("stripe_customer_id").unique(),
    stripeSubscriptionId: text("stripe_subscription_id").unique(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("users_parent_user_id_idx").on(table.parentUserId),
    index("users_account_id_idx").on(table.accountId, table.createdAt),
    check("users_email_lower_case", sql`${table.email} = lower(${table.email})`),
  ],
);
