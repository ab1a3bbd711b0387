CREATE TABLE "accounts" (
	"provider" text NOT NULL,
	"provider_account_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_provider_provider_account_id_pk" PRIMARY KEY("provider","provider_account_id"),
	CONSTRAINT "accounts_user_id_provider_unique" UNIQUE("user_id","provider")
);
--> statement-breakpoint
CREATE TABLE "verification_tokens" (
	"identifier" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "verification_tokens_identifier_token_pk" PRIMARY KEY("identifier","token")
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_google_id_unique";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_facebook_id_unique";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_apple_id_unique";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The ids that stood in columns become rows.
INSERT INTO "accounts" ("provider", "provider_account_id", "user_id")
SELECT "provider", "provider_account_id", "id" FROM "users",
	LATERAL (VALUES ('google', "google_id"), ('facebook', "facebook_id"), ('apple', "apple_id")) AS "ids" ("provider", "provider_account_id")
WHERE "provider_account_id" IS NOT NULL;--> statement-breakpoint
-- Google vouched for the address of everyone who was linked to it.
UPDATE "users" SET "email_verified_at" = now() WHERE "google_id" IS NOT NULL;--> statement-breakpoint
-- An Admin who had signed up with a password was linked without proof that the password was theirs.
-- What unproven people of such an account can sign in with ends here, as it does from now on when a link is made.
DELETE FROM "sessions" USING "users", "users" AS "admin"
WHERE "sessions"."user_id" = "users"."id" AND "users"."account_id" = "admin"."id"
	AND "admin"."google_id" IS NOT NULL AND "admin"."auth_provider" = 'email'
	AND ("users"."id" = "admin"."id" OR "users"."email_verified_at" IS NULL);--> statement-breakpoint
UPDATE "users" SET "password" = NULL FROM "users" AS "admin"
WHERE "users"."account_id" = "admin"."id"
	AND "admin"."google_id" IS NOT NULL AND "admin"."auth_provider" = 'email'
	AND ("users"."id" = "admin"."id" OR "users"."email_verified_at" IS NULL);--> statement-breakpoint
UPDATE "users" SET "auth_provider" = 'google'
WHERE "google_id" IS NOT NULL AND "parent_user_id" IS NULL;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "google_id";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "facebook_id";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "apple_id";