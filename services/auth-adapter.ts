import "server-only";
import { DrizzleAdapter } from "@auth/drizzle-adapter";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Adapter } from "next-auth/adapters";
import { database, type Database } from "#db/client.ts";
import { moment } from "#db/schema/columns.ts";
import { accounts, verificationTokens } from "#db/schema/index.ts";

// What NextAuth may read of a user: never the password's hash.
const usersTable = pgTable("users", {
  id: uuid("id").primaryKey(),
  email: text("email").notNull(),
  emailVerified: moment("email_verified_at"),
});

// The adapter's types ask for columns that only its own writes fill: a name and a picture of the
// user, the provider's tokens. The product keeps none of them there.
const TABLES = {
  usersTable,
  accountsTable: accounts,
  verificationTokensTable: verificationTokens,
} as unknown as NonNullable<Parameters<typeof DrizzleAdapter<Database>>[1]>;

// The methods that are replaced here are explained in docs/decisions/0003-sessions-and-sign-in.md.
export function authAdapter(): Adapter {
  return {
    ...DrizzleAdapter(database(), TABLES),
    getUser: () => null,
    createUser: refuse,
    linkAccount: refuse,
  };
}

// Reached only where a user was deleted between being linked and being signed in.
function refuse(): never {
  throw new Error("A user and their links are made by linkIdentity");
}
