import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/**
 * A person who can log in. `parentUserId` is the person who added them (null: the Admin). `accountId` is
 * the Admin at the top, whose property, steps and plan they share.
 */
export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    email: text("email").notNull().unique(),
    // When the address was proved by an identity provider or an emailed link. Null: someone may have made
    // it up.
    emailVerified: moment("email_verified_at"),
    // bcrypt hash; null for a person who logs in only through identity providers.
    password: text("password"),
    // Never "set null": a person whose parent is deleted must not become an Admin.
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
