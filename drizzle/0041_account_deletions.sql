ALTER TYPE "public"."link_purpose" ADD VALUE 'delete_account';--> statement-breakpoint
CREATE TABLE "account_deletions" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deletes_at" timestamp with time zone NOT NULL,
	"stops_renewal" boolean DEFAULT false NOT NULL,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_deletes_at_idx" ON "account_deletions" USING btree ("deletes_at");