import "server-only";
import { DrizzleAdapter } from "@auth/drizzle-adapter";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Adapter } from "next-auth/adapters";
import { database, type Database } from "#db/client.ts";
import { moment } from "#db/schema/columns.ts";
import { accounts, verificationTokens } from "#db/schema/index.ts";

// The columns NextAuth may read. The password hash must stay out.
const usersTable = pgTable("users", {
  id: uuid("id").primaryKey(),
  email: text("email").notNull(),
  emailVerified: moment("email_verified_at"),
});

// The adapter's types require columns that only its own writes fill (name, image, provider tokens).
// Porchlight doesn't store them there.
const TABLES = {
  usersTable,
  accountsTable: accounts,
  verificationTokensTable: verificationTokens,
} as unknown as NonNullable<Parameters<typeof DrizzleAdapter<Database>>[1]>;

// docs/decisions/0003-sessions-and-sign-in.md explains why these methods are replaced.
export function authAdapter(): Adapter {
  return {
    ...DrizzleAdapter(database(), TABLES),
    getUser: () => null,
    createUser: refuse,
    linkAccount: refuse,
  };
}

// Reached only when a user is deleted between linking and login.
function refuse(): never {
  throw new Error("A user and their links are made by linkIdentity");
}
